/** Puts a database made in a rescue in the place of a damaged one, which stays whole beside it under another name. */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { renameDurably, syncFolder } from '../../platform/durable.ts'
import { dropMark } from './mark.ts'
import { present } from '../../../games/building-blocks/present.ts'

const RESCUED = /^pithead-rescued-(.+)\.db$/
const ENDS = ['', '-wal', '-shm']

/** The working folder of a rescue; nothing in it is needed once it was decided, or left. */
export const rescueFolder = (folder: string): string => join(folder, 'rescue')

/** Makes `file` the folder's database and answers the damaged one's new name, null if there was none. */
export function replaceDatabase(folder: string, file: string, now: Date): string | null {
  const time = now.toISOString().replaceAll(/[:.]/g, '-')
  renameDurably(file, join(folder, `pithead-rescued-${time}.db`))
  return finishRescue(folder)
}

/**
 * A rescue is decided once its database lies in the folder: one that was interrupted after that is brought to its end.
 * A log must never lie beside a database that it does not belong to, so the damaged one goes first.
 */
export function finishRescue(folder: string): string | null {
  rmSync(rescueFolder(folder), { recursive: true, force: true })
  const rescued = existsSync(folder) ? readdirSync(folder).find((name) => RESCUED.test(name)) : undefined
  if (!rescued) return null
  dropMark(folder)
  const aside = `pithead-damaged-${present(RESCUED.exec(rescued), "the form of a rescued file's name")[1]}.db`
  for (const end of ENDS) {
    const file = join(folder, `pithead.db${end}`)
    if (existsSync(file)) renameSync(file, join(folder, `${aside}${end}`))
  }
  syncFolder(folder)
  renameDurably(join(folder, rescued), join(folder, 'pithead.db'))
  return existsSync(join(folder, aside)) ? aside : null
}
