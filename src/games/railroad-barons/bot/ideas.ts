/** Hints: the best few ideas, with their values and reasons. */
import { itemAt, numberAt } from '../../building-blocks/lists.ts'
import { seeded, type Random } from '../../building-blocks/random.ts'
import { firstDeal } from '../../play-outs/told-reasons.ts'
import { lesserDistances } from '../../tree-search/asked-again.ts'
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
import { FITTED } from './weigh.ts'

const MOST = 3
/** How often each idea is played out for its reasons: with other draws, nine of ten first reasons are the same. */
const PLAYED_OUT = 100
/** Iterations by which each idea is weighed once more. */
const WEIGHED_AGAIN = 400

/** At most three, the best first; the same for the same seed and iterations. */
export function ideasFor(s: State, budget: Budget, random: Random): Idea[] {
  const found = bestOf(candidatesOf(s, FITTED, budget, random), MOST)
  return ideasOf(s, weighedAgain(s, found, random), MOST, firstDeal(random))
}

/** The same, each with a search of its own beside its lead. */
function weighedAgain(s: State, found: readonly Candidate[], random: Random): readonly Candidate[] {
  if (found.length < 2) return found
  const budget: Budget = { iterations: WEIGHED_AGAIN, expired: () => false }
  const seed = firstDeal(random)
  const again = found.map(({ entry }) => leadAfter(s, entry, FITTED, budget, seeded(seed)))
  const leads = lesserDistances(
    found.map(({ lead }) => lead),
    again,
  )
  return found.map((each, at) => ({ ...each, lead: numberAt(leads, at) })).sort((a, b) => b.lead - a.lead)
}

/** Returns the first `most` candidates, the best first. */
export const bestOf = (candidates: readonly Candidate[], most: number): Candidate[] =>
  candidates.slice(0, most).sort((a, b) => b.lead - a.lead)

/**
 * Candidates in words, with reasons for the first `explained`: the best is compared with the next, all others with the best.
 * They are played out with the draws from the `first` on.
 */
export function ideasOf(s: State, found: readonly Candidate[], explained: number, first = 0): Idea[] {
  const told = found.slice(0, found.length > 1 ? explained : 0)
  const played = told.map(({ turn }) => playedOut(s, turn, PLAYED_OUT, first))
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
