/**
 * Doubts about a score pad: impossible and unlikely entries (`warning-codes.ts`). They are only warnings: they name a
 * field to look at and never keep anybody from going on.
 * A check says nothing until everything that it compares is entered.
 */
import { doubtsBy } from '../../building-blocks/doubts.ts'
import { entryAt, numberAt } from '../../building-blocks/lists.ts'
import { COALS, CUBES_A_COAL, ORDERS, SHIFTS, STARTING_WORKERS } from '../state/components.ts'
import * as box from './box.ts'
import { countField, seatField, shiftField } from '../wire/fields.ts'
import type { Asset, FieldId } from '../wire/fields.ts'
import {
  countOf,
  deliveredIn,
  ELEMENTS_ON_CARDS,
  elementsOf,
  markerBefore,
  numberIn,
  onTrack,
  pointsOnCards,
  shiftsBefore,
} from './pad-figures.ts'
import { seatsOf } from './pad.ts'
import type { Pad } from './pad.ts'
import type { Warning } from '../wire/wire.ts'
import type { WarningCode } from '../wire/warning-codes.ts'

export type { Warning }

/** Everything that doesn't look right, in the order in which it is entered. */
export const warningsOf = (pad: Pad): Warning[] =>
  pad.pointsOnly ? atTotals(pad) : [...[...Array(SHIFTS).keys()].flatMap((shift) => inShift(pad, shift)), ...atEnd(pad)]

const inShift = (pad: Pad, shift: number): Warning[] => [
  ...seatsOf(pad).flatMap((seat) => [
    ...fell(pad, shift, seat),
    ...colorsAndVehicles(pad, shift, seat),
    ...pointsAndSpots(pad, shift, seat),
    ...markerOff(pad, shift, seat),
    ...cardsBehind(pad, shift, seat),
    ...tooManyWorkers(pad, shift, seat),
    ...high('points-high', shiftField('points', shift, seat), deliveredIn(pad, shift, seat), USUAL.points),
  ]),
  ...elementsOf(shift).flatMap((element) => moreThanInBox(pad, shift, element)),
]

const warning = (code: WarningCode, field: FieldId, params: Warning['params']): Warning[] => [{ code, field, params }]

const total = (numbers: readonly (number | null)[]) => numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0)

/** Null if any of the elements is not counted yet. */
function spots(pad: Pad, shift: number, seat: number, from: number, to: number): number[] | null {
  const counts = elementsOf(shift)
    .slice(from, to)
    .map((element) => countOf(pad, shift, seat, element))
  return counts.length === to - from && counts.every((count) => count !== null) ? counts : null
}

const byColor = (pad: Pad, shift: number, seat: number) => spots(pad, shift, seat, 0, 4)
const byVehicle = (pad: Pad, shift: number, seat: number) => spots(pad, shift, seat, 4, 8)

// In a shift

function fell(pad: Pad, shift: number, seat: number): Warning[] {
  if (shift === 0) return []
  return elementsOf(shift - 1).flatMap((element) => {
    const before = countOf(pad, shift - 1, seat, element)
    const now = countOf(pad, shift, seat, element)
    if (before === null || now === null || now >= before) return []
    return warning('fell', countField(shift, seat, element), { before, now })
  })
}

function colorsAndVehicles(pad: Pad, shift: number, seat: number): Warning[] {
  const [colors, vehicles] = [byColor(pad, shift, seat), byVehicle(pad, shift, seat)]
  if (!colors || !vehicles || total(colors) === total(vehicles)) return []
  const params = { colors: total(colors), vehicles: total(vehicles) }
  return warning('colors-and-vehicles', countField(shift, seat, 4), params)
}

function pointsAndSpots(pad: Pad, shift: number, seat: number): Warning[] {
  const delivered = [...shiftsBefore(shift), shift].map((each) => deliveredIn(pad, each, seat))
  const colors = byColor(pad, shift, seat)
  if (!colors || delivered.includes(null)) return []
  const { least, most } = box.pointsForSpots(colors)
  const points = total(delivered)
  if (points >= least && points <= most) return []
  return warning('points-and-spots', shiftField('points', shift, seat), { points, spots: total(colors), least, most })
}

