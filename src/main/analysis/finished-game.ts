import type { TableSummary } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'
import { gameIn, type Catalogue, type Game } from '../../games/facets/facets.ts'
import type { Problem } from '../../games/building-blocks/problem.ts'
import type { GameRecord } from '../../games/record/record.ts'
import type { StoredGame } from '../store/games/games.ts'
import type { Stores } from '../store/store.ts'
import { digitalGame } from '../tables/stored-table.ts'

export interface FinishedGame {
  game: Game
  record: GameRecord
  /** Problems of the kept positions that were left out of the record. */
  unsound: readonly Problem[]
  stored: StoredGame
  summary: TableSummary
}

/** A finished game played on screen. Throws `not-found` if there is none, `not-allowed-now` while it runs. */
export function finishedGame({ games }: Stores, catalogue: Catalogue, id: string): FinishedGame {
  const stored = games.load(id)
  const summary = games.summary(id)
  if (!stored || !summary) throw refusal('not-found', { id })
  const { record, unsound } = digitalGame(stored.record, catalogue)
  if (!summary.finishedAt) throw refusal('not-allowed-now', { action: 'analyse', waiting: 'decision' })
  return { game: gameIn(catalogue, record.game), record, unsound, stored, summary }
}
