/** Reasons that one turn is better than another: both are played out with the same draws, and what differs is counted. */
import { seeded } from '../../building-blocks/random.ts'
import { whole } from '../../building-blocks/rounding.ts'
import type { PlayedOut } from '../../play-outs/compare.ts'
import { reasonsBetween } from '../../play-outs/told-reasons.ts'
import type { Counting } from '../../play-outs/told-reasons.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { leadFor } from './candidates.ts'
import { expectedLead } from './evaluator/evaluator.ts'
import type { Fact, Idea } from './idea.ts'
import { addTurn, noMoneyYet, outcomesOf } from './outcomes.ts'
import { playOutRounds } from './soft-player.ts'
import { playTurn } from './turns/turns.ts'
import type { Turn } from './turns/turn.ts'
import { FITTED } from './weigh.ts'

const COUNTING: Counting<Fact> = {
  noticeable: 25,
  rounded: whole,
  way: (fact) => (('whose' in fact && fact.whose === 'other') === (fact.of === 'obsolete') ? 1 : -1),
}

/** Plays a turn out to the next stock round this number of times, with the draws from the `first` on. */
export const playedOut = (s: State, turn: Turn, times: number, first = 0): PlayedOut[] =>
  Array.from({ length: times }, (_, time) => playOut(s, turn, first + time))

function playOut(before: State, turn: Turn, time: number): PlayedOut {
  const seat = state.asked(before)
  const money = noMoneyYet()
  const s = state.copy(before)
  addTurn(money, s, turn)
  playTurn(s, turn)
  playOutRounds(s, seeded(time), (now, next) => addTurn(money, now, next))
  const outcomes = outcomesOf(before, s, seat, money)
  return { lead: leadFor(seat, expectedLead(s, FITTED)), outcomes }
}

/** Why a turn is better or worse than another that a search found `gain` dollars behind it. */
export const reasonsFor = (own: readonly PlayedOut[], other: readonly PlayedOut[], gain: number): Idea['reasons'] =>
  reasonsBetween(own, other, gain, COUNTING)
