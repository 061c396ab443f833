/** The score sheet of a physical game of Coal Baron. */
import { pagedScoreSheet } from '../../facets/paged-score-sheet.ts'
import { sheetResult } from '../rules/sheet.ts'
import type { ScoreSheetRecord, Sheet } from '../rules/sheet.ts'
import { whyNot } from '../score-sheet/edits.ts'
import { emptyPad, seatsOf } from '../score-sheet/pad.ts'
import type { Pad } from '../score-sheet/pad.ts'
import { course, ofRecord } from '../score-sheet/sheet-course.ts'
import type { Act, Scoring } from '../score-sheet/sheet-course.ts'
import { padOf, recordDoubts, sheetOf } from '../score-sheet/sheet-of.ts'
import { shiftOfStage } from '../score-sheet/stages.ts'
import { starterOf } from '../score-sheet/starter.ts'
import { isOver, seatPointsOf } from '../score-sheet/tally.ts'
import type { Edit, NewSheet } from '../wire/wire.ts'
import { present } from '../../building-blocks/present.ts'

export const scoreSheet = pagedScoreSheet<Scoring, Pad, Edit, Act, NewSheet, Sheet>({
  ...{ course, isOver, whyNot, doubtsOf: recordDoubts },
  emptyPad: (players, starter, { way }) => emptyPad(players, starter, way),
  ofRecord: (record: ScoreSheetRecord) =>
    ofRecord(padOf(record), record.sheet.detail === 'points' ? 0 : record.sheet.shifts.length),
  starter: ({ pad, stage }) => starterOf(pad, shiftOfStage(stage) ?? 0) ?? pad.startingPlayer,
  pointsSoFar: (pad) => seatsOf(pad).map((seat) => seatPointsOf(pad, seat).total),
  progress({ stage }) {
    const shift = shiftOfStage(stage)
    return { shift: shift === null ? (stage === 'setup' ? 0 : 3) : shift + 1 }
  },
  sheetOf: ({ pad, closed }) => sheetOf(pad, closed),
  recordFrom: (sheet, startingPlayer, players) => ({
    setup: { startingPlayer },
    sheet,
    result: sheetResult(sheet, players),
  }),
  ofTotals(totals, marksLeft, told) {
    const sheet: Sheet = { detail: 'points', totals, ...(marksLeft && { marksLeft: [...marksLeft] }) }
    const isSaid =
      told.length === 0 || told.join() === present(sheetResult(sheet, totals.length), 'the result').winners.join()
    return isSaid ? sheet : { ...sheet, winners: [...told] }
  },
})
