/** A board to analyse on: a new game that is dealt by a code and kept nowhere. */
import type { AnalysisBoard } from '../../contract/analysis.ts'
import { refusal } from '../../contract/errors.ts'
import { seedOfDeal } from '../../games/building-blocks/deal-code.ts'
import { seeded } from '../../games/building-blocks/random.ts'
import type { Game } from '../../games/facets/facets.ts'
import type { GameRecord } from '../../games/record/record.ts'
import type { Stores } from '../store/store.ts'
import { headOf } from '../tables/new-table.ts'

/**
 * Its record before the first move, the same for the same board; seats are called by their numbers. Throws `bad-arguments` if
 * the situation it begins at can't be.
 */
export const boardRecord = (game: Game, board: AnalysisBoard): GameRecord => ({
  ...headOf(game, seatsOf(game, board), setupOf(game, board), { id: 'board', at: new Date(0).toISOString() }),
  finishedAt: null,
  moves: [],
  result: null,
})

const seatsOf = ({ identity }: Game, { players }: AnalysisBoard) =>
  identity.colors.slice(0, players).map((color, seat) => ({ name: `${seat + 1}`, color, control: 'human' }))

function setupOf({ playing, situations }: Game, { players, options, deal, situation }: AnalysisBoard): unknown {
  const drawn = playing.draw(players, options, seeded(seedOfDeal(deal)))
  if (situation === undefined) return drawn
  const [wrong] = situations!.problems(situation, players)
  if (wrong) throw refusal('bad-arguments', { at: `situation.${wrong.path}`, problem: wrong.code })
  return situations!.begunAt(drawn, situation)
}

/** Throws `running-deal` while a table with this deal isn't over: on a board of it everything to come could be seen. */
export function checkNotRunning({ games }: Stores, { game, deal }: AnalysisBoard): void {
  if (games.isRunning(game, deal)) throw refusal('running-deal', { deal })
}
