/** What an empty field of a shift most probably holds, so that one key or tap can confirm it. */
import { ELEMENTS_SCORED } from '../components.ts'
import { fieldOf } from './fields.ts'
import type { FieldId } from './fields.ts'
import { countOf, deliveredIn, markerBefore } from './figures.ts'
import type { Pad } from './pad.ts'
import type { Sum } from './sums.ts'
import { openFields } from './tally.ts'

/** As many as the cards tell or as after the shift before: counts never fall. Otherwise none. */
export function ghostCount(pad: Pad, shift: number, seat: number, element: number): number {
  const known = countOf(pad, shift, seat, element)
  if (known !== null || shift === 0 || element >= ELEMENTS_SCORED[shift - 1]) return known ?? 0
  return countOf(pad, shift - 1, seat, element) ?? 0
}

/** Nothing delivered; on the score track the marker stands where it stood. Null where that is not known. */
export const ghostPoints = (pad: Pad, shift: number, seat: number, track: boolean): number | null =>
  track ? markerBefore(pad, shift, seat) : (deliveredIn(pad, shift, seat) ?? 0)

/** Every empty field of a shift with what it most probably holds. */
export const ghostsOf = (pad: Pad, shift: number): Record<FieldId, Sum> =>
  Object.fromEntries(openFields(pad, shift).map((id) => [id, [ghostIn(pad, id)]]))

function ghostIn(pad: Pad, id: FieldId): number {
  const field = fieldOf(id)!
  return field.kind === 'count' ? ghostCount(pad, field.shift, field.seat, field.element) : 0
}
