/** One choice inside a move beside the best alternative. */
import { numberAt } from '../../../building-blocks/lists.ts'
import { confirmed, leadBetween } from '../../../play-outs/compare.ts'
import type { PlayedOut } from '../../../play-outs/compare.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import { settle } from '../../rules/scoring.ts'
import type { Leads } from '../evaluator/goals.ts'
import { playedOut } from '../reasons.ts'
import { playTurn } from '../turns.ts'
import type { Turn } from '../turns.ts'
import { valueOfTurn } from '../turn-value.ts'
import type { Question } from '../turn-value.ts'

export interface Choice {
  /** The position as the player saw it. */
  seen: State
  chosen: Turn
  /** The alternatives, the most promising first. */
  others: Turn[]
}

export interface Weighed extends Choice {
  /** The expected value of the choice. */
  expected: Leads
  /** The choice's difference to the best; never above zero for the seat that chose. */
  skill: Leads
  /** Null if nothing better was found. */
  best: Turn | null
  /** The choice and the better one played out. */
  played: [PlayedOut[], PlayedOut[]]
}

/** Points below which one choice is not better than another: the search is no more exact than that. */
const NOTICEABLE = 0.3

/**
 * All get the same search over the same deals. What then looks better must look better once more over other deals, and when both
 * are played out over `deals` of them, and counts for the least of the three: luck with the deals makes nobody's choice a mistake.
 */
export function weigh(choice: Choice, question: Question, deals: number): Weighed {
  const { seen, chosen, others } = choice
  const seat = state.turn(seen)
  const expected = valueOfTurn(seen, chosen, question)
  const nothing: Weighed = { ...choice, expected, skill: expected.map(() => 0), best: null, played: [[], []] }
  const rivals = others.map((turn) => ({ turn, gain: gainOf(valueOfTurn(seen, turn, question), expected) }))
  const rival = rivals.reduce((a, b) => (numberAt(b.gain, seat) > numberAt(a.gain, seat) ? b : a), {
    turn: chosen,
    gain: NONE,
  })
  if (numberAt(rival.gain, seat) < NOTICEABLE) return nothing
  const again = { ...question, seed: question.seed + 1 }
  const second = gainOf(valueOfTurn(seen, rival.turn, again), valueOfTurn(seen, chosen, again))
  const gain = numberAt(second, seat) < numberAt(rival.gain, seat) ? second : rival.gain
  const loss = numberAt(gain, seat)
  if (loss < NOTICEABLE) return nothing
  const played: Weighed['played'] = [playedOut(seen, chosen, deals), playedOut(seen, rival.turn, deals)]
  const counted = confirmed(loss, leadBetween(played[1], played[0]))
  if (counted < NOTICEABLE) return nothing
  return { ...choice, expected, skill: gain.map((points) => (-points * counted) / loss), best: rival.turn, played }
}

const NONE: Leads = [0, 0, 0, 0]
const gainOf = (leads: Leads, than: Leads): Leads => leads.map((lead, seat) => lead - numberAt(than, seat))

/** The turns that lead elsewhere than `chosen`: a plan of the same work steps in another order is no other choice. */
export function othersThan(seen: State, chosen: Turn, turns: readonly Turn[], question: Question): Turn[] {
  const there = outcome(seen, chosen, question)
  return turns.filter((turn) => !outcome(seen, turn, question).every((word, i) => word === there[i]))
}

function outcome(seen: State, turn: Turn, { weights }: Question): State {
  const after = state.copy(seen)
  playTurn(after, turn, weights)
  settle(after)
  return after
}
