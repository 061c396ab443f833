/** A turn and the likely ones after it, on the stacks as they lie. */
import { itemAt } from '../../building-blocks/lists.ts'
import type { Decision } from '../rules/types.ts'
import { playUnchecked } from '../rules/legal.ts'
import { settle } from '../rules/rounds.ts'
import { asked } from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { forgetHidden } from './hidden-tiles.ts'
import { entriesOf, turnsOf } from './turns.ts'
import type { Turn } from './turns.ts'

/** Entries of a line at most. */
const LONGEST = 16
const QUICKLY = { width: 3, turns: 1 }

export function lineFrom(s: State, first: Turn, weights: Weights): Decision[][] {
  const line: Decision[][] = []
  let [now, turn] = [s, first]
  for (;;) {
    line.push(...entriesOf(now, turn))
    now = settle(turn.reduce(playUnchecked, now))
    if (asked(now) === null || line.length >= LONGEST) return line.slice(0, LONGEST)
    turn = itemAt(turnsOf(forgetHidden(now), weights, QUICKLY), 0)
  }
}