function markerOff(pad: Pad, shift: number, seat: number): Warning[] {
  const field = shiftField('track', shift, seat)
  const marker = numberIn(pad, field)
  const before = markerBefore(pad, shift, seat)
  if (marker === null || before === null) return []
  if (onTrack(marker, before) < before) return warning('marker-behind', field, { marker, before })
  const should = before + (deliveredIn(pad, shift, seat) ?? 0)
  return onTrack(marker, before) === should ? [] : warning('marker-moved', field, { marker, should })
}

function cardsBehind(pad: Pad, shift: number, seat: number): Warning[] {
  if (pad.ways[shift] !== 'cards') return []
  const before = total(shiftsBefore(shift).map((earlier) => deliveredIn(pad, earlier, seat)))
  const points = pointsOnCards(pad, shift, seat)
  return points >= before ? [] : warning('cards-behind', shiftField('points', shift, seat), { points, before })
}

function tooManyWorkers(pad: Pad, shift: number, seat: number): Warning[] {
  const field = shiftField('workers', shift, seat)
  const most = entryAt(STARTING_WORKERS, pad.players.length)
  const workers = numberIn(pad, field) ?? 0
  return workers <= most ? [] : warning('workers', field, { workers, most })
}

/** Warns of more spots of a colour or vehicle, or more empty minecarts of a colour, than the box holds. */
function moreThanInBox(pad: Pad, shift: number, element: number): Warning[] {
  const have = total(seatsOf(pad).map((seat) => countOf(pad, shift, seat, element)))
  const isOnCards = element < ELEMENTS_ON_CARDS
  const most = isOnCards
    ? numberAt(box.SPOTS_IN_BOX, element)
    : box.minecartsInBox(element - ELEMENTS_ON_CARDS, pad.players.length)
  if (have <= most) return []
  return warning(isOnCards ? 'spots-in-box' : 'minecarts-in-box', countField(shift, 0, element), { have, most })
}

// At the end

const CUBES_IN_BOX = CUBES_A_COAL * COALS.length

const asset = (pad: Pad, item: Asset, seat: number) => numberIn(pad, seatField(item, seat))
const together = (pad: Pad, item: Asset) => total(seatsOf(pad).map((seat) => asset(pad, item, seat)))

const atEnd = (pad: Pad): Warning[] => [
  ...seatsOf(pad).flatMap((seat) => [...tooManyMarks(pad, seat), ...inPit(pad, seat), ...unusual(pad, seat)]),
  ...tooManyTogether('cubes-in-box', seatField('cubes', 0), together(pad, 'cubes'), CUBES_IN_BOX),
  ...tooManyTogether('orders-in-box', seatField('outstanding', 0), ordersTogether(pad), ORDERS.length),
  ...tooManyTogether('tiles-in-box', seatField('light', 0), together(pad, 'light'), box.TILES_A_SIDE),
  ...tooManyTogether('tiles-in-box', seatField('dark', 0), together(pad, 'dark'), box.TILES_A_SIDE),
]

const tooManyTogether = (code: WarningCode, field: FieldId, have: number, most: number): Warning[] =>
  have <= most ? [] : warning(code, field, { have, most })

/** Outstanding orders and at least those that must have been delivered. */
function ordersTogether(pad: Pad): number {
  const last = SHIFTS - 1
  const delivered = total(seatsOf(pad).map((seat) => box.fewestCards(total(byColor(pad, last, seat) ?? []))))
  const outstanding = together(pad, 'outstanding')
  return outstanding === 0 ? 0 : outstanding + Math.max(delivered, pad.ways[last] === 'cards' ? cardsOut(pad) : 0)
}

const cardsOut = (pad: Pad) => Object.keys(pad.cards).length

