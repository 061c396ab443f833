/** The draft: every Investor is worth its face value. */
import { INVESTORS, faceOf } from '../../../../src/games/railroad-barons/state/components.ts'
import * as moves from '../../../../src/games/railroad-barons/rules/moves.ts'
import type { Move } from '../../../../src/games/railroad-barons/rules/moves.ts'
import * as at from '../../../../src/games/railroad-barons/state/layout.ts'
import * as state from '../../../../src/games/railroad-barons/state/state.ts'
import type { State } from '../../../../src/games/railroad-barons/state/state.ts'

/** The dearest first, at its face value. */
export function offered(s: State): Move {
  const onTable = INVESTORS.map((_, investor) => investor).filter(
    (investor) => state.investorAt(s, investor) === state.ON_TABLE,
  )
  return moves.moveOf(moves.OFFER, Math.max(...onTable))
}

export const valued = (s: State): Move => moves.moveOf(moves.VALUE, faceOf(state.get(s, at.OFFERED)))

/** The money where it is more than the face value. */
export const taken = (s: State): Move =>
  moves.moveOf(moves.TAKE, Number(state.get(s, at.VALUE) <= faceOf(state.get(s, at.OFFERED))))

/** The Priority Deal is taken as soon as the other has it. */
export const swapped = (s: State): Move =>
  moves.moveOf(moves.SWAP, Number(state.get(s, at.PRIORITY) !== state.asked(s)))
