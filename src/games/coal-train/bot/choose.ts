/** A bot's choice: from what everybody may see, within a budget, the same for the same seed. */
import { itemAt } from '../../base/lists.ts'
import type { Random } from '../../base/random.ts'
import type { Budget } from '../../search/tree.ts'
import type { Decision } from '../rules/types.ts'
import type { State } from '../state/state.ts'
import { leadsNow } from './evaluator/goals.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { forgetHidden } from './hidden-tiles.ts'
import type { Level } from './levels.ts'
import { misjudged } from './misjudging.ts'
import type { Effort } from './planner/turn-planner.ts'
import { bestByTrials } from './trials.ts'
import { firstEntry, playTurn, turnsOf } from './turns.ts'
import type { Turn } from './turns.ts'
import { weightsOf } from './weigh.ts'

/** The decisions of the seat that is asked, up to the end of an entry. The order of the stacks has no influence. */
export function choose(s: State, level: Level, budget: Budget, random: Random): Decision[] {
  const seen = forgetHidden(s)
  const weights = weightsOf(s.seats.length, level)
  const isSearching = level.iterations[s.seats.length]! > 0
  const turn = isSearching
    ? searched(seen, level, weights, budget, random)
    : itemAt(judged(seen, level, weights, level.effort), 0)
  return firstEntry(seen, turn)
}

/** The widest beam and the most iterations while a turn is under way: it has been thought about when it began. */
const WITHIN_A_TURN = { iterations: 48, width: 16 }

/** Whether the seat has begun its turn. */
export const hasBegun = ({ phase, stepped, seats, turn }: State): boolean =>
  phase === 'acting' && (stepped || seats[turn]!.actionPoints !== seats[turn]!.actionIncome)

function searched(s: State, level: Level, weights: Weights, budget: Budget, random: Random): Turn {
  const [effort, iterations] = effortAt(s, level, budget.iterations)
  const found = judged(s, level, weights, effort)
  return bestByTrials(s, found, weights, { ...budget, iterations }, random)
}

/** A beam is no wider than there are iterations. */
function effortAt(s: State, { effort }: Level, iterations: number): [Effort, number] {
  const narrow = { ...effort, width: Math.max(1, Math.min(effort.width, iterations)) }
  if (!hasBegun(s)) return [narrow, iterations]
  const width = Math.min(narrow.width, WITHIN_A_TURN.width)
  return [{ ...effort, width }, Math.min(WITHIN_A_TURN.iterations, iterations / 2)]
}

/** The candidate turns, those first that lead to most by the evaluator, as the level judges. */
function judged(s: State, level: Level, weights: Weights, effort: Effort): Turn[] {
  const found = turnsOf(s, weights, effort).map((turn) => {
    const after = playTurn(s, turn)
    return { turn, worth: itemAt(leadsNow(after, weights), s.turn) + misjudged(after, level.misjudges) }
  })
  return found.sort((a, b) => b.worth - a.worth).map(({ turn }) => turn)
}
