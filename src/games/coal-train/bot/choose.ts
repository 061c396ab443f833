/** A bot's choice: from what everybody may see, within a budget, the same for the same seed. */
import { itemAt } from '../../base/lists.ts'
import type { Random } from '../../base/random.ts'
import { search } from '../../search/tree.ts'
import type { Budget } from '../../search/tree.ts'
import type { Decision } from '../rules/types.ts'
import type { State } from '../state/state.ts'
import { leadsNow, victoryGoal } from './evaluator/goals.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { forgetHidden } from './hidden-tiles.ts'
import type { Level } from './levels.ts'
import type { Effort } from './planner/turn-planner.ts'
import { searchGame } from './search.ts'
import { firstEntry, playTurn, turnsOf } from './turns.ts'
import type { Turn } from './turns.ts'
import { weightsOf } from './weigh.ts'

/** The decisions of the seat that is asked, up to the end of an entry. The order of the stacks has no influence. */
export function choose(s: State, level: Level, budget: Budget, random: Random): Decision[] {
  const seen = forgetHidden(s)
  const weights = weightsOf(s.seats.length, level)
  const isSearching = level.iterations[s.seats.length]! > 0
  const turn = isSearching ? searched(seen, level, weights, budget, random) : lookedAt(seen, level, weights, random)
  return firstEntry(seen, turn)
}

/** The most iterations and the widest beam while a turn is under way: it has been thought about when it began. */
const WITHIN_A_TURN = { iterations: 8, width: 16 }

/** Whether the seat has begun its turn. */
export const hasBegun = ({ phase, stepped, seats, turn }: State): boolean =>
  phase === 'acting' && (stepped || seats[turn]!.actionPoints !== seats[turn]!.actionIncome)

function searched(s: State, level: Level, weights: Weights, budget: Budget, random: Random): Turn {
  const [effort, { iterations, expired }] = effortAt(s, level, budget)
  const turns = turnsOf(s, weights, effort)
  if (turns.length === 1) return itemAt(turns, 0)
  const game = searchGame(s, turns, weights, victoryGoal(s, weights))
  const found = search(game, { position: s }, { position: s }, { position: s }, { iterations, expired }, random)
  return found[0]?.action ?? itemAt(turns, 0)
}

/** A beam is no wider than there are iterations. */
function effortAt(s: State, { effort }: Level, { iterations, expired }: Budget): [Effort, Budget] {
  const most = hasBegun(s) ? WITHIN_A_TURN : { iterations, width: iterations }
  const width = Math.max(1, Math.min(effort.width, most.width, iterations))
  return [
    { ...effort, width },
    { iterations: Math.min(iterations, most.iterations), expired },
  ]
}

/** The candidate turns by what the evaluator expects right after each; nobody changes a plan for no reason. */
function lookedAt(s: State, level: Level, weights: Weights, random: Random): Turn {
  const most = hasBegun(s) ? 0 : level.misjudges
  const misjudged = () => (random.below(2001) / 1000 - 1) * most
  const found = turnsOf(s, weights, level.effort).map((turn) => ({
    turn,
    worth: itemAt(leadsNow(playTurn(s, turn), weights), s.turn) + misjudged(),
  }))
  return found.reduce((a, b) => (b.worth > a.worth ? b : a)).turn
}
