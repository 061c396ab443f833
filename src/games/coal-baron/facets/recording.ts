/** The parts of a record that are the game's own: their form, their replay, and the tally of a sheet (docs/record-format.md). */
import { problem, type Problem } from '../../building-blocks/problem.ts'
import type { Recording, Verdict } from '../../facets/recording.ts'
import { comparedDoubts, comparedResult, digitalVerdict } from '../../facets/verdicts.ts'
import { replay } from '../rules/entries.ts'
import { situationProblems } from '../rules/laid-out.ts'
import { setupOf, type DigitalRecord } from '../rules/record.ts'
import { resultOf } from '../rules/result.ts'
import { isFinished, points } from '../rules/scoring.ts'
import { deal } from '../rules/setup.ts'
import { sheetResult, sheetScores } from '../rules/sheet.ts'
import type { PointsResult, ScoreSheetRecord, Sheet } from '../rules/sheet.ts'
import { doubtsOf } from '../score-sheet/checks.ts'
import { padOf } from '../score-sheet/sheet-of.ts'
import { SHIFTS } from '../state/components.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { digitalParts } from '../wire/record-schemas.ts'
import { sheetParts } from '../wire/sheet-schemas.ts'
import { isPadOnly } from '../wire/warning-codes.ts'

export const recording: Recording = {
  parts: (mode, players) => (mode === 'digital' ? digitalParts(players) : sheetParts(players)),
  verify: (record: DigitalRecord | ScoreSheetRecord) =>
    record.mode === 'digital' ? verifyDigital(record) : verifySheet(record),
}

function verifyDigital(record: DigitalRecord): Verdict {
  const wrong = problemAtStart(record)
  return wrong ? { problem: wrong } : digitalVerdict(record, replay(deal(setupOf(record)), record.moves), endOf)
}

const endOf = (s: State) => ({
  result: isFinished(s) ? resultOf(s) : null,
  totals: state.seats(s).map((seat) => points(s, seat)),
})

/** Statistics count no game that began at a situation. */
function problemAtStart({ setup: { startingPlayer, situation }, players, practice }: DigitalRecord): Problem | null {
  if (!situation) return null
  const [wrong] = situationProblems({ startingPlayer, ...situation }, players.length)
  if (wrong) return { ...wrong, path: `setup.situation.${wrong.path}` }
  return practice ? null : problem('practice', 'missing')
}

function verifySheet(record: ScoreSheetRecord): Verdict {
  const wrong = comparedTally(record) ?? comparedRecordDoubts(record)
  return wrong ? { problem: wrong } : { moves: 0, totals: totalsOf(record.sheet, record.players.length) }
}

/** A sheet is over once the accounts are entered or, where only points were kept, from the start. */
function comparedTally({ sheet, players, result }: ScoreSheetRecord): Problem | null {
  if (sheet.detail !== 'points' && sheet.final && sheet.shifts.length < SHIFTS)
    return problem('sheet.final', 'not-over')
  const isOlder = result !== null && sheet.detail === 'points' && !sheet.marksLeft
  return comparedResult(isOlder ? withUnknown(result as PointsResult) : result, sheetResult(sheet, players.length))
}

/** Records from before were given no Marks left where nobody had entered them. */
const withUnknown = ({ scores, winners }: PointsResult) => ({
  scores: scores.map(({ marksLeft, ...score }) => (marksLeft ? { ...score, marksLeft } : score)),
  winners,
})

/** A record doesn't keep what some of the pad's doubts are found by. */
const comparedRecordDoubts = (record: ScoreSheetRecord): Problem | null =>
  comparedDoubts(
    { ...record, doubts: record.doubts?.filter(({ code }) => !isPadOnly(code)) },
    doubtsOf(padOf(record)).filter(({ code }) => !isPadOnly(code)),
  )

const totalsOf = (sheet: Sheet, players: number) =>
  sheet.detail === 'points' ? sheet.totals : sheetScores(sheet, players).map(({ total }) => total)