function tooManyMarks(pad: Pad, seat: number): Warning[] {
  const marks = asset(pad, 'marks', seat) ?? 0
  const most = box.mostMarks(pad.players.length)
  return marks <= most ? [] : warning('marks-too-many', seatField('marks', seat), { marks, most })
}

/** Cubes come into a pit on its minecarts, one on each, and leave it on delivered orders, one or two a spot. */
function inPit(pad: Pad, seat: number): Warning[] {
  const [light, dark] = [asset(pad, 'light', seat), asset(pad, 'dark', seat)]
  const emptied = spots(pad, SHIFTS - 1, seat, 8, 12)
  if (light === null || dark === null || emptied === null) return []
  const [tiles, empty] = [light + dark, total(emptied)]
  const minecarts = box.PRINTED_MINECARTS + box.MINECARTS_A_TILE * tiles
  if (empty > minecarts)
    return warning('minecarts-and-tiles', countField(SHIFTS - 1, seat, 8), { empty, tiles, most: minecarts })
  return cubesInPit(pad, seat, { tiles, empty, minecarts })
}

interface Pit {
  tiles: number
  empty: number
  /** At most. */
  minecarts: number
}

function cubesInPit(pad: Pad, seat: number, { tiles, empty, minecarts }: Pit): Warning[] {
  const cubes = asset(pad, 'cubes', seat)
  if (cubes === null) return []
  const loaded = box.PRINTED_MINECARTS + tiles - empty
  if (cubes < loaded) return warning('cubes-too-few', seatField('cubes', seat), { cubes, least: loaded })
  const most = minecarts - total(byColor(pad, SHIFTS - 1, seat) ?? [])
  return cubes <= most ? [] : warning('cubes-too-many', seatField('cubes', seat), { cubes, most: Math.max(0, most) })
}

// Unlikely entries

/**
 * The most that a seat reached in 6060 games of bots, rounded up (docs/doubts.md): points of one shift's deliveries, Marks,
 * orders, and tiles of one side more than of the other. People leave more orders than bots do: half as many again are usual.
 */
const USUAL = { points: 50, marks: 42, orders: 11, apart: 10, total: { least: 20, most: 185 } }

const high = (code: WarningCode, field: FieldId, have: number | null, most: number): Warning[] =>
  have === null || have <= most ? [] : warning(code, field, { have })

/** An impossible number needs no warning that it is unlikely. */
function unusual(pad: Pad, seat: number): Warning[] {
  const [light, dark] = [asset(pad, 'light', seat), asset(pad, 'dark', seat)]
  const apart = light === null || dark === null ? null : Math.abs(light - dark)
  return [
    ...(tooManyMarks(pad, seat).length > 0
      ? []
      : high('marks-high', seatField('marks', seat), asset(pad, 'marks', seat), USUAL.marks)),
    ...high('orders-high', seatField('outstanding', seat), asset(pad, 'outstanding', seat), USUAL.orders),
    ...high('tiles-apart', seatField('dark', seat), apart, USUAL.apart),
  ]
}

// Where only the totals are kept

const atTotals = (pad: Pad): Warning[] =>
  seatsOf(pad).flatMap((seat) => [...oddTotal(pad, seat), ...tooManyLeft(pad, seat)])

function oddTotal(pad: Pad, seat: number): Warning[] {
  const field = seatField('total', seat)
  const total = numberIn(pad, field)
  if (total === null) return []
  const most = box.mostPoints(pad.players.length)
  if (total > most) return warning('total-too-large', field, { total, most })
  return total >= USUAL.total.least && total <= USUAL.total.most ? [] : warning('total-odd', field, { total })
}

/** Marks that are paid for a point; fewer are left (rule book, End of the game). */
const MARKS_A_POINT = 5

function tooManyLeft(pad: Pad, seat: number): Warning[] {
  const field = seatField('left', seat)
  const left = numberIn(pad, field) ?? 0
  return left < MARKS_A_POINT ? [] : warning('left-too-many', field, { left, most: MARKS_A_POINT - 1 })
}

export const { doubtsOf, openDoubts, withRecorded } = doubtsBy<Pad, Warning>(warningsOf)
