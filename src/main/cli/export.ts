/** `pithead export`: finished games as one file. */
import { Option, type Command } from 'commander'
import type { ExportFormat } from '../../contract/archive.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { FinishedRecord } from '../../games/record/record.ts'
import { withExercises } from '../exercises/taken-along.ts'
import type { Stores } from '../store/store.ts'
import { exportedFile, type Records } from '../archive/export.ts'
import { finishedRecord } from '../archive/finished-record.ts'
import { canSend } from '../archive/formats/sent-game.ts'
import { type CommandLine, newCommand } from './command-line.ts'
import { failure } from './complaint.ts'
import { STANDARD } from './input-files.ts'
import { SEARCH } from './command-flags.ts'
import { foundBy } from './with-games.ts'
import { STATUS, type Status } from './status.ts'
import { writeWhole } from './write-whole.ts'
import { present } from '../../games/building-blocks/present.ts'

const FORMATS: readonly string[] = ['records', 'csv', 'bg-stats', 'html'] satisfies ExportFormat[]

interface Flags {
  out: string
  format: ExportFormat
  bom?: true
  separator?: ',' | ';'
}

export const exportCommand = (line: CommandLine): Command =>
  newCommand<Flags>('export', 'write finished games to one file', (flags, words) =>
    line.read((stores) => exportGames(stores, { ...flags, search: words.join(' ') }, line)),
  )
    .argument('[search...]', SEARCH)
    .addOption(new Option('--out <file>', 'the file; - is standard output').makeOptionMandatory())
    .addOption(
      new Option(
        '--format <format>',
        'records (a zip of several), a table, plays for BG Stats, or one game as a page for any browser',
      )
        .choices(FORMATS)
        .default(FORMATS[0]),
    )
    .option('--bom', 'begin the table with a byte-order mark, for spreadsheets')
    .addOption(
      new Option('--separator <sign>', 'what stands between cells; a semicolon brings a byte-order mark').choices([
        ',',
        ';',
      ]),
    )

interface Wanted extends Flags {
  search: string
}

/** Throws a `Complaint` if nothing is found or the file can't be written. */
export async function exportGames(
  stores: Pick<Stores, 'archive' | 'games' | 'exercises'>,
  { search, out, format, bom, separator }: Wanted,
  { catalogue, print, write }: { catalogue: Catalogue } & Pick<CommandLine, 'print' | 'write'>,
): Promise<Status> {
  const ids = stores.archive.ids({ filter: foundBy(search), except: [] })
  if (ids.length === 0) throw failure('no finished game found')
  const records = recordsOf(ids, stores, format, catalogue)
  if (format === 'html') checkPage(records, ids.length)
  const style = separator === ';' ? 'semicolon' : bom ? 'comma' : 'plain'
  const { parts } = exportedFile(records, format, catalogue, undefined, style)
  if (out === STANDARD) for await (const part of parts) await write(part)
  else {
    await writeWhole(out, parts)
    print(`${out} games=${ids.length}`)
  }
  return STATUS.ok
}

function checkPage(records: Records, count: number): void {
  if (count > 1) throw failure(`a page holds one game, and ${count} were found`)
  const [{ game }] = records
  if (!canSend(game)) throw failure('the page is not built yet: npm run build')
}

/** Read anew each time: all in memory at once would be too much. */
const recordsOf = (
  ids: readonly string[],
  stores: Pick<Stores, 'games' | 'exercises'>,
  format: Wanted['format'],
  catalogue: Catalogue,
): Records => ({
  *[Symbol.iterator]() {
    for (const id of ids) {
      const record = recordOf(id, stores.games, catalogue)
      yield format === 'records' ? withExercises(stores, record) : record
    }
  },
})

function recordOf(id: string, games: Stores['games'], catalogue: Catalogue): FinishedRecord {
  try {
    return finishedRecord(present(games.load(id), 'the game').record, id, catalogue)
  } catch {
    throw failure(`the record of game ${id} can't be read`)
  }
}
