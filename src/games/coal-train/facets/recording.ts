/** The parts of a record that are the game's own: their form, and their replay (docs/record-format.md#coal-train-played-on-screen). */
import { difference, problem } from '../../base/problem.ts'
import type { Problem } from '../../base/problem.ts'
import type { GameRecord, Recording, Verdict } from '../../facets/recording.ts'
import { replay } from '../rules/entries.ts'
import { resultOf, scoreOf } from '../rules/result.ts'
import { deal } from '../rules/setup.ts'
import type { Entry, Setup } from '../rules/types.ts'
import { digitalParts } from '../wire/record-schemas.ts'

/** A well-formed digital record of Coal Train. */
interface DigitalRecord extends GameRecord {
  setup: Setup
  moves: Entry[]
}

export const recording: Recording = {
  parts: (_, players) => digitalParts(players),
  verify: (record) => verifyDigital(record as DigitalRecord),
}

/** Replays the record by the rules and compares what it says of its result. */
function verifyDigital({ setup, players, moves, result }: DigitalRecord): Verdict {
  const played = replay(deal(setup, players.length), moves)
  if (played.refusal) return { problem: problem(`moves[${played.at}]`, played.refusal.code, played.refusal.params) }
  const { state } = played
  const wrong = compared(result, state.phase === 'over' ? resultOf(state) : null)
  return wrong ? { problem: wrong } : { moves: moves.length, totals: state.seats.map((seat) => scoreOf(seat).total) }
}

/** A result is there once the game is over, and says how it ended. */
function compared(have: unknown, need: object | null): Problem | null {
  if (need === null) return have === null ? null : problem('result', 'not-over')
  return have === null ? problem('result', 'missing') : difference(have, need, 'result')
}
