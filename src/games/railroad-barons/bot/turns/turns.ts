/** The turns that a bot thinks about: moves of one seat that belong together, up to where somebody else may decide. */
import { intAt } from '../../../building-blocks/lists.ts'
import { legalMoves } from '../../rules/legal.ts'
import { playUnchecked } from '../../rules/play.ts'
import { settle } from '../../rules/rounds.ts'
import * as at from '../../state/layout.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import { answersOf, offersOf, valuesOf } from './offers.ts'
import { operationsOf } from './operations.ts'
import { tradesOf } from './trades.ts'
import type { Estimate, Turn } from './turn.ts'

/** Never empty while somebody has to decide. */
export function turnsOf(s: State, estimate: Estimate): Turn[] {
  switch (state.phase(s)) {
    case state.OFFERING:
      return offersOf(s, estimate)
    case state.VALUING:
      return valuesOf(s, intAt(s, at.OFFERED), estimate)
    case state.TRADING:
      return tradesOf(s)
    case state.ANSWERING:
      return answersOf(s)
    case state.SWAPPING:
    case state.CONSENTING:
      return legalMoves(s).map((move) => [move])
    default:
      return operationsOf(s)
  }
}

/** Plays a turn on the state itself, with all that follows by itself. */
export function playTurn(s: State, turn: Turn): void {
  for (const move of turn) playUnchecked(s, move)
  settle(s)
}

/** The moves of the turn's first entry: what can be decided at once. */
export function firstEntry(s: State, turn: Turn): Turn {
  const now = state.copy(s)
  const end = turn.findIndex((move) => {
    playUnchecked(now, move)
    return !state.isUnderWay(now)
  })
  return turn.slice(0, end + 1)
}
