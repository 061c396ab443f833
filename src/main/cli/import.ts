/** `pithead import`: keeps the games in files. */
import { readFile } from 'node:fs/promises'
import { getSystemErrorMessage } from 'node:util'
import type { ImportItem } from '../../contract/archive.ts'
import type { Catalogue } from '../../games/game.ts'
import type { Store } from '../store/store.ts'
import { newImport, unhurried } from '../archive/import.ts'
import { Complaint } from './complaint.ts'
import type { Print } from './output.ts'
import { printable } from './printable.ts'

/** Prints a line for each game found in the files; answers the exit status: 1 if any was refused. */
export async function importGames(store: Store, files: string[], catalogue: Catalogue, print: Print): Promise<number> {
  if (files.length === 0) throw new Complaint('import needs at least one FILE')
  const games = newImport(store, catalogue)
  for (const file of files) {
    const before = games.items.length
    await games.add(file, await readFile(file).catch(cannotRead(file)), unhurried)
    for (const item of games.items.slice(before)) print(printable(lineOf(item)))
  }
  const found = games.count()
  if (found.new > 0) await store.backup('import')
  print(`kept ${await games.run(new Date().toISOString(), unhurried)}`)
  return found.refused > 0 ? 1 : 0
}

const lineOf = (item: ImportItem): string =>
  item.state === 'refused'
    ? `refused ${item.name} ${item.problem.path}: ${item.problem.code}`
    : `${item.state} ${item.name} ${item.id}`

const cannotRead =
  (file: string) =>
  ({ errno, message }: NodeJS.ErrnoException): never => {
    throw new Complaint(`can't read ${file}: ${errno === undefined ? message : getSystemErrorMessage(errno)}`)
  }
