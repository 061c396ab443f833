/** The score sheet of a physical game of Coal Train. */
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
import { DATA } from '../state/components.ts'
import type { NewSheet, Stage } from '../wire/wire.ts'
import type { Entered } from '../score-sheet/sheet-of.ts'
import { present } from '../../building-blocks/present.ts'

export const scoreSheet = pagedScoreSheet<Scoring, Pad, Edit, PadAct<Edit, Stage>, NewSheet, Sheet>({
  ...{ course: pads, isOver, pointsSoFar, whyNot, doubtsOf: recordDoubts },
  sheetOf: ({ pad }) => sheetOf(pad),
  ofRecord: (record: Entered) => pads.begun(padOf(record)),
  emptyPad: (players, starter, { detail }) => emptyPad(players, starter, detail),
  starter: ({ pad }) => pad.startingPlayer,
  /** The own map's data are named where places are ticked on it. */
  recordFrom: (sheet, startingPlayer) => ({
    setup: sheet.detail === 'places' ? { startingPlayer, data: DATA } : { startingPlayer },
    sheet,
    result: sheetResult(sheet),
  }),
  ofTotals(totals, left, told) {
    const sheet: Sheet = { detail: 'points', totals, ...(left && { left: [...left] }) }
    const isSaid = told.length === 0 || told.join() === present(sheetResult(sheet), 'the result').winners.join()
    return isSaid ? sheet : { ...sheet, winners: told }
  },
})
