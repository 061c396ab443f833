/** The score sheet of a physical game and its tally (docs/record-format.md#coal-baron-scored-at-a-table). */
import { itemAt, numberAt } from '../../base/lists.ts'
import { boolean, byKey, form, list, listBy, nullOr, object, oneOf, whole, within } from '../../base/check.ts'
import type { Check } from '../../base/check.ts'
import type { GameRecord } from '../../record/record.ts'
import { ASSETS, LIMITS, MOST_NUMBERS } from '../wire/fields.ts'
import type { Field } from '../wire/fields.ts'
import { WARNING_CODES } from '../wire/warning-codes.ts'
import type { WarningCode } from '../wire/warning-codes.ts'
import { ELEMENTS_SCORED, ORDERS, ORDER_POINTS, ORDER_SPOTS, SHIFTS, VEHICLES } from '../state/components.ts'
import type { OrderId } from '../state/components.ts'
import { anyPoints, result, score } from './record.ts'
import { accountsOf, rewards, winnersBy } from './scoring.ts'
import type { Assets } from './scoring.ts'
import type { Result, SeatScore } from './types.ts'

export interface CountsShift {
  /** Points of this shift's deliveries, by seat. */
  delivered: number[][]
  /** Each seat's counts for the 4, 8 or 12 elements, over the whole game so far. */
  counts: number[][]
}

export interface CardsShift {
  /** Orders delivered in this shift, by seat. */
  delivered: OrderId[][]
  /** Third shift only: empty minecarts by seat and colour. */
  counts?: number[][]
}

export type Sheet =
  | { detail: 'counts'; shifts: CountsShift[]; final?: Assets[] }
  | { detail: 'cards'; shifts: CardsShift[]; final?: Assets[] }
  | { detail: 'points'; totals: number[]; marksLeft?: (number | null)[]; winners?: number[] }

/** A score of which only the end was kept; `marksLeft` is there where it is known. */
export type PointsScore = Pick<SeatScore, 'total'> & Partial<Pick<SeatScore, 'marksLeft'>>

/** The result of a game of which only the totals were kept. */
export interface PointsResult {
  scores: PointsScore[]
  /** All who may have won, where nobody knows what breaks their tie. */
  winners: number[]
}

/** A doubt about a field of the score pad. */
export interface SheetDoubt {
  code: WarningCode
  field: string
  /** The table stands by it. */
  accepted: boolean
}

/** A well-formed companion record of Coal Baron. */
export interface CompanionRecord extends GameRecord {
  setup: { startingPlayer: number }
  sheet: Sheet
  doubts?: SheetDoubt[]
}

// Form

const FIELD_ID = /^[a-z]+(-\d{1,2})+$/

const bySeat = (players: number, item: Check) => list(item, players, players)
const field = (kind: Field['kind']) => within(LIMITS[kind])
const finalCount = object(Object.fromEntries(ASSETS.map((asset) => [asset, field(asset)])))
const counts = (players: number, elements: number) => bySeat(players, list(field('count'), elements, elements))

/** The numbers that a player added up, with a sum that the score track could show. */
const deliveries: Check = (value, path) =>
  list(field('track'), 0, MOST_NUMBERS)(value, path) ?? field('track')(sum(value as number[]), path)

const countsShift = (players: number) => (shift: number) =>
  object({ delivered: bySeat(players, deliveries), counts: counts(players, numberAt(ELEMENTS_SCORED, shift)) })

const cardsShift = (players: number) => (shift: number) =>
  object({
    delivered: bySeat(players, list(oneOf(...ORDERS), 0, ORDERS.length)),
    ...(shift === 2 ? { counts: counts(players, 4) } : {}),
  })

const withShifts = (detail: string, players: number, shift: (shift: number) => Check): Check =>
  object({ detail: oneOf(detail), shifts: listBy(shift, 0, SHIFTS) }, { final: bySeat(players, finalCount) })

const SHEETS: Readonly<Record<Sheet['detail'], (players: number) => Check>> = {
  counts: (players) => withShifts('counts', players, countsShift(players)),
  cards: (players) => withShifts('cards', players, cardsShift(players)),
  points: (players) =>
    object(
      { detail: oneOf('points'), totals: bySeat(players, anyPoints) },
      { marksLeft: bySeat(players, nullOr(field('left'))), winners: list(whole(0, players - 1), 1, players) },
    ),
}

const sheet =
  (players: number): Check =>
  (value, path) => {
    const detail = (value as Sheet | null)?.detail
    return (
      oneOf('counts', 'cards', 'points')(detail, `${path}.detail`) ??
      SHEETS[detail as Sheet['detail']](players)(value, path)
    )
  }

/** A doubt, and whether the table has accepted it. */
const doubt = object({ code: oneOf(...WARNING_CODES), field: form(FIELD_ID, 'a field'), accepted: boolean })

