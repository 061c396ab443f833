/** The turns that a bot thinks about: all decisions of one seat up to where somebody else may decide. */
import { itemAt } from '../../building-blocks/lists.ts'
import { legalDecisions, playUnchecked } from '../rules/legal.ts'
import { settle } from '../rules/rounds.ts'
import type { Decision } from '../rules/types.ts'
import { isUnderWay } from '../state/state.ts'
import type { State } from '../state/state.ts'
import { finishings } from './finishing.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { placingsOf } from './placing.ts'
import { planTurns } from './planner/turn-planner.ts'
import type { Effort } from './planner/turn-planner.ts'

export type Turn = readonly Decision[]

/** The best first; never empty while somebody has to decide. */
export function turnsOf(s: State, weights: Weights, effort: Effort): Turn[] {
  if (s.phase === 'starting') return legalDecisions(s).map((decision) => [decision])
  if (s.phase === 'replenishing')
    return placingsOf(s)
      .slice(0, 1)
      .map((decision) => [decision])
  if (s.step !== null) return finishings(s, weights)
  return planTurns(s, weights, effort).map(({ decisions }) => decisions)
}

/** Plays a turn; drawn tiles are laid as the player would, and the position after it waits for somebody else. */
export function playTurn(s: State, turn: Turn): State {
  let now = turn.reduce(playUnchecked, s)
  while (now.phase === 'replenishing') now = playUnchecked(now, itemAt(placingsOf(now), 0))
  return settle(now)
}

/** A turn's entries, each with its decisions. */
export function entriesOf(s: State, turn: Turn): Decision[][] {
  const entries: Decision[][] = []
  let [now, isWhole] = [s, true]
  for (const decision of turn) {
    if (isWhole) entries.push([])
    entries.at(-1)!.push(decision)
    now = playUnchecked(now, decision)
    isWhole = !isUnderWay(now)
  }
  return entries
}

/** The decisions of the turn's first entry: what can be decided at once. */
export const firstEntry = (s: State, turn: Turn): Decision[] => itemAt(entriesOf(s, turn), 0)
