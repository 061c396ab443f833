/** The player of play-outs: one turn deep by the evaluator, drawn softly. */
import { itemAt } from '../../building-blocks/lists.ts'
import type { Random } from '../../building-blocks/random.ts'
import { drawnSoftly } from '../../play-outs/soft-choice.ts'
import * as at from '../state/layout.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { expectedLead } from './evaluator/evaluator.ts'
import { estimateBy } from './search.ts'
import { playTurn, turnsOf } from './turns/turns.ts'
import type { Turn } from './turns/turn.ts'
import { FITTED } from './weigh.ts'

/** Dollars by which a turn must be worse to be chosen e times less often. */
const TEMPERATURE = 100

/** Plays on the state itself until a stock round begins (out of the draft, the first) or the game is over; `onTurn` hears each turn before it is played. */
export function playOutRounds(s: State, random: Random, onTurn: (s: State, turn: Turn) => void): void {
  const round = state.get(s, at.STOCK_ROUND)
  while (state.phase(s) !== state.OVER && state.get(s, at.STOCK_ROUND) === round) {
    const turn = drawn(s, random)
    onTurn(s, turn)
    playTurn(s, turn)
  }
}

function drawn(s: State, random: Random): Turn {
  const turns = turnsOf(s, estimateBy(FITTED))
  if (turns.length === 1) return itemAt(turns, 0)
  const side = state.asked(s) === 0 ? 1 : -1
  const after = state.copy(s)
  const worths = turns.map((turn) => {
    after.set(s)
    playTurn(after, turn)
    return side * expectedLead(after, FITTED)
  })
  return itemAt(turns, drawnSoftly(worths, TEMPERATURE, random))
}
