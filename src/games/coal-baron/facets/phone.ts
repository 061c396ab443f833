/** The part of a shift scoring, and of the accounts at the end, that a seat's own phone writes. */
import { phoneFacet, type Fits, type PhoneField, type PhoneValue } from '../../facets/phone.ts'
import { numberAt } from '../../building-blocks/lists.ts'
import { mostIn } from '../score-sheet/box.ts'
import { openDoubts } from '../score-sheet/checks.ts'
import { countOf, deliveredIn, elementsOf, ELEMENTS_ON_CARDS, numberIn } from '../score-sheet/pad-figures.ts'
import { ghostCount } from '../score-sheet/ghosts.ts'
import { seatsOf } from '../score-sheet/pad.ts'
import type { Pad } from '../score-sheet/pad.ts'
import { shiftOfStage } from '../score-sheet/stages.ts'
import { seatPointsIn } from '../score-sheet/tally.ts'
import { seatsLevel } from '../score-sheet/tie.ts'
import { ELEMENTS_SCORED, ORDERS, SHIFTS } from '../state/components.ts'
import { ASSETS, countField, knownField, LIMITS, seatField, shiftField } from '../wire/fields.ts'
import type { Asset, Field, FieldId } from '../wire/fields.ts'
import { isAboutAll } from '../wire/warning-codes.ts'
import type { Edit, Stage, Warning } from '../wire/wire.ts'

/** `closed` shifts have been told, or are being told up to the element `told`. */
interface At {
  stage: Stage
  told: number | null
  closed: number
}

const bounds = (kind: 'count' | 'workers' | Asset | 'total' | 'left') => ({
  least: Math.max(0, LIMITS[kind].least),
  most: LIMITS[kind].most,
})

/** A field's id is that of the pad without the seat. */
const atEnd = (pad: Pad, seat: number, kind: Asset | 'total' | 'left'): PhoneField => ({
  ...{ id: kind, kind: 'number', value: numberIn(pad, seatField(kind, seat)) },
  ...bounds(kind),
  ...fitting(pad, { kind, seat }),
})

/** Nothing is said of a field that the box sets no limit to. */
function fitting({ players }: Pad, field: Field, least = 0): { fits?: Fits } {
  const most = mostIn(field, players.length)
  return Number.isFinite(most) ? { fits: { least, most } } : {}
}

/** The count after the shift before, as counts never fall; 0 if it wasn't counted. */
function countBefore(pad: Pad, shift: number, seat: number, element: number): number {
  const wasScored = shift > 0 && element < numberAt(ELEMENTS_SCORED, shift - 1)
  return (wasScored ? countOf(pad, shift - 1, seat, element) : null) ?? 0
}

function count(pad: Pad, shift: number, seat: number, element: number): PhoneField {
  const usual = ghostCount(pad, shift, seat, element)
  return {
    ...{ id: `count-${shift}-${element}`, kind: 'number', value: countOf(pad, shift, seat, element) },
    ...bounds('count'),
    ...fitting(pad, { kind: 'count', shift, seat, element }, countBefore(pad, shift, seat, element)),
    ...(usual !== null && { usual }),
  }
}

/** Workers in the factory decide who starts the next shift; after the last they are not asked for. */
const workers = (pad: Pad, shift: number, seat: number): PhoneField[] =>
  shift === SHIFTS - 1
    ? []
    : [
        {
          ...{ id: `workers-${shift}`, kind: 'number', isExtra: true },
          ...{ value: numberIn(pad, shiftField('workers', shift, seat)), ...bounds('workers') },
          ...fitting(pad, { kind: 'workers', shift, seat }),
        },
      ]

function delivered(pad: Pad, shift: number, seat: number): PhoneField {
  const known = deliveredIn(pad, shift, seat)
  const value = pad.written[shiftField('points', shift, seat)] ?? (known === null ? null : [known])
  return { id: `points-${shift}`, kind: 'sum', value, most: LIMITS.points.most }
}

/** Cards that the seat itself has delivered in an earlier shift are no longer asked for. */
const orders = (pad: Pad, shift: number, seat: number): PhoneField[] =>
  ORDERS.flatMap((order): PhoneField[] => {
    const delivery = pad.cards[order]
    const id = `order-${shift}-${order}`
    if (delivery?.seat !== seat) return [{ id, kind: 'thing', value: false, holder: delivery?.seat ?? null }]
    return delivery.shift === shift ? [{ id, kind: 'thing', value: true, holder: null }] : []
  })

function ofShift(pad: Pad, shift: number, seat: number): PhoneField[] {
  const counts = (from: number) =>
    elementsOf(shift)
      .filter((element) => element >= from)
      .map((element) => count(pad, shift, seat, element))
  const own =
    pad.ways[shift] === 'cards'
      ? [...orders(pad, shift, seat), ...counts(ELEMENTS_ON_CARDS)]
      : [delivered(pad, shift, seat), ...counts(0)]
  return [...own, ...workers(pad, shift, seat)]
}

function fields(pad: Pad, seat: number, { closed }: At): PhoneField[] {
  if (!pad.pointsOnly) {
    return closed < SHIFTS ? ofShift(pad, closed, seat) : ASSETS.map((asset) => atEnd(pad, seat, asset))
  }
  const isLeftAsked = seatsLevel(pad).includes(seat) || numberIn(pad, seatField('left', seat)) !== null
  return [atEnd(pad, seat, 'total'), ...(isLeftAsked ? [atEnd(pad, seat, 'left')] : [])]
}

function padField(id: string, seat: number): FieldId {
  const [kind, shift, element] = id.split('-')
  if (kind === 'count') return countField(Number(shift), seat, Number(element))
  return kind === 'points' || kind === 'workers' ? shiftField(kind, Number(shift), seat) : `${kind}-${seat}`
}

function edit(_: Pad, seat: number, { id }: PhoneField, value: PhoneValue): Edit {
  const [kind, shift, order = ''] = id.split('-')
  if (kind === 'order') return { type: 'card', order, shift: Number(shift), seat: value === true ? seat : null }
  const sum = typeof value === 'number' ? [value] : (value as readonly number[] | null)
  return { type: 'write', sums: { [padField(id, seat)]: sum && [...sum] } }
}

function doubts(pad: Pad, seat: number, { closed }: At): Warning[] {
  const isCounted = (field: FieldId) => {
    const place = knownField(field)
    return 'shift' in place ? place.shift === closed : closed === SHIFTS || pad.pointsOnly
  }
  return openDoubts(pad).filter(
    ({ code, field }) => isCounted(field) && (isAboutAll(code) || knownField(field).seat === seat),
  )
}

/** In step with the tally at the table: the elements that it hasn't reached don't count yet. */
function pointsTold(pad: Pad, { stage, told, closed }: At): number[] | null {
  if (closed === 0 || pad.pointsOnly) return null
  const shift = closed - 1
  const elements = shiftOfStage(stage) === shift ? (told ?? undefined) : undefined
  return seatsOf(pad).map((seat) => seatPointsIn(pad, shift, seat, elements).total)
}

export const phone = phoneFacet<Pad, Edit, At>({
  ...{ fields, doubts, edit, pointsTold },
  scoring: ({ closed }) => closed,
  isTold: (_, { stage }) => stage === 'finished',
})
