/** Every position of a game, decision by decision, to be looked at in any order. */
import { itemAt } from '../../building-blocks/lists.ts'
import { decide, decisionsOf } from './entries.ts'
import { points, settle } from './scoring.ts'
import type { Setup } from './setup.ts'
import { deal } from './setup.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Decision, Entry } from './types.ts'

export interface Position {
  /** Whole moves made. */
  moves: number
  /** Decisions made of the move under way; 0 between moves. */
  part: number
  /** The seat that made the last decision, and that decision; null at the start. */
  seat: number | null
  decision: Decision | null
  /** Once nobody decides any more, scorings and accounts have happened by themselves. */
  state: State
}

/** Returns the position of every decision from the first of the draft to the last. Throws if an entry is illegal. */
export function positionsOf(setup: Setup, entries: readonly Entry[]): Position[] {
  const positions: Position[] = [{ moves: 0, part: 0, seat: null, decision: null, state: deal(setup) }]
  entries.forEach((entry, move) => addMove(positions, entry, move))
  return positions
}

function addMove(positions: Position[], entry: Entry, move: number) {
  const decisions = decisionsOf(entry)
  decisions.forEach((decision, i) => {
    const before = itemAt(positions, positions.length - 1).state
    const played = decide(before, decision)
    if (played.refusal) throw new Error(`moves[${move}]: ${played.refusal.code}`)
    const last = i === decisions.length - 1
    if (last) settle(played.state)
    const at = last ? { moves: move + 1, part: 0 } : { moves: move, part: i + 1 }
    positions.push({ ...at, seat: state.turn(before), decision, state: played.state })
  })
}

export const shiftOf = ({ state: s }: Position): number => state.shift(s)

/** Points of each seat at this position. */
export const pointsAt = ({ state: s }: Position): number[] =>
  Array.from({ length: state.players(s) }, (_, seat) => points(s, seat))
