/**
 * The course of one running game: the decisions made so far and the position they led to. Every function returns a new
 * course and leaves the one it was given alone.
 */
import type { Played } from './entries.ts'
import type { Problem } from './problem.ts'
import { present } from './present.ts'

type Refusal = Omit<Problem, 'path'>

/** Kept under a symbol, so that a course written as JSON holds only the present. */
const EARLIER = Symbol('earlier')

/** `S` is a position, `D` a decision, `E` an entry, `L` a line of the log, `R` a result. */
export interface Course<S, D, E, L, R> {
  entries: readonly E[]
  /** The decisions of the entry under way. */
  pending: readonly D[]
  /** The position now, and the one in which the entry under way began. */
  state: S
  opening: S
  /** The effects of each entry and of what followed by itself. */
  log: readonly L[]
  /** Once no decision is left to make, whatever ceremonies are still to be seen. */
  result: R | null
  /** The course when the last decision was made; null before the first. */
  [EARLIER]: Course<S, D, E, L, R> | null
}

/** `T` says what a take-back undoes, as a key of the game's texts. */
interface CourseRules<S, D, E, L, R, T> {
  decisionsOf: (entry: E) => D[]
  entryOf: (decisions: readonly D[]) => E
  /** A copy of the position with the decision played, before whatever follows by itself. */
  decide: (s: S, decision: D) => Played<S>
  /** Whether further decisions are asked for before the entry is whole. */
  isUnderWay: (s: S) => boolean
  /** Whether the game goes on by itself, and a copy of the position one step on. */
  isAutomatic: (s: S) => boolean
  advance: (s: S) => S
  /** The lines of the log that an entry adds, the `number`th from 0, and those that a step adds. */
  entryItems: (opening: S, entry: E, number: number, now: S) => L[]
  stepItems: (before: S, now: S) => L[]
  /** The result that nothing can change any more; null while decisions are left to make. */
  resultOf: (s: S) => R | null
  /** The seat that decides. */
  asked: (s: S) => number
  /** Whether the decision between these two positions turned up what nobody knew. */
  reveals: (before: S, after: S) => boolean
  /** Counts the decisions of the entry under way, including the one taken back; 0 if that one completed the entry. */
  reach: (pending: number) => T
}

export interface Courses<S, D, E, L, R, T> {
  dealt: (start: S) => Course<S, D, E, L, R>
  /**
   * The course right after the last of these decisions: a ceremony that followed it is still to be seen. Throws if the
   * rules refuse one: check what comes from outside first.
   */
  playedOn: <C extends Course<S, D, E, L, R>>(course: C, entries: readonly E[], pending: readonly D[]) => C
  /** Null if the decision is allowed. */
  whyNot: (course: Course<S, D, E, L, R>, decision: D) => Refusal | null
  /** Plays a decision; the last one of a turn makes the entry whole. Throws if the rules refuse it. */
  decided: <C extends Course<S, D, E, L, R>>(course: C, decision: D) => C
  /** One step of the ceremony that goes on by itself. */
  advanced: <C extends Course<S, D, E, L, R>>(course: C) => C
  /** On to the next decision, or to the end of the game. */
  settled: <C extends Course<S, D, E, L, R>>(course: C) => C
  /**
   * The course right after the last decision of one of these seats; null if there is none or, unless it is `freely`,
   * something was turned up since.
   */
  lastBy: (course: Course<S, D, E, L, R>, seats: readonly number[], freely: boolean) => Course<S, D, E, L, R> | null
  /** The course before its last decision; null before the first. */
  before: (course: Course<S, D, E, L, R>) => Course<S, D, E, L, R> | null
  /** Null if `lastBy` finds nothing to take back. */
  takeBackOf: (course: Course<S, D, E, L, R>, seats: readonly number[], freely?: boolean) => T | null
  /** The course before the last decision of one of these seats; what a game adds to it stays as it is. */
  takenBack: <C extends Course<S, D, E, L, R>>(course: C, seats: readonly number[], freely?: boolean) => C
}

export function coursesOf<S, D, E, L, R, T>(rules: CourseRules<S, D, E, L, R, T>): Courses<S, D, E, L, R, T> {
  type Any = Course<S, D, E, L, R>

  /** A course without the parts that its game adds, which are about the present alone. */
  const alone = ({ entries, pending, state, opening, log, result, [EARLIER]: earlier }: Any): Any => ({
    ...{ entries, pending, state, opening, log, result, [EARLIER]: earlier },
  })

  /** The last question about each course: who asks whether a decision is allowed plays it next. */
  const answers = new WeakMap<Any, { decision: D; played: Played<S> }>()
  const playedIn = (course: Any, decision: D): Played<S> => {
    const last = answers.get(course)
    if (last?.decision === decision) return last.played
    const played = rules.decide(course.state, decision)
    answers.set(course, { decision, played })
    return played
  }

  const withEntry = <C extends Any>(course: C): C => {
    const { opening, entries, pending, state, log } = course
    const entry = rules.entryOf(pending)
    return {
      ...course,
      entries: [...entries, entry],
      pending: [],
      opening: state,
      log: [...log, ...rules.entryItems(opening, entry, entries.length, state)],
      result: rules.resultOf(state),
    }
  }

  const decided = <C extends Any>(course: C, decision: D): C => {
    const { refusal, state } = playedIn(course, decision)
    if (refusal) throw new Error(`moves[${course.entries.length}]: ${refusal.code}`)
    const made = { ...course, [EARLIER]: alone(course), state, pending: [...course.pending, decision] }
    return rules.isUnderWay(state) ? made : withEntry(made)
  }

  const advanced = <C extends Any>(course: C): C => {
    const state = rules.advance(course.state)
    return { ...course, state, opening: state, log: [...course.log, ...rules.stepItems(course.state, state)] }
  }

  const settled = <C extends Any>(course: C): C => {
    let now = course
    while (rules.isAutomatic(now.state)) now = advanced(now)
    return now
  }

  const before = (course: Any): Any | null => course[EARLIER]

  const lastBy = (course: Any, seats: readonly number[], freely: boolean): Any | null => {
    let made = course
    for (let earlier = before(made); earlier !== null; earlier = before(made)) {
      if (!freely && rules.reveals(earlier.state, made.state)) return null
      if (seats.includes(rules.asked(earlier.state))) return made
      made = earlier
    }
    return null
  }

  return {
    dealt: (state) => ({ entries: [], pending: [], state, opening: state, log: [], result: null, [EARLIER]: null }),
    playedOn: (course, entries, pending) =>
      [...entries.flatMap(rules.decisionsOf), ...pending].reduce(
        (now, decision) => decided(settled(now), decision),
        course,
      ),
    whyNot: (course, decision) => playedIn(course, decision).refusal ?? null,
    decided,
    advanced,
    settled,
    lastBy,
    before,
    takeBackOf: (course, seats, freely = false) => {
      const made = lastBy(course, seats, freely)
      return made && rules.reach(made.pending.length)
    },
    takenBack: (course, seats, freely = false) => ({
      ...course,
      ...before(present(lastBy(course, seats, freely), 'a decision to take back')),
    }),
  }
}
