/** A bot's choice: from what everybody may see, within a budget, the same for the same seed. */
import { entryAt, itemAt } from '../../building-blocks/lists.ts'
import type { Random } from '../../building-blocks/random.ts'
import type { Budget } from '../../tree-search/budget.ts'
import { bestByTrials } from '../../tree-search/trials.ts'
import type { Decision } from '../rules/types.ts'
import type { State } from '../state/state.ts'
import { leadsNow } from './evaluator/goals.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { forgetHidden } from './hidden-tiles.ts'
import type { Level } from './levels.ts'
import { misjudged } from './misjudging.ts'
import type { Effort } from './planner/turn-planner.ts'
import { trialGame } from './trial-game.ts'
import { playTurn, turnsOf } from './turns.ts'
import type { Turn } from './turns.ts'
import { weightsOf } from './weigh.ts'

/** The decisions of the seat that is asked, up to the end of its turn. The order of the stacks has no influence. */
export function choose(s: State, level: Level, budget: Budget, random: Random): Decision[] {
  const seen = forgetHidden(s)
  const weights = weightsOf(s.seats.length, level)
  const isSearching = entryAt(level.iterations, s.seats.length) > 0
  const turn = isSearching
    ? searched(seen, level, weights, budget, random)
    : itemAt(judged(seen, level, weights, level.effort), 0)
  return [...turn]
}

/** A beam is no wider than there are iterations. */
function searched(s: State, level: Level, weights: Weights, budget: Budget, random: Random): Turn {
  const { width, turns } = level.effort
  const effort = { width: Math.max(1, Math.min(width, budget.iterations)), turns }
  return bestByTrials(trialGame(s, weights), s, judged(s, level, weights, effort), budget, random)
}

/** The candidate turns, those first that lead to most by the evaluator, as the level judges. */
function judged(s: State, level: Level, weights: Weights, effort: Effort): Turn[] {
  const found = turnsOf(s, weights, effort).map((turn) => {
    const after = playTurn(s, turn)
    return { turn, worth: itemAt(leadsNow(after, weights), s.turn) + misjudged(after, s.turn, level.misjudges) }
  })
  return found.sort((a, b) => b.worth - a.worth).map(({ turn }) => turn)
}
