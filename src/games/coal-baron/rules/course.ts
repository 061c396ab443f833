/**
 * The course of one running game, with what lies face down until somebody looks at it. Every function returns a new course
 * and leaves the one it was given alone.
 */
import { coursesOf, type Course as CourseOf } from '../../building-blocks/course.ts'
import { FACTORY_DRAW, ORDER_DRAW } from '../state/components.ts'
import { decide, decisionsOf, entryOf, isUnderWay } from './entries.ts'
import { isRefilled, reveals } from './hidden.ts'
import { entryItem, stepItems } from './log.ts'
import type { LogItem } from './log-item.ts'
import { resultOf } from './result.ts'
import { advance, isAutomatic, isDecided, settle } from './scoring.ts'
import { deal } from './setup.ts'
import type { Setup } from './setup.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Decision, Entry, Result, SpaceId, Step } from './types.ts'
import { present } from '../../building-blocks/present.ts'

/** A running game on disk: whole entries, and the decisions of the entry under way. */
export interface CourseInput {
  setup: Setup
  entries: readonly Entry[]
  pending: readonly Decision[]
  /** Seats that see drawn cards alone: bots, and the only person at the table. Empty if left out. */
  alone?: readonly number[]
}

export interface Course extends CourseOf<State, Decision, Entry, LogItem, Result> {
  /** Whether the player who chooses among the drawn five has said that they are alone with them. */
  revealed: boolean
  /** The space whose five, or whose refill, the last decision laid out and nobody has looked at; null if there is none. */
  faceDown: SpaceId | null
  /** Seats that need not say so. */
  alone: readonly number[]
}

/** The reach of a take-back: a part of the turn under way, its placement, or the last whole move. */
type TakeBack = 'step' | 'placement' | 'move'

const reach = (pending: number): TakeBack => (['move', 'placement'] as const)[pending] ?? 'step'

const courses = coursesOf<State, Decision, Entry, LogItem, Result, TakeBack>({
  ...{ decisionsOf, entryOf, decide, isUnderWay, isAutomatic, stepItems, reveals, reach, asked: state.turn },
  advance: (s) => changed(s, advance),
  entryItems: (...made) => [entryItem(...made)],
  /** The result that ceremonies alone lead to from here. */
  resultOf: (s) => (isDecided(s) ? resultOf(changed(s, settle)) : null),
})

function changed(s: State, change: (s: State) => void): State {
  const copy = state.copy(s)
  change(copy)
  return copy
}

export const { advanced, settled, whyNot } = courses

/** Drawn tiles or orders lie hidden once more. Throws if the rules refuse one of the decisions. */
export function courseOf({ setup, entries, pending, alone = [] }: CourseInput): Course {
  const dealt: Course = { ...courses.dealt(deal(setup)), revealed: false, faceDown: null, alone }
  return courses.playedOn(dealt, entries, pending)
}

/** Plays a legal decision; the last one of a turn makes the entry whole. */
export function decided(course: Course, decision: Decision): Course {
  const made = courses.decided(course, decision)
  const isWhole = made.pending.length === 0
  return { ...made, faceDown: faceDownAfter(course, decision, made.state), revealed: course.revealed && !isWhole }
}

/** People alone lay something out that others at the table are not to see, or not yet; after the last turn nobody acts any more. */
function faceDownAfter(before: Course, decision: Decision, now: State): SpaceId | null {
  const placed = [...before.pending, decision].find((each) => 'place' in each)
  if (!placed || before.alone.includes(state.turn(before.state))) return null
  const isLaidOut = isUnderWay(now)
    ? before.pending.length === 0 && isDrawing({ state: now })
    : isRefilled(placed.place) && reveals(before.state, now) && !isDecided(now)
  return isLaidOut ? placed.place : null
}

/** The five are shown to the player who chooses among them, or a refill to everybody. */
export const revealed = (course: Course): Course => ({
  ...course,
  revealed: course.revealed || refillOf(course) === null,
  faceDown: null,
})

/**
 * Null if none of these seats has decided anything yet or, unless it is `freely`, something hidden was revealed since.
 * Five or a refill that lie face down are not revealed yet; once the game was closed they count as revealed, as nothing on
 * disk would tell whether somebody had looked.
 */
export function takeBackOf(course: Course, seats: readonly number[], freely = false): TakeBack | null {
  const made = lastBy(course, seats, freely)
  return made && reach(made.pending.length)
}

/** The course before the last decision of one of these seats, back in the position in which it was made. */
export const takenBack = (course: Course, seats: readonly number[], freely = false): Course => ({
  ...course,
  ...courses.before(present(lastBy(course, seats, freely), 'a decision to take back')),
  faceDown: null,
})

function lastBy(course: Course, seats: readonly number[], freely: boolean) {
  const earlier = course.faceDown === null ? null : courses.before(course)
  if (earlier === null) return courses.lastBy(course, seats, freely)
  return seats.includes(state.turn(earlier.state)) ? course : courses.lastBy(earlier, seats, freely)
}

/** The work steps of the mining turn under way; none in any other turn. */
export function pendingSteps({ pending }: Pick<Course, 'pending'>): Step[] {
  if (pending.length === 0) return []
  const entry = entryOf(pending)
  return 'steps' in entry ? (entry.steps ?? []) : []
}

/** Whether the drawn five may be shown to the player who chooses among them. */
export const mayLook = ({ revealed, alone, state: s }: Course): boolean => revealed || alone.includes(state.turn(s))

/** Whether the turn under way is one on a draw-five space. */
export const isDrawing = ({ state: s }: Pick<Course, 'state'>): boolean =>
  isUnderWay(s) && [FACTORY_DRAW, ORDER_DRAW].includes(state.action(s))

/** The space whose refill lies face down; null if there is none. */
export const refillOf = ({ faceDown }: Pick<Course, 'faceDown'>): SpaceId | null =>
  faceDown !== null && isRefilled(faceDown) ? faceDown : null
