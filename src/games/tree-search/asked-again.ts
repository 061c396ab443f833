/** Leads of a search's candidates, corrected by searches of their own. */
import { numberAt } from '../building-blocks/lists.ts'

/**
 * A search spends few iterations on what it likes less, and leaves it near its first estimate. `again` are the leads of the same
 * candidates by equal searches of their own. Each stays behind the first by the lesser of its two distances, and by none if one
 * of the searches found it better.
 */
export function lesserDistances(leads: readonly number[], again: readonly number[]): number[] {
  const behind = (of: readonly number[], candidate: number) => numberAt(of, 0) - numberAt(of, candidate)
  return leads.map((_, each) => numberAt(leads, 0) - Math.max(0, Math.min(behind(leads, each), behind(again, each))))
}
