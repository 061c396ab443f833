/** `pithead export`: finished games as one file. */
import { parseArgs } from 'node:util'
import type { ExportFormat } from '../../contract/archive.ts'
import type { Catalogue } from '../../games/game.ts'
import type { GameRecord } from '../../games/record.ts'
import type { Store } from '../store/store.ts'
import { exportedFile } from '../archive/export.ts'
import { Complaint } from './complaint.ts'
import { foundBy } from './games.ts'
import type { Print } from './output.ts'
import { writeWhole } from './write-whole.ts'

const FORMATS: readonly string[] = ['records', 'csv', 'bg-stats'] satisfies ExportFormat[]
const FLAGS = { out: { type: 'string' }, format: { type: 'string', default: 'records' } } as const

/** Throws a `Complaint` where nothing is found or the file can't be written. */
export async function exportGames(store: Store, args: string[], catalogue: Catalogue, print: Print): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: FLAGS, allowPositionals: true })
  const { out, format } = values
  if (!out) throw new Complaint('export needs --out')
  if (!FORMATS.includes(format)) throw new Complaint(`no format is called "${format}"; there is: ${FORMATS.join(', ')}`)
  const ids = store.archive.ids({ filter: foundBy(positionals.join(' ')), except: [] })
  if (ids.length === 0) throw new Complaint('no finished game is found')
  const records = ids.map((id) => JSON.parse(store.games.load(id)!.record) as GameRecord)
  const { bytes } = await exportedFile(records, format as ExportFormat, catalogue)
  await writeWhole(out, bytes)
  print(`${out} games=${ids.length}`)
  return 0
}
