/** The player of play-outs: turns of the narrowest beam by the evaluator right after each, drawn softly. */
import { itemAt, numberAt } from '../../building-blocks/lists.ts'
import type { Random } from '../../building-blocks/random.ts'
import { drawnSoftly } from '../../play-outs/soft-choice.ts'
import { asked } from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { leadsNow } from './evaluator/goals.ts'
import { thoughtOnce } from './quick-players.ts'
import { playTurn, turnsOf } from './turns.ts'
import type { Turn } from './turns.ts'

/** Points by which a turn must be worse to be chosen e times less often. */
const TEMPERATURE = 1.5
const EFFORT = { width: 1, turns: 5 }

export type SoftPlayer = (s: State, random: Random) => State

/** Plays the turn of the seat that is asked. */
export function softPlayer(weights: Weights): SoftPlayer {
  const choices = thoughtOnce((s) => {
    const turns = turnsOf(s, weights, EFFORT)
    return { turns, worths: turns.map((turn) => worthOf(s, turn, weights)) }
  })
  return (s, random) => {
    const { turns, worths } = choices(s)
    return playTurn(s, itemAt(turns, drawnSoftly(worths, TEMPERATURE, random)))
  }
}

const worthOf = (s: State, turn: Turn, weights: Weights) => numberAt(leadsNow(playTurn(s, turn), weights), s.turn)

/** Plays on until the seat has taken one more turn or the game is over. */
export function playOutTurn(after: State, seat: number, player: SoftPlayer, random: Random): State {
  let [now, isDone] = [after, false]
  while (!isDone && asked(now) !== null) {
    isDone = now.turn === seat
    now = player(now, random)
  }
  return now
}
