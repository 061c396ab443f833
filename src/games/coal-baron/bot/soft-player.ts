/**
 * The player of play-outs: one turn deep by the linear value, drawn softly, so that no trifle flips what all others do.
 */
import { itemAt } from '../../building-blocks/lists.ts'
import type { Random } from '../../building-blocks/random.ts'
import { drawnSoftly } from '../../play-outs/soft-choice.ts'
import { isAutomatic } from '../rules/scoring.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { expectedLead } from './evaluator/evaluator.ts'
import { LEVELS } from './levels.ts'
import { playTurn, turnsOf } from './turns.ts'
import type { Turn } from './turns.ts'
import { weightsFor } from './weigh.ts'

/** Points by which a turn must be worse to be chosen e times less often. */
const TEMPERATURE = 1.5

/** Plays whole turns on the state itself until its shift is over; `onTurn` hears each before it is played. */
export function playOutShift(s: State, random: Random, onTurn: (s: State, turn: Turn) => void): void {
  const weights = weightsFor(state.players(s), LEVELS.hewer)
  while (!isAutomatic(s)) {
    const turn = drawn(s, turnsOf(s, weights), random)
    onTurn(s, turn)
    playTurn(s, turn, weights)
  }
}

function drawn(s: State, turns: readonly Turn[], random: Random): Turn {
  if (turns.length === 1) return itemAt(turns, 0)
  return itemAt(turns, drawnSoftly(worthsOf(s, turns), TEMPERATURE, random))
}

function worthsOf(s: State, turns: readonly Turn[]): number[] {
  const weights = weightsFor(state.players(s), LEVELS.hewer)
  const seat = state.turn(s)
  const after = state.copy(s)
  return turns.map((turn) => {
    after.set(s)
    playTurn(after, turn, weights)
    return expectedLead(after, seat, weights)
  })
}
