/** The pad's figures for each shift, whichever way they were entered. Null if something is still missing. */
import { numberAt } from '../../building-blocks/lists.ts'
import { ELEMENTS_SCORED, ORDERS, ORDER_POINTS } from '../state/components.ts'
import type { OrderId } from '../state/components.ts'
import { rewards } from '../rules/scoring.ts'
import { spotsFor } from '../rules/sheet.ts'
import { countField, LIMITS, shiftField } from '../wire/fields.ts'
import type { FieldId } from '../wire/fields.ts'
import { seatsOf } from './pad.ts'
import type { Delivery, Pad } from './pad.ts'
import { valueOf } from './sums.ts'

/** The first eight elements count order spots, which cards tell; empty minecarts are counted on the table. */
export const ELEMENTS_ON_CARDS = 8

/** The number in a field. */
export function numberIn(pad: Pad, id: FieldId): number | null {
  const sum = pad.written[id]
  return sum ? valueOf(sum) : null
}

const total = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

/** Null if any of them is missing. */
const totalOf = (numbers: readonly (number | null)[]): number | null =>
  numbers.every((number) => number !== null) ? total(numbers) : null

/** The shifts before this one. */
export const shiftsBefore = (shift: number): number[] => Array.from({ length: shift }, (_, before) => before)

/** A seat's cards delivered in a shift, in the order of the box. */
export const cardsIn = (pad: Pad, shift: number, seat: number): OrderId[] =>
  deliveredBy(pad, seat, (when) => when === shift)

const cardsUpTo = (pad: Pad, shift: number, seat: number): OrderId[] => deliveredBy(pad, seat, (when) => when <= shift)

function deliveredBy(pad: Pad, seat: number, isAsked: (shift: number) => boolean): OrderId[] {
  const isOf = (delivery: Delivery | undefined) => delivery?.seat === seat && isAsked(delivery.shift)
  return ORDERS.filter((order) => isOf(pad.cards[order]))
}

/** Whether any card is known to have been delivered up to this shift, by anybody. */
const knowsCards = (pad: Pad, shift: number) => Object.values(pad.cards).some((delivery) => delivery.shift <= shift)

const spotsOnCards = (pad: Pad, shift: number, seat: number, element: number) =>
  total(cardsUpTo(pad, shift, seat).map((order) => spotsFor(order, element)))

/** Returns a seat's count of an element after a shift, over the whole game so far; null if it isn't known yet. */
export function countOf(pad: Pad, shift: number, seat: number, element: number): number | null {
  const written = numberIn(pad, countField(shift, seat, element))
  if (element >= ELEMENTS_ON_CARDS) return written
  if (pad.ways[shift] === 'cards') return spotsOnCards(pad, shift, seat, element)
  return written ?? (knowsCards(pad, shift) ? countedOn(pad, shift, seat, element) : null)
}

/** The count after the shift before, plus the spots delivered since; null if the shift before left it open. */
function countedOn(pad: Pad, shift: number, seat: number, element: number): number | null {
  const before = shift === 0 ? 0 : countOf(pad, shift - 1, seat, element)
  if (before === null) return null
  const spots = cardsIn(pad, shift, seat).map((order) => spotsFor(order, element))
  // No field holds more, so no record does.
  return Math.min(LIMITS.count.most, before + total(spots))
}

/** Points of the deliveries of one shift. */
export function deliveredIn(pad: Pad, shift: number, seat: number): number | null {
  if (pad.ways[shift] === 'cards') return deliveredOnCards(pad, shift, seat)
  const typed = numberIn(pad, shiftField('points', shift, seat)) ?? readOffTrack(pad, shift, seat)
  return typed ?? (knowsCards(pad, shift) ? pointsOf(cardsIn(pad, shift, seat)) : null)
}

/** Cards lie there from all shifts so far: what earlier shifts brought is taken off. */
function deliveredOnCards(pad: Pad, shift: number, seat: number): number | null {
  const before = totalOf(shiftsBefore(shift).map((earlier) => deliveredIn(pad, earlier, seat)))
  return before === null ? null : Math.max(0, pointsOnCards(pad, shift, seat) - before)
}

export const pointsOnCards = (pad: Pad, shift: number, seat: number): number => pointsOf(cardsUpTo(pad, shift, seat))

export const pointsOn = (order: OrderId): number => numberAt(ORDER_POINTS, ORDERS.indexOf(order))
const pointsOf = (orders: readonly OrderId[]) => total(orders.map(pointsOn))

/** A seat whose delivered cards of earlier shifts are not all tapped: they bring `have` points of `need`. */
export interface CardsMissing {
  seat: number
  have: number
  need: number
}

/** After a counted shift, one entered by cards needs the earlier cards tapped too. */
export function cardsMissing(pad: Pad, shift: number): CardsMissing[] {
  if (shift === 0 || pad.ways[shift] !== 'cards' || pad.ways[shift - 1] === 'cards') return []
  return seatsOf(pad).flatMap((seat) => {
    const have = pointsOnCards(pad, shift - 1, seat)
    const need = total(shiftsBefore(shift).map((earlier) => deliveredIn(pad, earlier, seat) ?? 0))
    return have < need ? [{ seat, have, need }] : []
  })
}

/** Returns the spaces that a marker moved since the last shift scoring, or null if an entry is missing. */
export function readOffTrack(pad: Pad, shift: number, seat: number): number | null {
  const marker = numberIn(pad, shiftField('track', shift, seat))
  const before = markerBefore(pad, shift, seat)
  return marker === null || before === null ? null : Math.max(0, onTrack(marker, before) - before)
}

/** The track has a hundred spaces: a marker at 12 that stood at 95 is at 112. */
export const onTrack = (marker: number, before: number): number =>
  marker < 100 && marker < before ? marker + 100 * Math.ceil((before - marker) / 100) : marker

/** The position of a seat's marker at the beginning of a shift. */
export const markerBefore = (pad: Pad, shift: number, seat: number): number | null =>
  totalOf(shiftsBefore(shift).flatMap((earlier) => [deliveredIn(pad, earlier, seat), rewardedIn(pad, earlier, seat)]))

/** Returns each seat's reward for an element after a shift; null until everybody is counted. */
export function rewardsFor(pad: Pad, shift: number, element: number): number[] | null {
  const counts = seatsOf(pad).map((seat) => countOf(pad, shift, seat, element))
  return counts.every((count) => count !== null) ? rewards(counts, element) : null
}

/** Returns the sum of a seat's rewards after a shift; null until every element is counted. */
export const rewardedIn = (pad: Pad, shift: number, seat: number): number | null =>
  totalOf(elementsOf(shift).map((element) => rewardsFor(pad, shift, element)?.[seat] ?? null))

/** The elements scored after a shift. */
export const elementsOf = (shift: number): number[] =>
  Array.from({ length: numberAt(ELEMENTS_SCORED, shift) }, (_, element) => element)
