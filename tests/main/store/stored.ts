import type { TableSummary } from '../../../src/contract/api.ts'
import { catalogueOf, type Game } from '../../../src/games/facets/facets.ts'
import type { GameChange } from '../../../src/main/store/games/games.ts'

interface Score {
  total: number
  parts?: number[]
}

/** As much of a game as a store asks for. */
const small = (id: string, parts: string[], most: number) =>
  ({
    identity: { id, seats: { fewest: 2, most }, points: { least: -100, most: 1000 } },
    figures: {
      parts,
      partsOf: (score: Score) => score.parts ?? null,
      starter: (setup?: { startingPlayer: number }) => setup?.startingPlayer ?? null,
    },
  }) as unknown as Game

export const GAMES = catalogueOf(small('pebbles', ['white', 'black'], 3), small('shells', ['pink', 'blue', 'gray'], 5))

export const now = (): Date => new Date('2026-11-20T10:00:00.000Z')

export const summary = (id: string, changes: Partial<TableSummary> = {}): TableSummary => ({
  id,
  game: 'pebbles',
  mode: 'digital',
  players: [
    { name: 'Mike', color: 'red', control: 'human' },
    { name: 'Lucy', color: 'blue', control: 'human' },
  ],
  startedAt: '2026-11-20T10:00:00.000Z',
  touchedAt: '2026-11-20T10:00:00.000Z',
  finishedAt: null,
  progress: { key: 'shift', params: { shift: 0 } },
  moves: 0,
  turn: 1,
  points: [0, 0],
  winners: null,
  ...changes,
})

export const change = (id: string, revision: number, changes: Partial<TableSummary> = {}): GameChange => ({
  record: JSON.stringify({ id, moves: [{ draft: 'TKKK' }] }),
  pending: [{ place: 'mining-6' }],
  revision,
  summary: summary(id, changes),
})
