/** Whether the exercises of a record fit its game. */
import { pathTo, problem, type Problem } from '../building-blocks/problem.ts'
import type { GameRecord } from '../facets/recording.ts'

/** The first thing that is wrong in the exercises of a record that is right in every other part. */
export function problemInExercises({ exercises = [], moves = [], result }: GameRecord): Problem | null {
  if (exercises.length > 0 && result === null) return problem('exercises', 'not-over')
  for (const [index, { at, history, due }] of exercises.entries()) {
    const path = pathTo('exercises', index)
    const last = moves.length - 1
    if (at > last) return problem(`${path}.at`, 'out-of-range', { have: at, need: `0..${last}` })
    if (history.length > 0 && due === undefined) return problem(`${path}.due`, 'missing')
  }
  return null
}
