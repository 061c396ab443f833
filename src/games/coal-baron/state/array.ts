/** The game state is one typed array; `layout.ts` names its words. */
import { PLAYERS, SEATS, SEAT_WORDS } from './layout.ts'

/** A game in progress, by value: copy it with `copy`. The same decisions from the same deal give the same words. */
export type State = Int32Array

/** Returns an empty table with this number of seats. */
export function emptyState(players: number): State {
  const s = new Int32Array(SEATS + players * SEAT_WORDS)
  s[PLAYERS] = players
  return s
}

/**
 * Copies share buffers in turn: to allocate one for each would take several times as long as the copying. A copy that is kept
 * keeps its whole buffer, about 100 kB.
 */
const COPIES_A_BUFFER = 64
let buffer = new ArrayBuffer(0)
let used = 0

export function copy(state: State): State {
  if (used + state.byteLength > buffer.byteLength) {
    buffer = new ArrayBuffer(COPIES_A_BUFFER * state.byteLength)
    used = 0
  }
  const result = new Int32Array(buffer, used, state.length)
  used += state.byteLength
  result.set(state)
  return result
}
