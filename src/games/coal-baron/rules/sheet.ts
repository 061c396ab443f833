/** A well-formed score sheet of a physical game, and its tally (docs/record-format.md#coal-baron-scored-at-a-table). */
import { itemAt, numberAt } from '../../building-blocks/lists.ts'
import { possibleWinners } from '../../building-blocks/open-ties.ts'
import type { GameRecord } from '../../record/record.ts'
import type { PointsScore, Sheet, SheetDoubt } from '../wire/sheet-schemas.ts'
import { ELEMENTS_SCORED, ORDERS, ORDER_POINTS, ORDER_SPOTS, SHIFTS, VEHICLES } from '../state/components.ts'
import type { OrderId } from '../state/components.ts'
import { winnersOf } from './result.ts'
import { accountsOf, rewards } from './scoring.ts'
import type { Result, SeatScore } from './types.ts'

export type { CardsShift, CountsShift, PointsScore, Sheet, SheetDoubt } from '../wire/sheet-schemas.ts'

/** The result of a game of which only the totals were kept. */
export interface PointsResult {
  scores: PointsScore[]
  /** Every seat that may have won, if the tie-breaker isn't known. */
  winners: number[]
}

/** A well-formed record of a score sheet of Coal Baron. */
export interface ScoreSheetRecord extends GameRecord {
  mode: 'companion'
  setup: { startingPlayer: number }
  sheet: Sheet
  doubts?: SheetDoubt[]
}

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

/** The winners may have been entered where the numbers don't decide. */
function pointsResult({ totals, marksLeft = [], winners }: Points): PointsResult {
  const scores = totals.map((total, seat) => scoreOf(total, marksLeft[seat] ?? null))
  return { scores, winners: winners ?? possibleWinners(scores, ({ marksLeft }) => marksLeft) }
}

const scoreOf = (total: number, marksLeft: number | null): PointsScore =>
  marksLeft === null ? { total } : { total, marksLeft }

/** Whether several may have won and nobody knows what breaks their tie. */
export const isTieOpen = ({ scores, winners }: PointsResult): boolean =>
  winners.length > 1 && winners.some((seat) => itemAt(scores, seat).marksLeft === undefined)
