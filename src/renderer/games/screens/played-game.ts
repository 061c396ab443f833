/** A game played on screen as its page walks through it: a course for each position, from before the first decision on. */
import { itemAt } from '../../../games/building-blocks/lists.ts'
import type { Decision, Wire } from '../../../games/facets/wire.ts'
import type { Result } from '../../../games/facets/rules.ts'
import type { GameRecord } from '../../../games/record/record.ts'
import type { Played, PointsCourse, Position, StoredGame } from './archive-screens.ts'
import { present } from '../../../games/building-blocks/present.ts'

/** With the course that led there; what goes on by itself is done. */
export interface CoursePosition<W extends Wire, C> extends Position<W> {
  course: C
}

export interface PlayedCourse<W extends Wire, C> extends Played<W> {
  positions: CoursePosition<W, C>[]
}

interface Course<W extends Wire> {
  entries: readonly unknown[]
  pending: readonly unknown[]
  log: readonly Played<W>['log'][number][]
}

/** A game's courses, and the section of the game that one has come to. */
interface Courses<C, D> {
  whyNot: (course: C, decision: D) => object | null
  decided: (course: C, decision: D) => C
  settled: (course: C) => C
  sectionOf: (course: C) => number
}

export function playedCourses<W extends Wire, C extends Course<W>>(courses: Courses<C, Decision<W>>) {
  type Line = PlayedCourse<W, C>
  const { whyNot, decided, settled, sectionOf } = courses

  const positionOf = (course: C, decision: Decision<W> | null): CoursePosition<W, C> => ({
    moves: course.entries.length,
    part: course.pending.length,
    ...{ decision, section: sectionOf(course), course },
  })

  /** The last position is that before the decisions; null if the rules refuse one of them. */
  const playedFrom = (before: Line['positions'], decisions: readonly Decision<W>[]): Line | null => {
    const positions = [...before]
    let { course } = itemAt(before, before.length - 1)
    for (const decision of decisions) {
      if (whyNot(course, decision)) return null
      course = settled(decided(course, decision))
      positions.push(positionOf(course, decision))
    }
    return { positions, log: [...course.log] }
  }

  return {
    /** From a course without decisions; all of them must be legal. */
    playedOf: (dealt: C, decisions: readonly Decision<W>[]): Line =>
      present(playedFrom([positionOf(dealt, null)], decisions), 'a legal course'),
    /** The line's first `moves` moves, continued with these decisions; null if the rules refuse one of them. */
    continued: ({ positions }: Line, moves: number, decisions: readonly Decision<W>[]): Line | null =>
      playedFrom(positions.slice(0, positions.findIndex((position) => position.moves === moves) + 1), decisions),
  }
}

interface DigitalRecord<S, E> extends GameRecord {
  setup: S
  moves: E[]
}

/** `R` is a result, `S` a set-up, `E` an entry. */
interface Storing<W extends Wire, C, R, S, E> extends Courses<C, Decision<W>> {
  /** The course of a new game. */
  dealt: (record: { setup: S; players: number }) => C
  decisionsOf: (entry: E) => Decision<W>[]
  pointsSoFar: (course: C) => number[]
  resultOf: (course: C) => { scores: readonly { total: number }[] }
  hasParts: (result: R) => boolean
}

/** The archive's games of a title whose points may change with every entry. */
export function storedGames<W extends Wire, C extends Course<W>, R extends Result, S, E>(game: Storing<W, C, R, S, E>) {
  interface Stored extends StoredGame<W> {
    result: R
    played: PlayedCourse<W, C> | null
  }
  const games = playedCourses<W, C>(game)
  const courseOf = (played: PlayedCourse<W, C>): PointsCourse => {
    const { scores } = game.resultOf(present(played.positions.at(-1), 'the last position').course)
    return pointsByEntry(
      played,
      game.pointsSoFar,
      scores.map(({ total }) => total),
    )
  }
  /** The record must be that of a finished game, as the archive keeps it, or of one up to some move. */
  const storedGame = (record: GameRecord): Stored => {
    const result = record.result as R
    if (record.mode !== 'digital')
      return { record, result, hasParts: game.hasParts(result), course: null, played: null }
    const { setup, moves, players } = record as DigitalRecord<S, E>
    const played = games.playedOf(game.dealt({ setup, players: players.length }), moves.flatMap(game.decisionsOf))
    const course = record.finishedAt === null ? null : courseOf(played)
    return { record, result, hasParts: true, course, played }
  }
  return {
    storedGame,
    /** The game's first `moves` moves, continued with these decisions; null if the rules refuse one of them. */
    continued: ({ played }: Stored, moves: number, decisions: readonly Decision<W>[]) =>
      games.continued(present(played, 'the game as it was played'), moves, decisions),
  }
}

/**
 * Points after each entry, and at the end those of the result. A section ends where the next begins, and what lies before
 * the first counts to it.
 */
function pointsByEntry<C>(
  { positions }: PlayedCourse<Wire, C>,
  pointsOf: (course: C) => number[],
  totals: number[],
): PointsCourse {
  const whole = positions.filter(({ part }) => part === 0)
  const borders = whole.flatMap(({ section }, at) => (section > 1 && section > whole[at - 1].section ? [at] : []))
  return { points: [...whole.map(({ course }) => pointsOf(course)), totals], ends: [...borders, whole.length] }
}
