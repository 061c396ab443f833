/** Verdicts on records: the result of their moves or their sheet, compared with the result that they name. */
import { difference, problem, type Problem } from '../building-blocks/problem.ts'
import type { Doubt, GameRecord, Verdict } from './recording.ts'
import type { Refusal, Result } from './rules.ts'

/** The end of a replayed record; `state` is the last position that the rules allowed. */
type Replayed<S> = { state: S; refusal?: undefined } | { state: S; refusal: Refusal; at: number }

/** A digital record's end: its result, null until it is over, and the points of each seat. */
interface End {
  result: Result | null
  totals: number[]
}

export function digitalVerdict<S>(
  { moves = [], result }: GameRecord,
  replayed: Replayed<S>,
  endOf: (s: S) => End,
): Verdict {
  const { refusal, state } = replayed
  if (refusal) return { problem: problem(`moves[${replayed.at}]`, refusal.code, refusal.params) }
  const end = endOf(state)
  const wrong = comparedResult(result, end.result)
  return wrong ? { problem: wrong } : { moves: moves.length, totals: end.totals }
}

/** A result is there once the game is over, and says how it ended. */
export function comparedResult(have: unknown, need: Result | null): Problem | null {
  if (need === null) return have === null ? null : problem('result', 'not-over')
  return have === null ? problem('result', 'missing') : difference(have, need, 'result')
}

type NamedDoubt = { code: string; field: string }

const isNamedDoubt = (doubt: Doubt): doubt is Doubt & NamedDoubt => 'code' in doubt && 'field' in doubt

/**
 * A record that names doubts names all that its sheet shows, and nothing else. It may lack a doubt of a code that
 * `firstCodes` doesn't list, as programs before that code did not know it; without the list it must name all.
 */
export function comparedDoubts(
  { doubts, result }: GameRecord,
  shown: readonly NamedDoubt[],
  firstCodes?: readonly string[],
): Problem | null {
  if (!doubts) return null
  if (result === null) return problem('doubts', 'not-over')
  const have = named(doubts.filter(isNamedDoubt))
  const isNamed = (doubt: NamedDoubt) => have.some(({ code, field }) => code === doubt.code && field === doubt.field)
  const needed = shown.filter((doubt) => !firstCodes || firstCodes.includes(doubt.code) || isNamed(doubt))
  return difference(have, named(needed), 'doubts')
}

const named = (doubts: readonly NamedDoubt[]) => doubts.map(({ code, field }) => ({ code, field }))

/** A score sheet's record with the result that its entries come to; `wrong` is null if they are right in themselves. */
export function sheetVerdict(record: GameRecord, result: Result | null, wrong: Problem | null): Verdict {
  if (wrong) return { problem: wrong }
  return { moves: 0, totals: result?.scores.map(({ total }) => total) ?? record.players.map(() => 0) }
}
