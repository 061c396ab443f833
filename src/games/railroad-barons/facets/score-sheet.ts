/** The score sheet of a physical game of Railroad Barons. */
import type { PadAct } from '../../building-blocks/paged-pad.ts'
import { pagedScoreSheet } from '../../facets/paged-score-sheet.ts'
import { sheetResult } from '../score-sheet/account.ts'
import type { Sheet } from '../score-sheet/account.ts'
import { whyNot } from '../score-sheet/edits.ts'
import type { Edit } from '../score-sheet/edits.ts'
import { emptyPad, isOver } from '../score-sheet/pad.ts'
import type { Pad } from '../score-sheet/pad.ts'
import { pads, type Scoring } from '../score-sheet/sheet-course.ts'
import { padOf, pointsSoFar, recordDoubts, sheetOf } from '../score-sheet/sheet-of.ts'
import type { NewSheet, Stage } from '../wire/wire.ts'
import type { Entered } from '../score-sheet/sheet-of.ts'

export const scoreSheet = pagedScoreSheet<Scoring, Pad, Edit, PadAct<Edit, Stage>, NewSheet, Sheet>({
  ...{ course: pads, isOver, pointsSoFar, whyNot, doubtsOf: recordDoubts },
  sheetOf: ({ pad }) => sheetOf(pad),
  ofRecord: (record: Entered) => pads.begun(padOf(record)),
  emptyPad: (players, starter, { way }) => emptyPad(players, starter, way === 'totals'),
  starter: ({ pad }) => pad.round.priority,
  recordFrom: (sheet, startingPlayer) => ({ setup: { startingPlayer }, sheet, result: sheetResult(sheet) }),
  ofTotals: (totals) => ({ totals: totals as [number, number] }),
})
