/**
 * A player by hand for Railroad Barons: a page of plain rules, looked up one after the other, without search, weights or
 * features. A yardstick for the levels that shares nothing with them.
 */
import { inWords } from '../../../../src/games/railroad-barons/rules/entries.ts'
import * as moves from '../../../../src/games/railroad-barons/rules/moves.ts'
import type { Move } from '../../../../src/games/railroad-barons/rules/moves.ts'
import type { Decision } from '../../../../src/games/railroad-barons/rules/types.ts'
import * as state from '../../../../src/games/railroad-barons/state/state.ts'
import type { State } from '../../../../src/games/railroad-barons/state/state.ts'
import { offered, swapped, taken, valued } from './draft.ts'
import { acquired, discarded, paid, placed } from './operating.ts'
import { traded } from './stock.ts'

/** The decisions of the seat that is asked. */
export const scripted = (s: State): Decision[] => inWords(s, ruled(s))

/** Lists the moves that the player's rules lead to. */
export function ruled(s: State): Move[] {
  switch (state.phase(s)) {
    case state.OFFERING:
      return [offered(s)]
    case state.VALUING:
      return [valued(s)]
    case state.ANSWERING:
      return [taken(s)]
    case state.SWAPPING:
      return [swapped(s)]
    case state.TRADING:
      return traded(s)
    case state.PLACING:
      return [placed(s)]
    case state.PAYING:
      return [paid(s)]
    case state.ACQUIRING:
      return [acquired(s)]
    case state.CONSENTING:
      return [moves.moveOf(moves.CONSENT, 0)]
    default:
      return [discarded(s)]
  }
}
