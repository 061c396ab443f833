/** A player who looks one turn deep and misjudges each turn by a little, so that no two of its games are alike. */
import type { Random } from '../../../src/games/building-blocks/random.ts'
import { expectedLead } from '../../../src/games/railroad-barons/bot/evaluator/evaluator.ts'
import type { Weights } from '../../../src/games/railroad-barons/bot/evaluator/evaluator.ts'
import { playTurn } from '../../../src/games/railroad-barons/bot/turns/turns.ts'
import type { Turn } from '../../../src/games/railroad-barons/bot/turns/turn.ts'
import * as state from '../../../src/games/railroad-barons/state/state.ts'
import type { State } from '../../../src/games/railroad-barons/state/state.ts'

/** Dollars by which a turn may be misjudged, either way. */
const MISJUDGED = 60

/** The turn after which this seat expects the largest lead. */
export function best(s: State, turns: readonly Turn[], weights: Weights, random: Random): Turn {
  const side = state.asked(s) === 0 ? 1 : -1
  const judged = turns.map((turn) => {
    const after = state.copy(s)
    playTurn(after, turn)
    return { turn, value: side * expectedLead(after, weights) + (random.below(2001) / 1000 - 1) * MISJUDGED }
  })
  return judged.reduce((a, b) => (b.value > a.value ? b : a)).turn
}
