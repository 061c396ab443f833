/**
 * The course of one running game: the decisions made so far and the position they led to. The statechart's context;
 * every function returns a new course and leaves the one it was given alone.
 */
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { decide, decisionsOf, entryOf, whyIllegal } from './entries.ts'
import { stepItems, turnItem } from './log.ts'
import { resultOf } from './result.ts'
import { advance } from './rounds.ts'
import { deal } from './setup.ts'
import type { Decision, Entry, LogItem, Refusal, Result, Setup } from './types.ts'

/** A running game on disk: whole entries, and the decisions of the entry under way. */
export interface CourseInput {
  setup: Setup
  entries: readonly Entry[]
  pending: readonly Decision[]
}

/** By a symbol, so that a course that is written as JSON holds no more than the present. */
const EARLIER = Symbol('earlier')

export interface Course {
  entries: readonly Entry[]
  pending: readonly Decision[]
  /** The position now, and the one in which the entry under way began. */
  state: State
  opening: State
  /** The effects of each entry and of what followed by itself. */
  log: readonly LogItem[]
  /** Once no decision is left to make, whatever of the closing account is still to be seen. */
  result: Result | null
  /** As it was when the last decision was made; null before the first. */
  [EARLIER]: Course | null
}

/**
 * The course that these decisions make, right after the last of them: an export or a closing account that followed it is still to be
 * seen. Throws where the rules refuse one of the decisions: check what comes from outside first.
 */
export function courseOf({ setup, entries, pending }: CourseInput): Course {
  const start = deal(setup)
  const first = { entries: [], pending: [], state: start, opening: start, log: [], result: null, [EARLIER]: null }
  const decisions = [...entries.flatMap(decisionsOf), ...pending]
  return decisions.reduce<Course>((course, decision) => decided(settled(course), decision), first)
}

/** Null where the decision is allowed. */
export const whyNot = (course: Course, decision: Decision): Refusal | null => whyIllegal(course.state, decision)

/** Plays a legal decision; the last one of a turn makes the entry whole. */
export function decided(course: Course, decision: Decision): Course {
  const played = decide(course.state, decision)
  if (played.refusal) throw new Error(`moves[${course.entries.length}]: ${played.refusal.code}`)
  const now = played.state
  const made = { ...course, [EARLIER]: course, state: now, pending: [...course.pending, decision] }
  return state.isUnderWay(now) ? made : withEntry(made)
}

/** The decisions pending are those of a whole turn. */
function withEntry(course: Course): Course {
  const { opening, entries, pending, state: now, log } = course
  const entry = entryOf(pending)
  return {
    ...course,
    entries: [...entries, entry],
    pending: [],
    opening: now,
    log: [...log, turnItem(opening, entry, entries.length, now)],
    result: state.phase(now) === state.CLOSING ? resultOf(now) : null,
  }
}

/** One step of what goes on by itself. */
export function advanced(course: Course): Course {
  const now = state.copy(course.state)
  advance(now)
  return { ...course, state: now, opening: now, log: [...course.log, ...stepItems(course.state, now)] }
}

/** On to the next decision, or to the end of the game. */
export function settled(course: Course): Course {
  let now = course
  while (state.isAutomatic(now.state)) now = advanced(now)
  return now
}

/** The reach of a take-back: a piece of the turn under way, or the last whole turn. */
export type TakeBack = 'piece' | 'turn'

/** Null where none of these seats has decided anything yet. Nothing is hidden, so nothing else stands against it. */
export function takeBackOf(course: Course, seats: readonly number[]): TakeBack | null {
  const made = lastBy(course, seats)
  if (made === null) return null
  return made.pending.length > 0 ? 'piece' : 'turn'
}

/** The course before the last decision of one of these seats. */
export const takenBack = (course: Course, seats: readonly number[]): Course => lastBy(course, seats)![EARLIER]!

/** The course right after the last decision of one of these seats; null where there is none. */
function lastBy(course: Course, seats: readonly number[]): Course | null {
  let made = course
  for (let earlier = made[EARLIER]; earlier !== null; earlier = made[EARLIER]) {
    if (seats.includes(state.asked(earlier.state))) return made
    made = earlier
  }
  return null
}
