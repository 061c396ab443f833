/** Between the score pad and the sheet of a record (docs/record-format.md#coal-baron-scored-at-a-table). */
import { recordedDoubts } from '../../building-blocks/doubts.ts'
import { SHIFTS } from '../state/components.ts'
import type { OrderId } from '../state/components.ts'
import type { Assets } from '../rules/scoring.ts'
import type { CardsShift, CountsShift, ScoreSheetRecord, Sheet, SheetDoubt } from '../rules/sheet.ts'
import { doubtsOf, withRecorded } from './checks.ts'
import { ASSETS, countField, seatField, shiftField } from '../wire/fields.ts'
import type { FieldId } from '../wire/fields.ts'
import { cardsIn, countOf, deliveredIn, ELEMENTS_ON_CARDS, elementsOf, numberIn, shiftsBefore } from './pad-figures.ts'
import { emptyPad, seatsOf } from './pad.ts'
import type { Delivery, Pad } from './pad.ts'
import type { Sum } from './sums.ts'
import { isOver, isWhole } from './tally.ts'
import { present } from '../../building-blocks/present.ts'

/**
 * The sheet that a record keeps of a pad: its first `closed` shifts as far as they are whole, and everything once everything
 * is there. Cards are kept as cards where all three shifts are entered so. Totals alone make a sheet when all are written.
 */
export function sheetOf(pad: Pad, closed: number): Sheet {
  const over = isOver(pad)
  if (over && pad.pointsOnly) return pointsSheet(pad)
  const shifts = wholeShifts(pad, over ? SHIFTS : closed)
  const final = over ? { final: seatsOf(pad).map((seat) => assetsIn(pad, seat)) } : {}
  if (pad.ways.every((way) => way === 'cards'))
    return { detail: 'cards', shifts: shifts.map((shift) => cardsShift(pad, shift)), ...final }
  return { detail: 'counts', shifts: shifts.map((shift) => countsShift(pad, shift)), ...final }
}

function wholeShifts(pad: Pad, closed: number): number[] {
  const shifts = shiftsBefore(closed)
  const open = shifts.find((shift) => !isWhole(pad, shift))
  return shiftsBefore(open ?? closed)
}

const cardsShift = (pad: Pad, shift: number): CardsShift => ({
  delivered: seatsOf(pad).map((seat) => cardsIn(pad, shift, seat)),
  ...(shift === SHIFTS - 1 ? { counts: counts(pad, shift).map((each) => each.slice(ELEMENTS_ON_CARDS)) } : {}),
})

const countsShift = (pad: Pad, shift: number): CountsShift => ({
  delivered: seatsOf(pad).map((seat) => deliveries(pad, shift, seat)),
  counts: counts(pad, shift),
})

/** Counts by seat, then by element. The shift must be complete. */
const counts = (pad: Pad, shift: number) =>
  seatsOf(pad).map((seat) =>
    elementsOf(shift).map((element) => present(countOf(pad, shift, seat, element), 'the count')),
  )

/** Returns single deliveries if they were entered one by one; else their sum. */
function deliveries(pad: Pad, shift: number, seat: number): number[] {
  const typed = pad.written[shiftField('points', shift, seat)]
  return pad.ways[shift] === 'counts' && typed
    ? typed
    : [present(deliveredIn(pad, shift, seat), 'the points delivered')]
}

function assetsIn(pad: Pad, seat: number): Assets {
  const counted = (asset: (typeof ASSETS)[number]) =>
    present(numberIn(pad, seatField(asset, seat)), 'the number counted')
  return {
    marks: counted('marks'),
    cubes: counted('cubes'),
    outstanding: counted('outstanding'),
    light: counted('light'),
    dark: counted('dark'),
  }
}

function pointsSheet(pad: Pad): Sheet {
  const totals = seatsOf(pad).map((seat) => present(numberIn(pad, seatField('total', seat)), 'the total'))
  const left = seatsOf(pad).map((seat) => numberIn(pad, seatField('left', seat)))
  const isKnown = left.some((marks) => marks !== null)
  const { winners } = pad
  return { detail: 'points', totals, ...(isKnown && { marksLeft: left }), ...(winners && { winners }) }
}

/** A whole pad's doubts, as the record has them; nothing without doubts. */
export const recordDoubts = (pad: Pad): SheetDoubt[] | undefined => recordedDoubts(isOver(pad) ? doubtsOf(pad) : [])

/** The pad that a record was made from, as far as the record tells. */
export const padOf = ({ players, setup, sheet, doubts = [] }: ScoreSheetRecord): Pad =>
  withRecorded(enteredPad(emptyPad(players, setup.startingPlayer, sheet.detail), sheet), doubts)

function enteredPad(pad: Pad, sheet: Sheet): Pad {
  if (sheet.detail !== 'points') return sheetPad(pad, sheet)
  const { totals, marksLeft = [], winners } = sheet
  const written = { ...fields('total', totals), ...fields('left', marksLeft) }
  return { ...pad, written, ...(winners && { winners }) }
}

const fields = (kind: 'total' | 'left', numbers: readonly (number | null)[]) =>
  Object.fromEntries(numbers.flatMap((number, seat) => (number === null ? [] : [[seatField(kind, seat), [number]]])))

type Written = [field: FieldId, sum: Sum]

function sheetPad(pad: Pad, sheet: Exclude<Sheet, { detail: 'points' }>): Pad {
  const firstElement = sheet.detail === 'cards' ? ELEMENTS_ON_CARDS : 0
  const written = Object.fromEntries([
    ...sheet.shifts.flatMap((shift, s) => writtenCounts(shift.counts ?? [], s, firstElement)),
    ...(sheet.detail === 'counts' ? sheet.shifts.flatMap(writtenPoints) : []),
    ...(sheet.final ?? []).flatMap((assets, seat) =>
      ASSETS.map((asset): Written => [seatField(asset, seat), [assets[asset]]]),
    ),
  ])
  const cards = sheet.detail === 'cards' ? deliveredCards(sheet.shifts) : {}
  return { ...pad, written, cards }
}

const writtenCounts = (counts: readonly (readonly number[])[], shift: number, first: number) =>
  counts.flatMap((each, seat) => each.map((count, i): Written => [countField(shift, seat, first + i), [count]]))

/** A player who delivered nothing has no numbers to add up: a nought is written. */
const writtenPoints = ({ delivered }: CountsShift, shift: number) =>
  delivered.map((points, seat): Written => [shiftField('points', shift, seat), points.length > 0 ? points : [0]])

/** A card that the record names twice stays with the first who delivered it. */
function deliveredCards(shifts: readonly CardsShift[]): Pad['cards'] {
  const all = shifts.flatMap(({ delivered }, shift) =>
    delivered.flatMap((orders, seat) => orders.map((order): [OrderId, Delivery] => [order, { shift, seat }])),
  )
  return Object.fromEntries(all.toReversed())
}
