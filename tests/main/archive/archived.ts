/** An archive with games on it, as the services have it. */
import { onTestFinished } from 'vitest'
import { ALL_GAMES, type ArchiveQuery } from '../../../src/contract/archive.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { gameIn } from '../../../src/games/facets/facets.ts'
import type { ReviewedMove } from '../../../src/games/facets/ideas.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { eventHub } from '../../../src/main/platform/events.ts'
import { openStore, type Store } from '../../../src/main/store/store.ts'
import { changeOfRecord } from '../../../src/main/archive/change.ts'
import { ArchiveService } from '../../../src/main/archive/archive.ts'
import { golden } from '../../support/golden.ts'
import { newFolder } from '../folder.ts'

export const now = (): Date => new Date('2026-11-20T12:00:00.000Z')

export const EVERYTHING: ArchiveQuery = { ...ALL_GAMES, skip: 0, count: 100 }

export function put(store: Store, records: readonly GameRecord[]): void {
  for (const record of records) store.games.create(changeOfRecord(record, now().toISOString(), CATALOGUE))
}

export interface Archived {
  store: Store
  archive: ArchiveService
  folder: string
  /** Ids of what a query finds, in its order. */
  found: (query?: Partial<ArchiveQuery>) => string[]
  told: string[]
  forgotten: string[]
}

export async function archived(records: readonly GameRecord[], folder = newFolder()): Promise<Archived> {
  const store = await openStore({ folder, now, catalogue: CATALOGUE })
  onTestFinished(() => store.close())
  put(store, records)
  const events = eventHub()
  const told: string[] = []
  const forgotten: string[] = []
  events.subscribe((name) => told.push(name))
  const archive = new ArchiveService({
    catalogue: CATALOGUE,
    store,
    events,
    now,
    forget: (id) => forgotten.push(id),
  })
  const found = (query: Partial<ArchiveQuery> = {}) =>
    archive.api['archive.list']({ ...EVERYTHING, ...query }).games.map(({ id }) => id)
  return { store, archive, folder, found, told, forgotten }
}

/** Version of the reviews that are made today. */
export const reviewVersion = ({ game }: GameRecord): number => gameIn(CATALOGUE, game).thinking!.reviewing.version

/** A review of a move that lost nothing, as far as it is kept. */
export const reviewedMove = (move: number): ReviewedMove =>
  ({ move, depth: 'quick', seat: 0, skill: [0, 0] }) as Partial<ReviewedMove> as ReviewedMove

/** A finished golden game with some of what is told of it changed. */
export const told = (name: string, id: string, changes: Partial<GameRecord> = {}): GameRecord => ({
  ...golden(name),
  id,
  ...changes,
})

export const called = (record: GameRecord, ...names: string[]): GameRecord => ({
  ...record,
  players: record.players.map((player, seat) => ({ ...player, name: names[seat] ?? player.name })),
})
