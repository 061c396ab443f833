/** Two records under one id: whether they say the same, and where they differ. */
import { isDeepStrictEqual } from 'node:util'
import type { Difference, ImportSide } from '../../contract/archive.ts'
import type { Result } from '../../games/facets/rules.ts'
import type { GameRecord } from '../../games/record/record.ts'

/** Parts of a record, by the word for a difference in them. */
const PARTS: readonly [Difference, readonly (keyof GameRecord)[]][] = [
  ['players', ['players']],
  ['place', ['place']],
  ['notes', ['notes']],
  ['started', ['startedAt']],
  ['ended', ['finishedAt']],
  ['tags', ['tags', 'star']],
  ['course', ['game', 'mode', 'setup', 'moves', 'sheet']],
  ['result', ['result']],
  ['study', ['study']],
  ['rest', ['doubts', 'from', 'practice', 'deal']],
]

/** None where they say the same, in whatever order. */
export const differencesOf = (mine: GameRecord, theirs: GameRecord): Difference[] =>
  PARTS.filter(([, keys]) => keys.some((key) => !isDeepStrictEqual(mine[key], theirs[key]))).map(([what]) => what)

/** The parts of a record that are shown beside those of another. */
export const sideOf = ({
  players,
  place,
  notes,
  startedAt,
  finishedAt,
  tags,
  star,
  moves,
  result,
  study,
}: GameRecord): ImportSide => ({
  players,
  place: place ?? null,
  notes: notes ?? null,
  startedAt,
  finishedAt,
  tags: [...(tags ?? [])],
  star: star ?? false,
  moves: moves?.length ?? null,
  kept: study?.length ?? 0,
  points: (result as Result | null)?.scores.map(({ total }) => total) ?? null,
})
