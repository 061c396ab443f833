/**
 * Doubts about a score pad (`wire/warning-codes.ts`). Warnings only: they name a field to look at and never keep anybody from
 * going on.
 */
import { doubtsBy } from '../../building-blocks/doubts.ts'
import { extraOf, isCity, RESOURCES, STATIONS } from '../state/components.ts'
import type { PlaceId } from '../state/components.ts'
import { MOST_COUNTED, START_INCOME } from '../state/valley.ts'
import type { WarningCode } from '../wire/warning-codes.ts'
import type { Warning } from '../wire/wire.ts'
import * as box from './box.ts'
import { sumOf, type Part } from './pad-fields.ts'
import { isOver, openFields } from './pad.ts'
import type { Pad, PadSeat } from './pad.ts'

/** Everything that doesn't look right, seat by seat, then what all seats have together. */
export function warningsOf(pad: Pad): Warning[] {
  const { detail, seats } = pad
  const bySeat = (of: (seat: PadSeat, at: number) => Warning[]) => seats.flatMap(of)
  if (detail === 'points') return bySeat(inTotal)
  return detail === 'counts'
    ? [...bySeat(inParts), ...partsTogether(seats)]
    : [
        ...bySeat((seat, at) => [...onMap(seat, at), ...(isOver(pad) ? withoutStation(seat, at) : [])]),
        ...cardsTogether(seats),
      ]
}

const warning = (code: WarningCode, field: string, have: number): Warning[] => [{ code, field, params: { have } }]

const over = (code: WarningCode, field: string, have: number, most: number): Warning[] =>
  have > most ? warning(code, field, have) : []

// Totals alone

const inTotal = ({ total }: PadSeat, at: number): Warning[] =>
  total === 0 ? warning('no-points', `total-${at}`, 0) : over('total-high', `total-${at}`, total ?? 0, box.MOST_TOTAL)

// Points by part

const inParts = (seat: PadSeat, at: number): Warning[] => [
  ...tooManyStations(seat, at),
  ...highest(seat, 'towns', at, 'town-high', box.MOST_OF_TOWN),
  ...highest(seat, 'cities', at, 'city-high', box.MOST_OF_CITY),
  ...oddGifts(seat, at),
  ...oddContract(seat, at),
  ...highest(seat, 'scoring', at, 'scoring-value', MOST_COUNTED),
  ...withoutCity(seat, at),
  ...withoutPoints(seat, at),
]

const valuesOf = ({ parts }: PadSeat, part: Part): readonly number[] => parts[part] ?? []
const pointsIn = (seat: PadSeat, part: Part) => sumOf(valuesOf(seat, part))

/** The fewest stations that bring these points. */
function tooManyStations(seat: PadSeat, at: number): Warning[] {
  const fewest = (part: Part, most: number) => sumOf(valuesOf(seat, part).map((points) => Math.ceil(points / most)))
  const have = fewest('towns', box.MOST_OF_TOWN) + fewest('cities', box.MOST_OF_CITY)
  return over('stations-over-20', `stations-${at}`, have, STATIONS)
}

/** A value that stands alone may be a sum. */
function highest(seat: PadSeat, part: Part, at: number, code: WarningCode, most: number): Warning[] {
  const values = valuesOf(seat, part)
  return values.length > 1 ? over(code, `${part}-${at}`, Math.max(...values), most) : []
}

function oddGifts(seat: PadSeat, at: number): Warning[] {
  const points = pointsIn(seat, 'cards')
  return points % box.GIFT === 0 ? [] : warning('cards-points', `cards-${at}`, points)
}

/** If there are several values, each is a contract; one alone may be the sum of some. */
function oddContract(seat: PadSeat, at: number): Warning[] {
  const values = valuesOf(seat, 'contracts')
  const isRight =
    values.length > 1 ? (points: number) => points === 0 || box.CONTRACT_COPIES.has(points) : isSumOfContracts
  const odd = values.find((points) => !isRight(points))
  return odd === undefined ? [] : warning('contract-value', `contracts-${at}`, odd)
}

