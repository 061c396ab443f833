/** Leads in points, or in whatever else is counted by seat. */
import { floatAt } from '../../../building-blocks/lists.ts'

/** Over the best of the others; negative when behind. */
export function leadOf(totals: Float64Array, seat: number, players: number): number {
  let best = -Infinity
  for (let other = 0; other < players; other++)
    if (other !== seat && floatAt(totals, other) > best) best = floatAt(totals, other)
  return floatAt(totals, seat) - best
}

/** A lead beyond `most`, either way, is no more than that. */
export const bounded = (lead: number, most: number): number => (lead > most ? most : lead < -most ? -most : lead)
