/** Two records under one id: whether they say the same, and where they differ. */
import { isDeepStrictEqual } from 'node:util'
import type { Difference, ImportSide } from '../../contract/archive.ts'
import { nameKey } from '../../games/building-blocks/forms.ts'
import { minutesOf } from '../../games/building-blocks/minutes.ts'
import { gameIn, type Catalogue } from '../../games/facets/facets.ts'
import type { GameRecord } from '../../games/record/record.ts'
import { sayMore } from '../exercises/taken-along.ts'
import { exportName } from './formats/export-names.ts'

/** Parts of a record, by the word for a difference in them. */
const PARTS: readonly [Difference, readonly (keyof GameRecord)[]][] = [
  ['players', ['players']],
  ['place', ['place']],
  ['notes', ['notes']],
  ['started', ['startedAt']],
  ['ended', ['finishedAt', 'minutes']],
  ['tags', ['tags', 'star']],
  ['course', ['game', 'mode', 'setup', 'moves', 'sheet']],
  ['result', ['result']],
  ['study', ['study']],
  ['rest', ['doubts', 'open', 'from', 'practice', 'deal']],
]

/** Empty if both say the same, in whatever order; answers to exercises that the file lacks are no difference. */
export function differencesOf(mine: GameRecord, theirs: GameRecord): Difference[] {
  const parts = PARTS.filter(([, keys]) => keys.some((key) => !isDeepStrictEqual(mine[key], theirs[key])))
  return [...parts.map(([what]) => what), ...(sayMore(mine.exercises, theirs.exercises) ? ['exercises' as const] : [])]
}

/** True if more than the totals is known of a game. */
export function isDetailed({ game, result }: GameRecord, catalogue: Catalogue): boolean {
  const { figures } = gameIn(catalogue, game)
  return result === null || result.scores.some((score) => figures.cellsOf(score) !== null)
}

/**
 * Whether another program's play says nothing that isn't known of a game: it has totals alone, and its times are local ones
 * of a time zone that it doesn't name.
 */
export function saysNoMore(mine: GameRecord, theirs: GameRecord, catalogue: Catalogue): boolean {
  const differences = differencesOf(mine, theirs)
  const left = [...UNSAID, ...unsaidOf(mine, theirs, catalogue)]
  return isSamePlay(mine, theirs) && isSaidAlike(mine, theirs) && differences.every((what) => left.includes(what))
}

/** Facts that plays never have, or have in a time zone that they don't name. */
const UNSAID: readonly Difference[] = ['started', 'ended', 'tags', 'study', 'exercises', 'rest']

/** Facts that may be missing from a play. If totals and set-up are alike, this is at most what broke a tie. */
function unsaidOf(mine: GameRecord, theirs: GameRecord, catalogue: Catalogue): Difference[] {
  if (isDetailed(mine, catalogue)) return ['players', 'course', 'result']
  return isDeepStrictEqual(mine.setup, theirs.setup) ? ['course', 'result'] : []
}

/** True if two records of the same play agree on who sat where, who won, and how long it took if both know it. */
function isSaidAlike(mine: GameRecord, theirs: GameRecord): boolean {
  const namesOf = ({ players }: GameRecord) => players.map(exportName)
  const [took, takes] = [mine, theirs].map(minutesOf)
  return (
    isDeepStrictEqual(namesOf(mine), namesOf(theirs)) && hasSameWinners(mine, theirs) && (takes === 0 || takes === took)
  )
}

/** The same, or those who are level in a game of which nothing is known that breaks the tie. */
function hasSameWinners(mine: GameRecord, theirs: GameRecord): boolean {
  const [ours, others] = [mine.result, theirs.result]
  if (!ours || !others) return ours === others
  if (isDeepStrictEqual(ours.winners, others.winners)) return true
  const best = Math.max(...others.scores.map(({ total }) => total))
  const level = others.scores.flatMap(({ total }, seat) => (total === best ? [seat] : []))
  return isDeepStrictEqual(others.winners, level) && ours.winners.every((seat) => level.includes(seat))
}

const MINUTE = 60_000
/** All time zones keep to quarters of an hour. */
const QUARTER = 15
const DAY = 24 * 60

/** Whether two records tell of the same play: title, players, totals and winners, and its end but for a time zone. */
export const isSamePlay = (one: GameRecord, other: GameRecord): boolean =>
  playKey(one) === playKey(other) &&
  one.finishedAt !== null &&
  other.finishedAt !== null &&
  isSameMoment(one.finishedAt, other.finishedAt)

export function isSameMoment(one: string, other: string): boolean {
  const [a, b] = [one, other].map((time) => Math.floor(Date.parse(time) / MINUTE))
  const apart = Math.abs(a - b)
  return apart < DAY && apart % QUARTER === 0
}

/** The same for records of the same title, players and totals, in whatever order they sit. */
export function playKey({ game, players, result }: GameRecord): string {
  const scores = result?.scores ?? []
  return JSON.stringify([
    game,
    ...players.map((player, seat) => [nameKey(exportName(player)), scores[seat]?.total]).sort(),
  ])
}

/** The parts of a record that are shown beside those of another. */
export function sideOf(record: GameRecord, catalogue: Catalogue): ImportSide {
  const { players, place, notes, startedAt, finishedAt, tags, star, moves, result, study, exercises } = record
  return {
    players,
    place: place ?? null,
    notes: notes ?? null,
    startedAt,
    finishedAt,
    tags: [...(tags ?? [])],
    star: star ?? false,
    moves: moves?.length ?? null,
    hasParts: isDetailed(record, catalogue),
    kept: study?.length ?? 0,
    exercises: exercises?.length ?? 0,
    points: result?.scores.map(({ total }) => total) ?? null,
  }
}
