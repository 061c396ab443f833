/** Holds what nobody knows: the order of the stacks and the face-down tiles. */
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'

/** Whether a decision turned up what nobody knew: a drawn tile, or those that lay face down. */
export const reveals = (before: State, after: State): boolean =>
  (after.drawn !== null && after.drawn !== before.drawn) ||
  before.faceDown.some((space) => !state.isFaceDown(after, space))
