/** Whether a digital record is right by the rules. */
import { difference, problem } from '../../base/problem.ts'
import type { Problem } from '../../base/problem.ts'
import type { Verdict } from '../../facets/recording.ts'
import type { GameRecord } from '../../record/record.ts'
import type { Draw } from '../wire/record-schemas.ts'
import type { State } from '../state/state.ts'
import { replay } from './entries.ts'
import { resultOf } from './result.ts'
import { isFinished, points } from './scoring.ts'
import { deal } from './setup.ts'
import type { Setup } from './setup.ts'
import { situationProblems } from './laid-out.ts'
import type { Entry } from './types.ts'

/** A well-formed digital record of Coal Baron. */
export interface DigitalRecord extends GameRecord {
  setup: Draw
  moves: Entry[]
}

export const setupOf = (record: DigitalRecord): Setup => ({ ...record.setup, players: record.players.length })

/** Replays the record by the rules and compares what it says of its result. */
export function verifyDigital(record: DigitalRecord): Verdict {
  const unsound = problemAtStart(record)
  if (unsound) return { problem: unsound }
  const played = replay(deal(setupOf(record)), record.moves)
  if (played.refusal) return { problem: problem(`moves[${played.at}]`, played.refusal.code, played.refusal.params) }
  const wrong = compareResult(record, played.state)
  if (wrong) return { problem: wrong }
  const totals = record.players.map((_, seat) => points(played.state, seat))
  return { moves: record.moves.length, totals }
}

/** Statistics count no game that began at a situation. */
function problemAtStart({ setup: { startingPlayer, situation }, players, practice }: DigitalRecord): Problem | null {
  if (!situation) return null
  const [wrong] = situationProblems({ startingPlayer, ...situation }, players.length)
  if (wrong) return { ...wrong, path: `setup.situation.${wrong.path}` }
  return practice ? null : problem('practice', 'missing')
}

function compareResult({ result }: DigitalRecord, s: State): Problem | null {
  if (isFinished(s)) return result === null ? problem('result', 'missing') : difference(result, resultOf(s), 'result')
  return result === null ? null : problem('result', 'not-over')
}
