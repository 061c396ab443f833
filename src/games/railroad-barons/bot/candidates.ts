/** Entries worth a look, each with the turn that follows from it and the lead that the search expects. */
import { numberAt } from '../../building-blocks/lists.ts'
import type { Random } from '../../building-blocks/random.ts'
import { beginningWith, treeSearch } from '../../tree-search/tree.ts'
import type { Budget } from '../../tree-search/budget.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { expectedLead } from './evaluator/evaluator.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { dollarsGoal, leadOf } from './evaluator/goals.ts'
import { searchGame } from './search.ts'
import { firstEntry } from './turns/turns.ts'
import type { Turn } from './turns/turn.ts'

export interface Candidate {
  entry: Turn
  turn: Turn
  /** Dollars that the seat may expect to end ahead. */
  lead: number
}

export const leadFor = (seat: number, lead: number): number => (seat === 0 ? lead : -lead)

/** The most promising first. By dollars and not by chances, so that they differ in a game that is as good as decided. */
export function candidatesOf(s: State, weights: Weights, budget: Budget, random: Random): Candidate[] {
  const center = expectedLead(state.copy(s), weights)
  const game = searchGame(weights, dollarsGoal(weights, center))
  const found = treeSearch(game, s, state.copy(s), state.copy(s), budget, random)
  const byEntry = new Map<string, Candidate>()
  for (const { action, worths } of found) {
    const entry = firstEntry(s, action)
    const lead = leadFor(state.asked(s), leadOf(numberAt(worths, 0), center))
    if (!byEntry.has(entry.join())) byEntry.set(entry.join(), { entry, turn: action, lead })
  }
  return [...byEntry.values()]
}

/** The dollars that the seat may expect to end ahead once it has made these moves, by a search from before them. */
export function leadAfter(s: State, made: Turn, weights: Weights, budget: Budget, random: Random): number {
  const center = expectedLead(state.copy(s), weights)
  const game = beginningWith([...made], searchGame(weights, dollarsGoal(weights, center)))
  const [found] = treeSearch(game, s, state.copy(s), state.copy(s), budget, random)
  return leadFor(state.asked(s), leadOf(numberAt(found!.worths, 0), center))
}
