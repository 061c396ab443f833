/** Files that are brought to an archive. */
import type { ImportItem } from '../../../src/contract/archive.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { Import, unhurried } from '../../../src/main/archive/import.ts'
import { sourceOf } from '../../../src/main/platform/source.ts'
import { archived } from './archived.ts'

export async function bringIn(files: [name: string, bytes: Buffer][], here: readonly GameRecord[] = []) {
  const room = await archived(here)
  const games = new Import(room.store, CATALOGUE)
  for (const [name, bytes] of files) await games.add(name, sourceOf(bytes), unhurried)
  const kept = await games.run('2026-11-20T10:00:00.000Z', unhurried)
  return { ...room, items: itemsOf(games), kept: kept.added }
}

export const itemsOf = (games: Import): ImportItem[] => games.page(null, 0, games.length())

export const problemOf = (item: ImportItem) => (item.state === 'refused' ? item.problem : null)
