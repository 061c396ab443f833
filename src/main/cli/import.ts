/** `pithead import`: adds the games in files to the archive. */
import { Option, type Command } from 'commander'
import type { ImportItem, ImportResult, Keep } from '../../contract/archive.ts'
import type { Store } from '../store/store.ts'
import { newImport, unhurried } from '../archive/import.ts'
import { type CommandLine, newCommand } from './command-line.ts'
import { bytesOf } from './input-files.ts'
import { printable } from './printable.ts'
import { refusalLine } from './refusal-line.ts'
import { STATUS, type Status } from './status.ts'

export const importCommand = (line: CommandLine): Command =>
  newCommand<Flags>('import', 'add games to the archive', (flags, files) =>
    line.change((store) => importGames(store, files, line, flags.keep)),
  )
    .argument('<file...>', 'records, zips of them and files of BG Stats; - is standard input')
    .addOption(new Option('--keep <side>', KEEP).choices(SIDES))

const SIDES: readonly string[] = ['mine', 'theirs', 'both'] satisfies Keep[]
const KEEP = "of a game that differs, keep the archive's, the file's or both (default: mine, with exit status 1)"

interface Flags {
  keep?: Keep
}

/** Prints a line for each game found in the files, and the numbers of those added, replaced and left unchanged. */
export async function importGames(
  store: Store,
  files: readonly string[],
  { catalogue, input, print }: Pick<CommandLine, 'catalogue' | 'input' | 'print'>,
  keep?: Keep,
): Promise<Status> {
  const games = newImport(store, catalogue)
  for (const file of files) {
    const before = games.items.length
    const bytes = await bytesOf(file, input)
    if (Buffer.isBuffer(bytes)) await games.add(file, bytes, unhurried)
    else games.refuse(file, bytes)
    for (const item of games.items.slice(before)) print(printable(lineOf(item)))
  }
  if (keep) games.choose(null, keep)
  if (games.writes()) await store.backup('import')
  const result = await games.run(new Date().toISOString(), unhurried)
  for (const said of linesOf(result)) print(said)
  return isWhole(games.items) && (result.left === 0 || keep) ? STATUS.ok : STATUS.refused
}

/** Whether nothing was refused, and not all that was found is of other games. */
const isWhole = (items: readonly ImportItem[]): boolean =>
  !items.some(({ state }) => state === 'refused') &&
  (items.length === 0 || items.some(({ state }) => state !== 'left-out'))

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
