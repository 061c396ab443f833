/** Reasons that one turn is better than another: both are played out over the same deals, and what differs is counted. */
import { numberAt } from '../../base/lists.ts'
import { seeded } from '../../base/random.ts'
import { hundredths, tenths } from '../../base/reasons.ts'
import { consequencesOf, leadBetween } from '../../play-outs/compare.ts'
import type { PlayedOut } from '../../play-outs/compare.ts'
import { decisive } from '../../play-outs/decisive.ts'
import { dealHidden } from '../rules/hidden.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { leadsNow } from './evaluator/goals.ts'
import type { Idea } from './idea.ts'
import { LEVELS } from './levels.ts'
import { factOf, outcomesOf } from './outcomes.ts'
import { playOutShift } from './soft-player.ts'
import { playTurn } from './turns.ts'
import type { Turn } from './turns.ts'
import { weightsFor } from './weigh.ts'

/** Points below which a difference is not worth a word. */
const NOTICEABLE = 0.5

/** A turn played out to the end of its shift, over so many deals of what nobody sees. */
export const playedOut = (seen: State, turn: Turn, deals: number): PlayedOut[] =>
  Array.from({ length: deals }, (_, deal) => playOut(seen, turn, deal))

function playOut(seen: State, turn: Turn, deal: number): PlayedOut {
  const seat = state.turn(seen)
  const weights = weightsFor(state.players(seen), LEVELS.director)
  const random = seeded(deal)
  const s = state.copy(seen)
  dealHidden(s, random)
  playTurn(s, turn, weights)
  playOutShift(s, random)
  const outcomes = outcomesOf(seen, s, seat, weights)
  return { lead: numberAt(leadsNow(s, weights), seat), outcomes }
}

/** Why a turn is better or worse than another that a search found `gain` points behind it. */
export const reasonsFor = (own: readonly PlayedOut[], other: readonly PlayedOut[], gain: number): Idea['reasons'] =>
  decisive(consequencesOf(own, other), leadBetween(own, other), gain, NOTICEABLE).map(
    ({ key, is, instead, points }) => ({
      part: { fact: factOf(key), is: hundredths(is), instead: hundredths(instead) },
      points: tenths(points.mean),
    }),
  )
