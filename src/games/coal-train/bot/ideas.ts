/** Hints: the best few ideas, with their values and reasons. */
import { itemAt, numberAt } from '../../building-blocks/lists.ts'
import type { Random } from '../../building-blocks/random.ts'
import { firstDeal } from '../../play-outs/told-reasons.ts'
import type { Budget } from '../../tree-search/budget.ts'
import type { State } from '../state/state.ts'
import { reading, unlike } from './reads-alike.ts'
import { effectsOf } from './effects.ts'
import { chanceFor, leadsNow } from './evaluator/goals.ts'
import type { Leads } from './evaluator/goals.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { forgetHidden } from './hidden-tiles.ts'
import type { Idea } from './idea.ts'
import { LEVELS } from './levels.ts'
import { tenths } from '../../building-blocks/rounding.ts'
import { playedOut, reasonsFor } from './reasons.ts'
import { playTurn, turnsOf } from './turns.ts'
import type { Turn } from './turns.ts'
import { weightsOf } from './weigh.ts'

const MOST = 3
/** Width of the beam that finds a hint's turns. */
export const HINT_WIDTH = 48
const TURNS = 12
/** Deals over which each idea is played out for its reasons: with other ones, nine of ten first reasons are the same. */
const PLAYED_OUT = 80

/** A turn with the points that each seat may expect to end ahead. */
export interface Candidate {
  turn: Turn
  leads: Leads
}

/**
 * At most three, the best first. They are judged by the evaluator right after each turn, as reviews are: what a search of some
 * hundred iterations adds to a wide beam is less than its noise, and reasons then say what the leads say.
 */
export function ideasFor(s: State, _budget: Budget, random: Random): Idea[] {
  const seen = forgetHidden(s)
  return ideasOf(seen, candidatesOf(seen, HINT_WIDTH, MOST), MOST, firstDeal(random))
}

/**
 * Returns at most `most` turns that read differently, the best first, from a position as everybody sees it, by a beam
 * of this width.
 */
export function candidatesOf(seen: State, width: number, most: number): Candidate[] {
  const weights = weightsOf(seen.seats.length, LEVELS.director)
  const turns = turnsOf(seen, weights, { width, turns: TURNS })
  const found = turns.map((turn) => judged(seen, turn, weights))
  const best = found.sort((a, b) => leadIn(seen, b) - leadIn(seen, a))
  return unlike(best, ({ turn }) => readingOf(seen, turn)).slice(0, most)
}

const readingOf = (s: State, turn: Turn): string => reading({ decisions: [...turn], effects: effectsOf(s, turn) })

const leadIn = ({ turn }: State, { leads }: Candidate): number => numberAt(leads, turn)

/** Judges a turn by the evaluator right after it. */
export const judged = (s: State, turn: Turn, weights: Weights): Candidate => ({
  turn,
  leads: leadsNow(playTurn(s, turn), weights),
})

/**
 * Candidates in words, with reasons for the first `explained`: the best is compared with the next, all others with the best.
 * They are played out over the deals from the `first` on.
 */
export function ideasOf(seen: State, found: readonly Candidate[], explained: number, first = 0): Idea[] {
  const told = found.slice(0, found.length > 1 ? explained : 0)
  const played = playedOut(
    seen,
    told.map(({ turn }) => turn),
    PLAYED_OUT,
    first,
  )
  return found.map((candidate, i) => {
    if (i >= played.length) return ideaOf(seen, candidate, [])
    const gain = leadIn(seen, candidate) - leadIn(seen, itemAt(found, other(i)))
    return ideaOf(seen, candidate, reasonsFor(itemAt(played, i), itemAt(played, other(i)), gain))
  })
}

const other = (idea: number) => (idea === 0 ? 1 : 0)

/** `reasons` are those in comparison with another turn. */
export function ideaOf(s: State, { turn, leads }: Candidate, reasons: Idea['reasons']): Idea {
  const lead = numberAt(leads, s.turn)
  return {
    decisions: [...turn],
    lead: tenths(lead),
    chance: Math.round(1000 * chanceFor(s, lead)) / 1000,
    effects: effectsOf(s, turn),
    reasons,
  }
}
