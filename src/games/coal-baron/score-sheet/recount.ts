/** Deliveries told as they happen, where their numbers have been typed before. */
import type { OrderId } from '../state/components.ts'
import { spotsFor } from '../rules/sheet.ts'
import { countField, MOST_NUMBERS, shiftField } from '../wire/fields.ts'
import type { FieldId } from '../wire/fields.ts'
import { ELEMENTS_ON_CARDS, elementsOf, pointsOn } from './pad-figures.ts'
import type { Delivery, Pad } from './pad.ts'
import { valueOf } from './sums.ts'
import type { Sum } from './sums.ts'
import { present } from '../../building-blocks/present.ts'

/** The pad whose typed numbers shrink by a card that is taken back, and grow by it where somebody delivers it now. */
export function recounted(pad: Pad, order: OrderId, now: Delivery | null): Pad {
  const before = pad.cards[order]
  const without = before ? withNumbers(pad, typed(pad, order, before), taken) : pad
  return now ? withNumbers(without, typed(without, order, now), added) : without
}

/** The typed fields in which a card has a part, with that part. */
const typed = (pad: Pad, order: OrderId, { shift, seat }: Delivery): [FieldId, number][] =>
  [
    [shiftField('points', shift, seat), pointsOn(order)] as [FieldId, number],
    ...spotsByField(order, shift, seat),
  ].filter(([id, part]) => part > 0 && id in pad.written)

const spotsByField = (order: OrderId, shift: number, seat: number): [FieldId, number][] =>
  elementsOf(shift)
    .slice(0, ELEMENTS_ON_CARDS)
    .map((element) => [countField(shift, seat, element), spotsFor(order, element)])

const withNumbers = (pad: Pad, parts: readonly [FieldId, number][], change: (sum: Sum, part: number) => Sum): Pad => ({
  ...pad,
  written: {
    ...pad.written,
    ...Object.fromEntries(
      parts.map(([id, part]) => [id, change(present(pad.written[id], 'the number in the field'), part)]),
    ),
  },
})

/** A full sum keeps its value and becomes one number. */
const added = (sum: Sum, part: number): Sum => (sum.length < MOST_NUMBERS ? [...sum, part] : [valueOf(sum) + part])

/** A number that was typed whole may have been counted without the card: it stays. */
function taken(sum: Sum, part: number): Sum {
  const last = sum.lastIndexOf(part)
  return last < 1 ? sum : sum.toSpliced(last, 1)
}
