/**
 * The course of one running game: the decisions made so far and the position they led to. The statechart's context;
 * every function returns a new course and leaves the one it was given alone.
 */
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { decisionsOf, entryOf } from '../wire/entry-decisions.ts'
import { decide } from './entries.ts'
import { whyIllegal } from './legal.ts'
import { entryItems, finishedItem } from './log.ts'
import { resultOf } from './result.ts'
import { deal } from './setup.ts'
import { advance, isAutomatic } from './rounds.ts'
import type { Decision, Entry, LogItem, Refusal, Result, Setup } from './types.ts'

/** A running game on disk: whole entries, and the decisions of the entry under way. */
export interface CourseInput {
  players: number
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
  /** Once no decision is left to make, whatever of the scoring is still to be seen. */
  result: Result | null
  /** As it was when the last decision was made; null before the first. */
  [EARLIER]: Course | null
}

/**
 * The course that these decisions make, right after the last of them: a scoring that followed it is still to be seen.
 * Throws where the rules refuse one of the decisions: check what comes from outside first.
 */
export function courseOf({ players, setup, entries, pending }: CourseInput): Course {
  const start = deal(setup, players)
  const first = { entries: [], pending: [], state: start, opening: start, log: [], result: null, [EARLIER]: null }
  return [...entries.flatMap(decisionsOf), ...pending].reduce<Course>(decided, first)
}

/** Null where the decision is allowed. */
export const whyNot = (course: Course, decision: Decision): Refusal | null => whyIllegal(course.state, decision)

/** Plays a legal decision; the last one of an action makes the entry whole. */
export function decided(course: Course, decision: Decision): Course {
  const played = decide(course.state, decision)
  if (played.refusal) throw new Error(`moves[${course.entries.length}]: ${played.refusal.code}`)
  const now = played.state
  const made = { ...course, [EARLIER]: course, state: now, pending: [...course.pending, decision] }
  return state.isUnderWay(now) ? made : withEntry(made)
}

/** The decisions pending are those of a whole action. */
function withEntry(course: Course): Course {
  const { opening, entries, pending, state: now, log } = course
  const entry = entryOf(pending)
  return {
    ...course,
    entries: [...entries, entry],
    pending: [],
    opening: now,
    log: [...log, ...entryItems(opening, entry, entries.length, now)],
    result: isAutomatic(now) ? resultOf(now) : null,
  }
}

/** One part of the scoring. */
export function advanced(course: Course): Course {
  const now = advance(course.state)
  const log = now.phase === 'over' ? [...course.log, finishedItem(now)] : course.log
  return { ...course, state: now, opening: now, log }
}

/** On to the next decision, or to the end of the game. */
export function settled(course: Course): Course {
  let now = course
  while (isAutomatic(now.state)) now = advanced(now)
  return now
}

/** The reach of a take-back: a piece of the action under way, or the last whole one. */
export type TakeBack = 'piece' | 'action'

/** Null where none of these seats has decided anything yet, or something was turned up since and it isn't `freely`. */
export function takeBackOf(course: Course, seats: readonly number[], freely = false): TakeBack | null {
  const made = lastBy(course, seats, freely)
  if (made === null) return null
  return made.pending.length > 0 ? 'piece' : 'action'
}

/** The course before the last decision of one of these seats. */
export const takenBack = (course: Course, seats: readonly number[], freely = false): Course =>
  lastBy(course, seats, freely)![EARLIER]!

/** The course right after the last decision of one of these seats; null where there is none. */
function lastBy(course: Course, seats: readonly number[], freely: boolean): Course | null {
  let made = course
  for (let earlier = made[EARLIER]; earlier !== null; earlier = made[EARLIER]) {
    if (!freely && turnsUp(earlier.state, made.state)) return null
    if (seats.includes(earlier.state.turn)) return made
    made = earlier
  }
  return null
}

/** Whether a decision turned up what nobody knew: a drawn tile, or those that lay face down. */
const turnsUp = (before: State, after: State): boolean =>
  (after.drawn !== null && after.drawn !== before.drawn) ||
  before.faceDown.some((space) => !state.isFaceDown(after, space))
