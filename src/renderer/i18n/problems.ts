/** An import problem and its place in the file, in words. */
import type { Problem } from '../../games/building-blocks/problem.ts'
import type { Refusal } from '../../games/facets/rules.ts'
import { m } from '../paraglide/messages.js'
import { capital } from './capital.ts'
import type { RefusalWords } from './errors.ts'

type Params = Problem['params']

const TYPES: Record<string, () => string> = {
  object: m.problem_type_object,
  list: m.problem_type_list,
  text: m.problem_type_text,
  number: m.problem_type_number,
}

/** Words for every code with which a file is refused besides the rules' own. */
const WORDS: Record<string, (params: Params) => string> = {
  'not-json': m.problem_not_json,
  'not-utf-8': m.problem_not_utf_8,
  'too-large': ({ most }) => m.problem_too_large({ most: Math.round(Number(most) / 2 ** 20) }),
  'too-deep': m.problem_too_deep,
  damaged: m.problem_damaged,
  'not-a-record': m.problem_not_a_record,
  'unknown-version': ({ have, known }) => m.problem_unknown_version({ have, known }),
  'wrong-type': ({ need }) => m.problem_wrong_type({ need: TYPES[need]() }),
  'unknown-key': m.problem_unknown_key,
  'unknown-kind': ({ have }) => m.problem_unknown_kind({ have }),
  missing: m.problem_missing,
  'wrong-length': ({ have, need }) => m.problem_wrong_length({ have, need: spanOf(need) }),
  'wrong-form': ({ have }) => m.problem_wrong_form({ have }),
  'not-whole': ({ have }) => m.problem_not_whole({ have }),
  'out-of-range': ({ have, need }) => m.problem_out_of_range({ have, need: spanOf(need) }),
  'unknown-value': ({ have }) => m.problem_unknown_value({ have }),
  differs: ({ have, need }) => m.problem_differs({ have, need }),
  twice: ({ have }) => m.problem_twice({ have }),
  'too-many': ({ id }) => m.problem_too_many({ id }),
  'not-over': m.problem_not_over,
  'play-ignored': m.problem_play_ignored,
  'not-closed': m.problem_not_closed,
  'unknown-columns': m.problem_unknown_columns,
}

/** `1..200` as people write it. */
const spanOf = (need: string | number): string =>
  String(need).replace('..', '–').replace(`–${Number.MAX_SAFE_INTEGER}`, '–…')

/** "At move 18: the rules don't allow it (costs 8 Marks; you have 7)", the reason with the words of the record's game. */
export function problemText({ path, code, params }: Problem, refusalWords?: RefusalWords): string {
  const reason = WORDS[code]?.(params) ?? reasonOf({ code, params }, refusalWords)
  const move = /^moves\[(\d+)\]/.exec(path)
  if (move) return m.problem_at_move({ number: Number(move[1]) + 1, reason })
  const play = /^plays\[(\d+)\]\.?(.*)$/.exec(path)
  if (play) return playText(Number(play[1]) + 1, play[2], reason)
  const row = /^rows\[(\d+)\]\.?([^]*)$/.exec(path)
  if (row) return rowText(Number(row[1]) + 1, row[2], reason)
  return path === 'file' || path === '' ? capital(reason) : m.problem_at({ place: path, reason })
}

function reasonOf(refusal: Refusal, refusalWords?: RefusalWords): string {
  const reason = refusalWords?.(refusal)
  return reason ? m.problem_by_the_rules({ reason }) : m.problem_other({ code: refusal.code })
}

const playText = (number: number, place: string, reason: string) =>
  place === '' ? m.problem_at_play({ number, reason }) : m.problem_at_play_place({ number, place, reason })

const rowText = (number: number, column: string, reason: string) =>
  column === '' ? m.problem_at_row({ number, reason }) : m.problem_at_cell({ number, column, reason })