const pointsScore = object({ total: anyPoints }, { marksLeft: field('left') })

export const companionParts = (players: number) => ({
  required: {
    setup: object({ startingPlayer: whole(0, players - 1) }),
    sheet: sheet(players),
    result: result(players, byKey({ delivered: score, total: pointsScore })),
  },
  optional: { doubts: list(doubt, 1, 200) },
})

// Tally

/** A seat's count for an element after a shift (0 to 2), from the entered figures. */
export function sheetCount(
  sheet: Exclude<Sheet, { detail: 'points' }>,
  shift: number,
  seat: number,
  element: number,
): number {
  if (sheet.detail === 'counts') return numberAt(itemAt(itemAt(sheet.shifts, shift).counts, seat), element)
  if (element >= 8) return itemAt(sheet.shifts, shift).counts?.[seat]?.[element - 8] ?? 0
  const cards = sheet.shifts.slice(0, shift + 1).flatMap(({ delivered }) => itemAt(delivered, seat))
  return cards.reduce((sum, id) => sum + spotsFor(id, element), 0)
}

/** Order spots of a card that count for one of the first eight elements. */
export function spotsFor(id: OrderId, element: number): number {
  const spots = itemAt(ORDER_SPOTS, ORDERS.indexOf(id))
  if (element < 4) return spots.filter((coal) => coal === element).length
  return VEHICLES[element - 4] === id[0] ? spots.length : 0
}

const pointsOf = (delivery: number | OrderId) =>
  typeof delivery === 'number' ? delivery : numberAt(ORDER_POINTS, ORDERS.indexOf(delivery))

/** Rewards of one shift: by seat, then by element. */
function shiftRewards(sheet: Exclude<Sheet, { detail: 'points' }>, shift: number, players: number): number[][] {
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const paid = Array.from({ length: numberAt(ELEMENTS_SCORED, shift) }, (_, element) =>
    rewards(
      seats.map((seat) => sheetCount(sheet, shift, seat, element)),
      element,
    ),
  )
  return seats.map((seat) => paid.map((element) => numberAt(element, seat)))
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

/** Points so far: deliveries and shift scorings, by seat; with the accounts once they are entered. */
export function sheetScores(sheet: Exclude<Sheet, { detail: 'points' }>, players: number): SeatScore[] {
  const paid = sheet.shifts.map((_, shift) => shiftRewards(sheet, shift, players))
  return Array.from({ length: players }, (_, seat) => {
    const delivered = sum(
      sheet.shifts.flatMap(({ delivered }) => itemAt<(number | OrderId)[]>(delivered, seat).map(pointsOf)),
    )
    const shifts = paid.map((rewards) => itemAt(rewards, seat))
    const final = sheet.final?.[seat]
    const [marks, coal, outstanding, balance] = final ? accountsOf(final) : [0, 0, 0, 0]
    const total = delivered + sum(shifts.flat()) + marks + coal + outstanding + balance
    return { delivered, shifts, marks, coal, outstanding, balance, total, marksLeft: (final?.marks ?? 0) % 5 }
  })
}

/** The result of a sheet that is whole, null while entries are missing. */
export function sheetResult(sheet: Sheet, players: number): Result | PointsResult | null {
  if (sheet.detail === 'points') return pointsResult(sheet)
  if (sheet.shifts.length < SHIFTS || !sheet.final) return null
  const scores = sheetScores(sheet, players)
  return { scores, winners: winnersOf(scores) }
}

type Points = Extract<Sheet, { detail: 'points' }>

/** Who won may have been told where the numbers don't tell it. */
function pointsResult({ totals, marksLeft = [], winners }: Points): PointsResult {
  const scores = totals.map((total, seat) => scoreOf(total, marksLeft[seat] ?? null))
  return { scores, winners: winners ?? possibleWinners(scores) }
}

const scoreOf = (total: number, marksLeft: number | null): PointsScore =>
  marksLeft === null ? { total } : { total, marksLeft }

/** Of those with most points whoever has most Marks left, and everybody of whom that isn't known. */
function possibleWinners(scores: readonly PointsScore[]): number[] {
  const best = Math.max(...scores.map(({ total }) => total))
  const tied = scores.filter(({ total }) => total === best)
  const most = Math.max(...tied.map(({ marksLeft }) => marksLeft ?? 0))
  return scores.flatMap(({ total, marksLeft = most }, seat) => (total === best && marksLeft === most ? [seat] : []))
}

/** Whether several may have won and nobody knows what breaks their tie. */
export const isTieOpen = ({ scores, winners }: PointsResult): boolean =>
  winners.length > 1 && winners.some((seat) => itemAt(scores, seat).marksLeft === undefined)

const winnersOf = (scores: readonly SeatScore[]) =>
  winnersBy(
    scores.map(({ total }) => total),
    scores.map(({ marksLeft }) => marksLeft),
  )
