/** `pithead import`: adds the games in files to the archive. */
import { Option, type Command } from 'commander'
import type { ImportItem, ImportResult, Keep, TableColumns } from '../../contract/archive.ts'
import type { Store } from '../store/store.ts'
import { Import, unhurried } from '../archive/import.ts'
import { tableToMap } from '../archive/read-file.ts'
import { type CommandLine, newCommand } from './command-line.ts'
import { isProblem, openInput } from './input-files.ts'
import { printable } from './printable.ts'
import { refusalLine } from './refusal-line.ts'
import { STATUS, type Status } from './status.ts'
import { guessLine, readColumns } from './table-columns.ts'

export const importCommand = (line: CommandLine): Command =>
  newCommand<Flags>('import', 'add games to the archive', (flags, files) =>
    line.change((store) => importGames(store, files, line, flags)),
  )
    .argument(
      '<file...>',
      'records, games that were sent, zips of these, files of BG Stats and tables; - is standard input',
    )
    .addOption(new Option('--keep <side>', KEEP).choices(SIDES))
    .addOption(new Option('--columns <columns>', COLUMNS).argParser((text) => readColumns(text, line.catalogue)))

const SIDES: readonly string[] = ['mine', 'theirs', 'both'] satisfies Keep[]
const KEEP = "of a game that differs, keep the archive's, the file's or both (default: mine, with exit status 1)"

const COLUMNS =
  'the columns of a table from elsewhere: player=2,total=3,date=1,title=4, of which the last may be game=ID, and ' +
  'play=, winner=, place=, minutes= and order=dmy, mdy or ymd'

interface Flags {
  keep?: Keep
  columns?: TableColumns
}

/** Prints a line for each game found in the files, and the numbers of those added, replaced and left unchanged. */
export async function importGames(
  store: Store,
  files: readonly string[],
  { catalogue, input, print }: Pick<CommandLine, 'catalogue' | 'input' | 'print'>,
  { keep, columns }: Flags = {},
): Promise<Status> {
  const games = new Import(store, catalogue)
  try {
    for (const file of files) {
      const before = games.length()
      await bringIn(games, file, { input, catalogue, print }, columns)
      for (const item of itemsFrom(games, before)) print(printable(lineOf(item)))
    }
    if (keep) games.choose(null, keep)
    if (games.writes()) await store.backup('import')
    const result = await games.run(new Date().toISOString(), unhurried)
    for (const said of linesOf(result)) print(said)
    return isWhole(games) && (result.left === 0 || keep) ? STATUS.ok : STATUS.refused
  } finally {
    games.close()
  }
}

async function bringIn(
  games: Import,
  file: string,
  { input, catalogue, print }: Pick<CommandLine, 'catalogue' | 'input' | 'print'>,
  columns?: TableColumns,
): Promise<void> {
  const source = await openInput(file, input)
  if (isProblem(source)) return games.refuse(file, source)
  try {
    const table = columns ? null : tableToMap(file, source, catalogue)
    if (table) print(printable(guessLine(file, table)))
    await games.add(file, source, unhurried, columns)
  } finally {
    source.close()
  }
}

/** Items read at once. */
const PAGE = 200

function* itemsFrom(games: Import, from: number): Generator<ImportItem> {
  for (let at = from; at < games.length(); at += PAGE) yield* games.page(null, at, PAGE)
}

/** Whether nothing was refused, and not all that was found is of other games. */
function isWhole(games: Import): boolean {
  const { refused, other } = games.count()
  return refused === 0 && (games.length() === 0 || other < games.length())
}

const linesOf = ({ added, replaced, back, left }: ImportResult): string[] => [
  `added ${added}`,
  ...(replaced > 0 ? [`replaced ${replaced}`] : []),
  ...(back > 0 ? [`back from the bin ${back}`] : []),
  ...(left > 0 ? [`left ${left} unchanged; --keep theirs or --keep both takes the file's`] : []),
]

function lineOf(item: ImportItem): string {
  if (item.state === 'refused') return refusalLine(item.name, item.problem)
  if (item.state === 'left-out') return `left-out ${item.name} plays=${item.plays} ${JSON.stringify(item.title)}`
  if (item.state !== 'changed') return `${item.state} ${item.name} ${item.id}`
  const more = [item.differences.join(','), ...(item.losing ? ['totals-only'] : [])].filter(Boolean)
  return [item.alike ? 'alike' : 'changed', item.name, item.id, ...more].join(' ')
}
