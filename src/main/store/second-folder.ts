/** A second folder for backups: a stick, another disk, a folder that is synchronised. The data folder keeps its own. */
import { accessSync, constants, mkdtempSync, realpathSync, rmdirSync, statSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import type { SecondFolder } from '../../contract/archive.ts'
import { refusal } from '../../contract/errors.ts'
import type { NotCopied } from './chores.ts'
import type { NoticeStore } from './notices.ts'
import type { SettingsStore } from './settings.ts'

export interface SecondFolderStore {
  state: () => SecondFolder
  choose: (folder: string | null) => void
  /** Has noted whether a copy arrived. That none does is said once, and is over when one does again. */
  note: (notCopied: NotCopied) => void
}

/** Keys among the settings; no text is none. */
const FOLDER = 'secondFolder'
const PROBLEM = 'secondFolderProblem'

export function secondFolderStore(settings: SettingsStore, notices: NoticeStore): SecondFolderStore {
  const state = (): SecondFolder => {
    const { [FOLDER]: folder, [PROBLEM]: problem } = settings.all()
    return { folder: folder || null, problem: problem || null }
  }
  return {
    state,
    choose(folder) {
      settings.set({ [FOLDER]: folder ?? '', [PROBLEM]: '' })
    },
    note(notCopied) {
      const { folder, problem } = state()
      if (folder === null || problem === (notCopied?.code ?? null)) return
      settings.set({ [PROBLEM]: notCopied?.code ?? '' })
      if (!notCopied) notices.drop('backup-not-copied')
      if (notCopied && problem === null) notices.add({ code: 'backup-not-copied', folder, reason: notCopied.code })
    },
  }
}

/** The real path of a folder that copies can go to, besides the data folder `own`. Throws `bad-folder`. */
export function checkedFolder(folder: string, own: string): string {
  const bad = (problem: string) => refusal('bad-folder', { folder, problem })
  if (!isAbsolute(folder)) throw bad('not-whole')
  const real = attempt(() => realpathSync(folder))
  if (real === undefined) throw bad('missing')
  if (!statSync(real).isDirectory()) throw bad('no-folder')
  if (isInside(real, realpathSync(own))) throw bad('own')
  if (!canWrite(real)) throw bad('read-only')
  return real
}

function isInside(path: string, folder: string): boolean {
  const inside = relative(folder, path)
  return !isAbsolute(inside) && !/^\.\.([\\/]|$)/.test(inside)
}

/** Permissions alone don't tell: on a stick that is locked nothing can be made either. */
const canWrite = (folder: string): boolean =>
  attempt(() => {
    accessSync(folder, constants.W_OK)
    rmdirSync(mkdtempSync(join(folder, '.pithead-')))
    return true
  }) ?? false

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
