/** The parts of a record that are the game's own: their form, and their replay (docs/record-format.md#railroad-barons-played-on-screen). */
import type { Recording } from '../../facets/recording.ts'
import { comparedDoubts, comparedResult, digitalVerdict, sheetVerdict } from '../../facets/verdicts.ts'
import { replay } from '../rules/entries.ts'
import { resultOf, worth } from '../rules/result.ts'
import { deal } from '../rules/setup.ts'
import { sheetResult } from '../score-sheet/account.ts'
import { doubtsOf } from '../score-sheet/checks.ts'
import { padOf } from '../score-sheet/sheet-of.ts'
import type { ScoreSheetRecord } from '../score-sheet/sheet-of.ts'
import { bySeat } from '../state/components.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { digitalParts, sheetParts } from '../wire/record-schemas.ts'
import { FIRST_CODES } from '../wire/warning-codes.ts'
import type { DigitalRecord } from '../rules/record.ts'

export const recording: Recording = {
  parts: (mode) => (mode === 'digital' ? digitalParts : sheetParts),
  verify: (record: DigitalRecord | ScoreSheetRecord) =>
    record.mode === 'digital' ? verifyDigital(record) : verifySheet(record),
}

const verifyDigital = (record: DigitalRecord) => digitalVerdict(record, replay(deal(record.setup), record.moves), endOf)

const endOf = (s: State) => ({
  result: state.phase(s) === state.OVER ? resultOf(s) : null,
  totals: bySeat((seat) => worth(s, seat)),
})

function verifySheet(record: ScoreSheetRecord) {
  const result = sheetResult(record.sheet)
  return sheetVerdict(
    record,
    result,
    comparedResult(record.result, result) ?? comparedDoubts(record, doubtsOf(padOf(record)), FIRST_CODES),
  )
}
