/** Whether what somebody keeps with a game is right by the rules: each variation is replayed from where it leaves the game. */
import { pathTo, problem, type Problem } from '../building-blocks/problem.ts'
import type { Game } from '../facets/facets.ts'
import type { GameRecord, KeptPosition } from '../facets/recording.ts'
import { present } from '../building-blocks/present.ts'

/** The first thing that is wrong in the positions kept with a record that is right in every other part. */
export function problemInStudy(record: GameRecord, game: Game): Problem | null {
  const { study = [], result } = record
  if (study.length > 0 && result === null) return problem('study', 'not-over')
  for (const [index, kept] of study.entries()) {
    const path = pathTo('study', index)
    const wrong = problemAt(record, kept, path) ?? problemInVariation(record, kept, path, game)
    if (wrong) return wrong
  }
  return null
}

function problemAt(record: GameRecord, { at, moves, name, comment }: KeptPosition, path: string): Problem | null {
  const last = present(record.moves, 'the moves').length
  if (at > last) return problem(`${path}.at`, 'out-of-range', { have: at, need: `0..${last}` })
  const isEmpty = moves === undefined && name === undefined && comment === undefined
  return isEmpty ? problem(`${path}.name`, 'missing') : null
}

/** The moves of a record are replayed before its result is looked at: what is wrong with that of a variation is no problem. */
function problemInVariation(record: GameRecord, { at, moves }: KeptPosition, path: string, game: Game): Problem | null {
  if (!moves) return null
  const { study: _, ...rest } = record
  const played = {
    ...rest,
    moves: [...present(record.moves, 'the moves').slice(0, at), ...moves],
    finishedAt: null,
    result: null,
  }
  const { problem: wrong } = game.recording.verify(played)
  const found = wrong && /^moves\[(\d+)\](.*)$/.exec(wrong.path)
  return found ? { ...wrong, path: `${path}.moves[${Number(found[1]) - at}]${found[2]}` } : null
}
