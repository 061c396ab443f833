/** `pithead import`: adds the games in files to the archive. */
import type { Command } from 'commander'
import type { ImportItem } from '../../contract/archive.ts'
import type { Store } from '../store/store.ts'
import { newImport, unhurried } from '../archive/import.ts'
import { type CommandLine, newCommand } from './command-line.ts'
import { bytesOf } from './input-files.ts'
import { printable } from './printable.ts'
import { refusalLine } from './refusal-line.ts'
import { STATUS, type Status } from './status.ts'

export const importCommand = (line: CommandLine): Command =>
  newCommand('import', 'add games to the archive', (_, files) =>
    line.change((store) => importGames(store, files, line)),
  ).argument('<file...>', 'records, zips of them and files of BG Stats; - is standard input')

/** Prints a line for each game found in the files and the number of games added. */
export async function importGames(
  store: Store,
  files: readonly string[],
  { catalogue, input, print }: Pick<CommandLine, 'catalogue' | 'input' | 'print'>,
): Promise<Status> {
  const games = newImport(store, catalogue)
  for (const file of files) {
    const before = games.items.length
    const bytes = await bytesOf(file, input)
    if (Buffer.isBuffer(bytes)) await games.add(file, bytes, unhurried)
    else games.refuse(file, bytes)
    for (const item of games.items.slice(before)) print(printable(lineOf(item)))
  }
  const found = games.count()
  if (found.new > 0) await store.backup('import')
  print(`kept ${await games.run(new Date().toISOString(), unhurried)}`)
  return found.refused > 0 ? STATUS.refused : STATUS.ok
}

const lineOf = (item: ImportItem): string =>
  item.state === 'refused' ? refusalLine(item.name, item.problem) : `${item.state} ${item.name} ${item.id}`
