/** A game played on screen as its page walks through it: a course for each position, from before the first decision on. */
import { itemAt } from '../../../games/building-blocks/lists.ts'
import type { Decision, Wire } from '../../../games/facets/wire.ts'
import type { Played, PointsCourse, Position } from './archive-screens.ts'

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

  /** The last position is that before the decisions; null where the rules refuse one of them. */
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
    playedOf: (dealt: C, decisions: readonly Decision<W>[]): Line => playedFrom([positionOf(dealt, null)], decisions)!,
    /** The line's first `moves` moves, continued with these decisions; null if the rules refuse one of them. */
    continued: ({ positions }: Line, moves: number, decisions: readonly Decision<W>[]): Line | null =>
      playedFrom(positions.slice(0, positions.findIndex((position) => position.moves === moves) + 1), decisions),
  }
}

/**
 * Points after each entry, and at the end those of the result. A section ends where the next begins, and what lies before
 * the first counts to it.
 */
export function pointsByEntry<C>(
  { positions }: PlayedCourse<Wire, C>,
  pointsOf: (course: C) => number[],
  totals: number[],
): PointsCourse {
  const whole = positions.filter(({ part }) => part === 0)
  const borders = whole.flatMap(({ section }, at) => (section > 1 && section > whole[at - 1].section ? [at] : []))
  return { points: [...whole.map(({ course }) => pointsOf(course)), totals], ends: [...borders, whole.length] }
}
