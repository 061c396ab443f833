/** A bot's choice: from what its seat may see, within a budget, the same for the same seed. */
import { addToNumber, itemAt, numberAt } from '../../building-blocks/lists.ts'
import type { Random } from '../../building-blocks/random.ts'
import { treeSearch } from '../../tree-search/tree.ts'
import type { Budget } from '../../tree-search/budget.ts'
import type { Found } from '../../tree-search/tree.ts'
import { inWords } from '../rules/entries.ts'
import { dealHidden, forgetHidden } from '../rules/hidden.ts'
import * as phases from '../state/phases.ts'
import * as moves from '../rules/moves.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Decision } from '../rules/types.ts'
import { expectedLead } from './evaluator/evaluator.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { stageOf } from './evaluator/features.ts'
import { victoryGoal } from './evaluator/goals.ts'
import type { Level } from './levels.ts'
import { planMining } from './mining/planner.ts'
import { searchGame } from './search.ts'
import { choosePart, playTurn, turnsOf } from './turns.ts'
import type { Turn } from './turns.ts'
import { weightsFor } from './weigh.ts'

/** Deals over which a look one turn deep takes the mean. */
const DEALS = 3

/**
 * The decisions of the seat whose turn it is, as far as they can be made at once: a whole turn, or on the draw-five spaces
 * up to where something hidden is seen. The state is left as it is; the order of its stacks has no influence.
 */
export function choose(s: State, level: Level, budget: Budget, random: Random): Decision[] {
  const seen = state.copy(s)
  forgetHidden(seen)
  const weights = weightsFor(state.players(s), level)
  return inWords(seen, chooseMoves(seen, level, weights, budget, random))
}

function chooseMoves(s: State, level: Level, weights: Weights, budget: Budget, random: Random): Turn {
  const phase = state.phase(s)
  if (phase === phases.MINING) return restOfMining(s, weights)
  if (phase >= phases.RETURN_TILES) return [choosePart(s, weights)]
  const isPart = phase > phases.MINING
  if (level.iterations[state.players(s)] !== 0)
    return itemAt(searchTurns(s, weights, isPart ? shortened(budget) : budget, random), 0).action
  return isPart ? [choosePart(s, weights)] : itemAt(lookAhead(s, level, weights, random), 0).action
}

/** Iterations for what to keep of the five and for coal: there are no more than six choices, and the turn has been thought about. */
const FOR_PART = 4000
const shortened = (budget: Budget): Budget => ({ ...budget, iterations: Math.min(budget.iterations, FOR_PART) })

/** A bot that takes over a seat in the middle of mining plans what is left of it. */
export const restOfMining = (s: State, weights: Weights): Turn => [
  ...itemAt(planMining(s, itemAt(weights, stageOf(s))), state.stepsLeft(s)).moves,
  moves.endMove(),
]

/** The candidate turns, or what may be kept of the five, with what tree search finds of each, the best first. */
export const searchTurns = (s: State, weights: Weights, budget: Budget, random: Random): Found<Turn>[] =>
  treeSearch(searchGame(weights, victoryGoal(s, weights)), s, state.copy(s), state.copy(s), budget, random)

/** The candidate turns by the lead that the evaluator expects right after each, over a few deals of what is hidden. */
function lookAhead(s: State, level: Level, weights: Weights, random: Random): Found<Turn>[] {
  const turns = turnsOf(s, weights)
  const leads = turns.map(() => 0)
  const trial = state.copy(s)
  for (let deal = 0; deal < DEALS; deal++) {
    const dealt = state.copy(s)
    dealHidden(dealt, random)
    turns.forEach((turn, i) => {
      trial.set(dealt)
      playTurn(trial, turn, weights)
      addToNumber(leads, i, expectedLead(trial, state.turn(s), weights) / DEALS)
    })
  }
  const misjudged = () => (random.below(2001) / 1000 - 1) * level.misjudges
  const found = turns.map((action, i) => ({ action, visits: 1, worth: numberAt(leads, i) + misjudged() }))
  return found.sort((a, b) => b.worth - a.worth)
}
