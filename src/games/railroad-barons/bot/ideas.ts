/** Hints: the best few ideas, with their values and reasons. */
import { itemAt } from '../../building-blocks/lists.ts'
import { seeded, type Random } from '../../building-blocks/random.ts'
import { confirmed, leadBetween } from '../../play-outs/compare.ts'
import type { PlayedOut } from '../../play-outs/compare.ts'
import { firstDeal } from '../../play-outs/told-reasons.ts'
import { askedAgain } from '../../tree-search/asked-again.ts'
import type { Budget } from '../../tree-search/budget.ts'
import type { State } from '../state/state.ts'
import { candidatesOf, leadAfter } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { inWords } from '../rules/entries.ts'
import { effectsOf } from './effects.ts'
import { chanceFor } from './evaluator/goals.ts'
import type { Idea } from './idea.ts'
import { whole } from '../../building-blocks/rounding.ts'
import { playedOut, reasonsFor } from './reasons.ts'
import type { Turn } from './turns/turn.ts'
import { FITTED } from './weigh.ts'

const MOST = 3
/** How often each idea is played out for its reasons: with other draws, nine of ten first reasons are the same. */
const PLAYED_OUT = 100
/** Iterations by which each idea is weighed once more. */
const WEIGHED_AGAIN = 400
/** Dollars below which one idea is not better than another. */
const NOTICEABLE = 25

/** At most three, the best first; the same for the same seed and iterations. */
export function ideasFor(s: State, budget: Budget, random: Random): Idea[] {
  const found = bestOf(candidatesOf(s, FITTED, budget, random), MOST)
  const playOuts = playOutsFrom(s, firstDeal(random))
  return ideasOf(s, weighedAgain(s, found, playOuts, random), MOST, playOuts)
}

type PlayOuts = (candidate: Pick<Candidate, 'turn'>) => PlayedOut[]

/** Plays each turn out once, with the draws from the `first` on. */
function playOutsFrom(s: State, first: number): PlayOuts {
  const known = new Map<Turn, PlayedOut[]>()
  return ({ turn }) => {
    const played = known.get(turn) ?? playedOut(s, turn, PLAYED_OUT, first)
    known.set(turn, played)
    return played
  }
}

/** The same, corrected by searches of their own, and by the play-outs where these find another one better than the first. */
function weighedAgain(s: State, found: readonly Candidate[], played: PlayOuts, random: Random): Candidate[] {
  if (found.length < 2) return [...found]
  const budget: Budget = { iterations: WEIGHED_AGAIN, expired: () => false }
  const seed = firstDeal(random)
  const asked = found.map((candidate) => ({
    ...{ candidate, lead: candidate.lead },
    again: leadAfter(s, candidate.entry, FITTED, budget, seeded(seed)),
  }))
  return askedAgain(
    asked,
    (better, first, gain) => confirmed(gain, leadBetween(played(better), played(first))) >= NOTICEABLE,
  ).map(({ candidate, lead }) => ({ ...candidate, lead }))
}

/** Returns the first `most` candidates, the best first. */
export const bestOf = (candidates: readonly Candidate[], most: number): Candidate[] =>
  candidates.slice(0, most).sort((a, b) => b.lead - a.lead)

/**
 * Candidates in words, with reasons for the first `explained`: the best is compared with the next, all others with the best.
 */
export function ideasOf(
  s: State,
  found: readonly Candidate[],
  explained: number,
  playOuts: PlayOuts = playOutsFrom(s, 0),
): Idea[] {
  const played = found.slice(0, found.length > 1 ? explained : 0).map(playOuts)
  return found.map((candidate, i) => {
    const gain = i < played.length ? candidate.lead - itemAt(found, other(i)).lead : 0
    return ideaOf(s, candidate, i < played.length ? reasonsFor(itemAt(played, i), itemAt(played, other(i)), gain) : [])
  })
}

const other = (idea: number) => (idea === 0 ? 1 : 0)

/** The effects are those of the whole turn that begins with the entry. */
export const ideaOf = (s: State, { entry, turn, lead }: Candidate, reasons: Idea['reasons']): Idea => ({
  decisions: inWords(s, entry),
  lead: whole(lead),
  chance: Math.round(1000 * chanceFor(s, lead)) / 1000,
  effects: effectsOf(s, turn),
  reasons,
})
