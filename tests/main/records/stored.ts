import type { TableSummary } from '../../../src/contract/api.ts'
import type { GameChange } from '../../../src/main/records/games.ts'

export const now = (): Date => new Date('2026-11-20T10:00:00.000Z')

export const summary = (id: string, changes: Partial<TableSummary> = {}): TableSummary => ({
  id,
  game: 'coal-baron',
  mode: 'digital',
  players: [
    { name: 'Mike', color: 'red', control: 'human' },
    { name: 'Lucy', color: 'blue', control: 'human' },
  ],
  startedAt: '2026-11-20T10:00:00.000Z',
  touchedAt: '2026-11-20T10:00:00.000Z',
  finishedAt: null,
  shift: 0,
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
