/** The parts of a record that are the game's own: their form, and their replay (docs/record-format.md#railroad-barons-played-on-screen). */
import { difference, problem } from '../../base/problem.ts'
import type { Problem } from '../../base/problem.ts'
import type { GameRecord, Recording, Verdict } from '../../facets/recording.ts'
import { sheetResult } from '../score-sheet/account.ts'
import { doubtsOf } from '../score-sheet/checks.ts'
import { padOf } from '../score-sheet/sheet-of.ts'
import type { ScoreSheetRecord } from '../score-sheet/sheet-of.ts'
import { replay } from '../rules/entries.ts'
import { resultOf, worth } from '../rules/result.ts'
import { deal } from '../rules/setup.ts'
import type { Entry, Result, Setup } from '../rules/types.ts'
import { bySeat } from '../state/components.ts'
import * as state from '../state/state.ts'
import { sheetParts, digitalParts } from '../wire/record-schemas.ts'

/** A well-formed digital record of Railroad Barons. */
interface DigitalRecord extends GameRecord {
  setup: Setup
  moves: Entry[]
}

export const recording: Recording = {
  parts: (mode) => (mode === 'digital' ? digitalParts : sheetParts),
  verify: (record) =>
    record.mode === 'digital' ? verifyDigital(record as DigitalRecord) : verifySheet(record as ScoreSheetRecord),
}

/** Replays the record by the rules and compares what it says of its result. */
function verifyDigital({ setup, moves, result }: DigitalRecord): Verdict {
  const played = replay(deal(setup), moves)
  if (played.refusal) return { problem: problem(`moves[${played.at}]`, played.refusal.code, played.refusal.params) }
  const isOver = state.phase(played.state) === state.OVER
  const wrong = compared(result as Result | null, isOver ? resultOf(played.state) : null)
  return wrong ? { problem: wrong } : { moves: moves.length, totals: bySeat((seat) => worth(played.state, seat)) }
}

/** A result is there once the game is over, and says how it ended. */
function compared(have: object | null, need: object | null): Problem | null {
  if (need === null) return have === null ? null : problem('result', 'not-over')
  return have === null ? problem('result', 'missing') : difference(have, need, 'result')
}

function verifySheet(record: ScoreSheetRecord): Verdict {
  const result = sheetResult(record.sheet)
  const wrong = compared(record.result as object | null, result) ?? comparedDoubts(record)
  return wrong ? { problem: wrong } : { moves: 0, totals: result?.scores.map(({ total }) => total) ?? [0, 0] }
}

/** A record that says what doesn't look right says all that the sheet shows, and nothing else. */
function comparedDoubts(record: ScoreSheetRecord): Problem | null {
  if (!record.doubts) return null
  if (record.result === null) return problem('doubts', 'not-over')
  const named = (doubts: readonly { code: string; field: string }[]) =>
    doubts.map(({ code, field }) => ({ code, field }))
  return difference(named(record.doubts), named(doubtsOf(padOf(record))), 'doubts')
}
