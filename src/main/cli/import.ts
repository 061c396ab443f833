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
  return games.count().refused > 0 || (result.left > 0 && !keep) ? STATUS.refused : STATUS.ok
}

const linesOf = ({ added, replaced, back, left }: ImportResult): string[] => [
  `added ${added}`,
  ...(replaced > 0 ? [`replaced ${replaced}`] : []),
  ...(back > 0 ? [`back from the bin ${back}`] : []),
  ...(left > 0 ? [`left ${left} unchanged; --keep theirs or --keep both takes the file's`] : []),
]

const lineOf = (item: ImportItem): string =>
  item.state === 'refused'
    ? refusalLine(item.name, item.problem)
    : `${item.state} ${item.name} ${item.id}${item.state === 'changed' ? ` ${item.differences.join(',')}` : ''}`
