/** A search's candidates, corrected by searches of their own. */
import { itemAt, numberAt } from '../building-blocks/lists.ts'

export interface AskedAgain<C> {
  candidate: C
  /** Found by the common search, and by one of its own that is equal to those of the others. */
  lead: number
  again: number
}

/**
 * Returns the candidates with their leads. A search spends few iterations on what it likes less, and leaves it near its first
 * estimate: each candidate stays behind the first by the lesser of its two distances, and by none if one of the searches found it
 * better. The one that is best when asked again goes first if that `isConfirmed`.
 */
export function askedAgain<C>(
  found: readonly AskedAgain<C>[],
  isConfirmed: (better: C, first: C, gain: number) => boolean,
): { candidate: C; lead: number }[] {
  const first = itemAt(found, 0)
  const best = found.reduce((a, b) => (b.again > a.again ? b : a))
  const leads = best !== first && isConfirmed(best.candidate, first.candidate, best.again - first.again)
  const ordered = leads ? [best, ...found.filter((each) => each !== best)] : found
  const distances = lesserDistances(
    ordered.map(({ lead }) => lead),
    ordered.map(({ again }) => again),
  )
  return ordered
    .map(({ candidate }, at) => ({ candidate, lead: numberAt(distances, at) }))
    .sort((a, b) => b.lead - a.lead)
}

function lesserDistances(leads: readonly number[], again: readonly number[]): number[] {
  const behind = (of: readonly number[], candidate: number) => numberAt(of, 0) - numberAt(of, candidate)
  return leads.map((_, each) => numberAt(leads, 0) - Math.max(0, Math.min(behind(leads, each), behind(again, each))))
}