const isSumOfContracts = (points: number): boolean =>
  points === 0 || [...box.CONTRACT_COPIES.keys()].some((each) => points >= each && isSumOfContracts(points - each))

function withoutCity(seat: PadSeat, at: number): Warning[] {
  if (seat.parts.cities === null || pointsIn(seat, 'cities') > 0) return []
  return over('cards-without-city', `cities-${at}`, sumOf(CARD_PARTS.map((part) => pointsIn(seat, part))), 0)
}

function withoutPoints(seat: PadSeat, at: number): Warning[] {
  const points = pointsIn(seat, 'towns') + pointsIn(seat, 'cities')
  return points === 0 && openFields(seat, 'counts').length === 0 ? warning('no-points', `towns-${at}`, 0) : []
}

const CARD_PARTS = ['cards', 'contracts', 'scoring'] as const

const partsTogether = (seats: readonly PadSeat[]): Warning[] => [
  ...CARD_PARTS.flatMap((part) =>
    over(
      `${part}-in-box`,
      `${part}-${seatWithMost(seats, (seat) => pointsIn(seat, part))}`,
      sumOf(seats.map((seat) => pointsIn(seat, part))),
      box.IN_BOX[part],
    ),
  ),
  ...[...box.CONTRACT_COPIES].flatMap(([points, most]) => tooManyCopies(seats, points, most)),
]

/** Contracts of one value; `have` is that value. */
function tooManyCopies(seats: readonly PadSeat[], points: number, most: number): Warning[] {
  const copiesOf = (seat: PadSeat) => valuesOf(seat, 'contracts').filter((each) => each === points).length
  return sumOf(seats.map(copiesOf)) > most
    ? warning('contract-copies', `contracts-${seatWithMost(seats, copiesOf)}`, points)
    : []
}

function seatWithMost(seats: readonly PadSeat[], of: (seat: PadSeat) => number): number {
  const counts = seats.map(of)
  return counts.indexOf(Math.max(...counts))
}

// Stations and cards on the own map

const onMap = (seat: PadSeat, at: number): Warning[] => [
  ...unconnected(seat, at),
  ...over('cards-over-cities', `stations-${at}`, seat.cards.length, seat.stations.filter(isCity).length),
  ...RESOURCES.flatMap((each) => lowIncome(seat, each, at)),
  ...over('upgrades-high', `upgrades-${at}`, seat.upgrades ?? 0, box.MOST_STEPS),
]

const withoutStation = ({ stations }: PadSeat, at: number): Warning[] =>
  stations.length === 0 ? warning('no-points', `stations-${at}`, 0) : []

/** Stations that no connection joins to the first one. */
function unconnected({ stations }: PadSeat, seat: number): Warning[] {
  const apart = stations.length - reachedFrom(stations).size
  return apart > 0 ? warning('network-unconnected', `stations-${seat}`, apart) : []
}

function reachedFrom(stations: readonly PlaceId[]): Set<PlaceId> {
  const reached = new Set(stations.slice(0, 1))
  for (const place of reached) for (const other of stations) if (extraOf(place, other) !== null) reached.add(other)
  return reached
}

function lowIncome({ income }: PadSeat, resource: (typeof RESOURCES)[number], at: number): Warning[] {
  const have = income[resource]
  return have !== null && have < START_INCOME[resource] ? warning('income-low', `income-${resource}-${at}`, have) : []
}

const cardsTogether = (seats: readonly PadSeat[]): Warning[] =>
  over(
    'cards-in-play',
    `stations-${seatWithMost(seats, ({ cards }) => cards.length)}`,
    sumOf(seats.map(({ cards }) => cards.length)),
    box.CARDS_IN_PLAY,
  )

export const { doubtsOf, openDoubts, withRecorded } = doubtsBy<Pad, Warning>(warningsOf)
