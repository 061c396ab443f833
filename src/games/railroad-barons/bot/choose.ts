/** A bot's choice: within a budget, the same for the same seed. */
import { itemAt } from '../../building-blocks/lists.ts'
import type { Random } from '../../building-blocks/random.ts'
import { treeSearch } from '../../tree-search/tree.ts'
import type { Budget } from '../../tree-search/budget.ts'
import type { Found } from '../../tree-search/tree.ts'
import { inWords } from '../rules/entries.ts'
import { SEATS } from '../state/components.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Decision } from '../rules/types.ts'
import { expectedLead } from './evaluator/evaluator.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { victoryGoal } from './evaluator/goals.ts'
import type { Level } from './levels.ts'
import { estimateBy, searchGame } from './search.ts'
import { firstEntry, playTurn, turnsOf } from './turns/turns.ts'
import type { Turn } from './turns/turn.ts'
import { FITTED } from './weigh.ts'

/** The decisions of the seat that is asked, up to the end of an entry. The state is left as it is. */
export function choose(s: State, level: Level, budget: Budget, random: Random): Decision[] {
  const found =
    level.iterations[SEATS] === 0 ? lookAhead(s, level, FITTED, random) : searchTurns(s, FITTED, budget, random)
  return inWords(s, firstEntry(s, anyOfBest(found, random).action))
}

/** Worth that is no difference: without chance in it a game would always be the same. */
const ALIKE = 0.004

/** One of those that the search looked at almost as often as at the best and found as good. */
function anyOfBest(found: readonly Found<Turn>[], random: Random): Found<Turn> {
  const best = itemAt(found, 0)
  const alike = found.filter(({ visits, worth }) => 3 * visits >= 2 * best.visits && worth >= best.worth - ALIKE)
  return itemAt(alike, random.below(alike.length))
}

/** The candidate turns with what tree search finds of each, the best first. */
function searchTurns(s: State, weights: Weights, budget: Budget, random: Random): Found<Turn>[] {
  const turns = turnsOf(s, estimateBy(weights))
  if (turns.length === 1) return turns.map((action) => ({ action, visits: 1, worth: 0 }))
  return treeSearch(searchGame(weights, victoryGoal(s, weights)), s, state.copy(s), state.copy(s), budget, random)
}

/** The candidate turns by what the evaluator expects right after each. */
function lookAhead(s: State, level: Level, weights: Weights, random: Random): Found<Turn>[] {
  const misjudged = () => (random.below(2001) / 1000 - 1) * level.misjudges
  const side = state.asked(s) === 0 ? 1 : -1
  const found = turnsOf(s, estimateBy(weights)).map((action) => {
    const after = state.copy(s)
    playTurn(after, action)
    return { action, visits: 1, worth: side * expectedLead(after, weights) + misjudged() }
  })
  return found.sort((a, b) => b.worth - a.worth)
}
