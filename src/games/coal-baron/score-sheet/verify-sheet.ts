/** Whether the record of a score sheet is right in itself (docs/record-format.md#coal-baron-scored-at-a-table). */
import { difference, problem } from '../../base/problem.ts'
import type { Problem } from '../../base/problem.ts'
import type { Verdict } from '../../facets/recording.ts'
import { doubtsOf } from './doubts.ts'
import { padOf } from './sheet-of.ts'
import { isPadOnly } from '../wire/warning-codes.ts'
import { SHIFTS } from '../state/components.ts'
import { sheetResult, sheetScores } from '../rules/sheet.ts'
import type { ScoreSheetRecord, PointsResult, Sheet } from '../rules/sheet.ts'

/** Tallies the sheet and compares what the record says of its result. */
export function verifySheet(record: ScoreSheetRecord): Verdict {
  const wrong = compareTally(record) ?? compareDoubts(record)
  return wrong ? { problem: wrong } : { moves: 0, totals: totalsOf(record.sheet, record.players.length) }
}

/** Records from before were given no Marks left where nobody had entered them. */
function withUnknown(stored: unknown, sheet: Sheet): unknown {
  if (sheet.detail !== 'points' || sheet.marksLeft) return stored
  const { scores, winners } = stored as PointsResult
  return { scores: scores.map(({ marksLeft, ...score }) => (marksLeft ? { ...score, marksLeft } : score)), winners }
}

/** A sheet is over once the accounts are entered or, where only points were kept, from the start. */
function compareTally({ sheet, players, result: stored }: ScoreSheetRecord): Problem | null {
  if (sheet.detail !== 'points' && sheet.final && sheet.shifts.length < SHIFTS)
    return problem('sheet.final', 'not-over')
  const tallied = sheetResult(sheet, players.length)
  if (tallied === null) return stored === null ? null : problem('result', 'not-over')
  return stored === null ? problem('result', 'missing') : difference(withUnknown(stored, sheet), tallied, 'result')
}

/** Records from before say nothing of doubts; whoever does says all that the sheet shows. */
function compareDoubts(record: ScoreSheetRecord): Problem | null {
  if (!record.doubts) return null
  if (record.result === null) return problem('doubts', 'not-over')
  const said = record.doubts.filter(({ code }) => !isPadOnly(code)).map(({ code, field }) => ({ code, field }))
  const shown = doubtsOf(padOf(record)).filter(({ code }) => !isPadOnly(code))
  return difference(
    said,
    shown.map(({ code, field }) => ({ code, field })),
    'doubts',
  )
}

const totalsOf = (sheet: Sheet, players: number) =>
  sheet.detail === 'points' ? sheet.totals : sheetScores(sheet, players).map(({ total }) => total)
