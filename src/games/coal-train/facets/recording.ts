/** The parts of a record that are the game's own: their form, and their replay (docs/record-format.md#coal-train-played-on-screen). */
import { problem, type Problem } from '../../building-blocks/problem.ts'
import type { GameRecord, Recording } from '../../facets/recording.ts'
import { comparedDoubts, comparedResult, digitalVerdict, sheetVerdict } from '../../facets/verdicts.ts'
import { replay } from '../rules/entries.ts'
import { resultOf, scoreOf } from '../rules/result.ts'
import { deal } from '../rules/setup.ts'
import { sheetResult } from '../score-sheet/account.ts'
import type { TotalScore } from '../score-sheet/account.ts'
import { doubtsOf } from '../score-sheet/checks.ts'
import { padOf } from '../score-sheet/sheet-of.ts'
import type { ScoreSheetRecord } from '../score-sheet/sheet-of.ts'
import type { State } from '../state/state.ts'
import { digitalParts, sheetParts } from '../wire/record-schemas.ts'
import { FIRST_CODES } from '../wire/warning-codes.ts'
import type { DigitalRecord } from '../rules/record.ts'

export const recording: Recording = {
  parts: (mode, players) => (mode === 'digital' ? digitalParts(players) : sheetParts(players)),
  verify: (record: DigitalRecord | ScoreSheetRecord) =>
    record.mode === 'digital' ? verifyDigital(record) : verifySheet(record),
}

const verifyDigital = (record: DigitalRecord) =>
  digitalVerdict(record, replay(deal(record.setup, record.players.length), record.moves), endOf)

const endOf = (s: State) => ({
  result: s.phase === 'over' ? resultOf(s) : null,
  totals: s.seats.map((seat) => scoreOf(seat).total),
})

function verifySheet(record: ScoreSheetRecord) {
  const result = sheetResult(record.sheet)
  const wrong = comparedResult(toldResult(record), result) ?? comparedData(record)
  return sheetVerdict(record, result, wrong ?? comparedDoubts(record, doubtsOf(padOf(record)), FIRST_CODES))
}

/** Older records have zero if the resources left aren't known. */
function toldResult({ sheet, result }: ScoreSheetRecord): GameRecord['result'] {
  if (result === null || sheet.detail !== 'points' || sheet.left) return result
  const { scores, winners } = result as { scores: TotalScore[]; winners: number[] }
  return { scores: scores.map(({ left, ...score }) => (left ? { ...score, left } : score)), winners }
}

/** Places are those of a version of our own map; numbers are of any. */
const comparedData = ({ setup, sheet }: ScoreSheetRecord): Problem | null =>
  (setup.data !== undefined) === (sheet.detail === 'places')
    ? null
    : problem('setup.data', setup.data === undefined ? 'missing' : 'unknown-key')
