/** The most probable value of an empty field of a shift, confirmed by one key or tap. */
import { numberAt } from '../../building-blocks/lists.ts'
import { ELEMENTS_SCORED } from '../state/components.ts'
import { knownField } from '../wire/fields.ts'
import type { FieldId } from '../wire/fields.ts'
import { countOf, deliveredIn, markerBefore } from './pad-figures.ts'
import type { Pad } from './pad.ts'
import type { Sum } from './sums.ts'
import { openFields } from './tally.ts'

/** The count that the cards tell; else the one after the shift before, as counts never fall. */
export function ghostCount(pad: Pad, shift: number, seat: number, element: number): number | null {
  const known = countOf(pad, shift, seat, element)
  if (known !== null || shift === 0 || element >= numberAt(ELEMENTS_SCORED, shift - 1)) return known
  return countOf(pad, shift - 1, seat, element)
}

/** Points from cards; on the score track the marker's earlier place. */
export const ghostPoints = (pad: Pad, shift: number, seat: number, track: boolean): number | null =>
  track ? markerBefore(pad, shift, seat) : deliveredIn(pad, shift, seat)

/** The empty fields of a shift of which something is known. Deliveries are no shift like the one before. */
export const ghostsOf = (pad: Pad, shift: number): Record<FieldId, Sum> =>
  Object.fromEntries(openFields(pad, shift).flatMap((id) => ghostIn(pad, id).map((count) => [id, [count]])))

function ghostIn(pad: Pad, id: FieldId): number[] {
  const field = knownField(id)
  const count = field.kind === 'count' ? ghostCount(pad, field.shift, field.seat, field.element) : null
  return count === null ? [] : [count]
}
