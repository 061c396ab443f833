/**
 * The course of one running game: the decisions made so far and the position they led to. The statechart's context;
 * every function returns a new course and leaves the one it was given alone.
 */
import { FACTORY_DRAW, ORDER_DRAW } from '../state/components.ts'
import { decisionsOf, entryOf, isUnderWay } from './entries.ts'
import { isRefilled, reveals } from './hidden.ts'
import { entryItem, stepItems } from './log.ts'
import type { LogItem } from './log-item.ts'
import type { Move } from './moves.ts'
import { playUnchecked } from './play.ts'
import { legalMoveOf } from './refusal.ts'
import { resultOf } from './result.ts'
import { advance, isAutomatic, isDecided, settle } from './scoring.ts'
import { deal } from './setup.ts'
import type { Setup } from './setup.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Decision, Entry, Refusal, Result, SpaceId, Step } from './types.ts'

/** A running game on disk: whole entries, and the decisions of the entry under way. */
export interface CourseInput {
  setup: Setup
  entries: readonly Entry[]
  pending: readonly Decision[]
  /** Seats that nobody could look over the shoulder of: bots, and the only person at the table. None where left out. */
  alone?: readonly number[]
}

/** By a symbol, so that a course that is written as JSON holds no more than the present. */
const EARLIER = Symbol('earlier')

/** The course of a game: the result of its decisions and ceremonies. */
interface Made {
  /** The position at the first draft decision. */
  start: State
  entries: readonly Entry[]
  pending: readonly Decision[]
  /** The position now, and the one in which the entry under way began. */
  state: State
  opening: State
  /** The effects of each entry and each ceremony. */
  log: readonly LogItem[]
  /** Once no decision is left to make, whatever ceremonies are still to be seen. */
  result: Result | null
  /** As it was when the last decision was made; null before the first. */
  [EARLIER]: Made | null
}

export interface Course extends Made {
  /** Whether the player who chooses among the drawn five has said that they are alone with them. */
  revealed: boolean
  /** The space whose five, or whose refill, the last decision laid out and nobody has looked at; null where there is none. */
  faceDown: SpaceId | null
  /** Seats that need not say so. */
  alone: readonly number[]
}

/**
 * The course that these decisions make, right after the last of them: a ceremony that followed it starts anew, and drawn
 * tiles or orders lie hidden. Throws where the rules refuse one of the decisions: check what comes from outside first.
 */
export function courseOf({ setup, entries, pending, alone = [] }: CourseInput): Course {
  const start = deal(setup)
  const dealt: Made = {
    start,
    entries: [],
    pending: [],
    state: start,
    opening: start,
    log: [],
    result: null,
    [EARLIER]: null,
  }
  const decisions = [...entries.flatMap(decisionsOf), ...pending]
  const first: Course = { ...dealt, revealed: false, faceDown: null, alone }
  const last = decisions.reduce((course, decision) => decided(settled(course), decision), first)
  return { ...last, faceDown: null }
}

/** The last question about each course: who asks whether a decision is allowed plays it next. */
const asked = new WeakMap<Course, { decision: Decision; move: Move | Refusal }>()

function moveIn(course: Course, decision: Decision): Move | Refusal {
  const last = asked.get(course)
  if (last?.decision === decision) return last.move
  const move = legalMoveOf(course.state, decision)
  asked.set(course, { decision, move })
  return move
}

/** Null where the decision is allowed. */
export function whyNot(course: Course, decision: Decision): Refusal | null {
  const move = moveIn(course, decision)
  return typeof move === 'number' ? null : move
}

/** Plays a legal decision; the last one of a turn makes the entry whole. */
export function decided(course: Course, decision: Decision): Course {
  const move = moveIn(course, decision)
  if (typeof move !== 'number') throw new Error(`moves[${course.entries.length}]: ${move.code}`)
  const now = state.copy(course.state)
  playUnchecked(now, move)
  const { revealed: _, faceDown: __, alone: ___, ...earlier } = course
  const pending = [...course.pending, decision]
  const faceDown = faceDownAfter(course, pending, now)
  const made: Course = { ...course, [EARLIER]: earlier, faceDown, state: now, pending }
  return isUnderWay(now) ? made : withEntry(made)
}

/** People alone lay something out that others at the table are not to see, or not yet; after the last turn nobody acts any more. */
function faceDownAfter(before: Course, pending: readonly Decision[], now: State): SpaceId | null {
  const placed = pending.find((each) => 'place' in each)
  if (!placed || before.alone.includes(state.turn(before.state))) return null
  const isLaidOut = isUnderWay(now)
    ? pending.length === 1 && isDrawing({ state: now })
    : isRefilled(placed.place) && reveals(before.state, now) && !isDecided(now)
  return isLaidOut ? placed.place : null
}

/** The decisions pending are those of a whole turn. */
function withEntry(course: Course): Course {
  const { opening, entries, pending, state: now, log } = course
  const entry = entryOf(pending)
  const item = entryItem(opening, entry, entries.length, now)
  const made = {
    entries: [...entries, entry],
    pending: [],
    opening: now,
    log: [...log, item],
    result: resultAfter(now),
  }
  return { ...course, ...made, revealed: false }
}

/** The result that ceremonies alone lead to from here. */
function resultAfter(s: State): Result | null {
  if (!isDecided(s)) return null
  const end = state.copy(s)
  settle(end)
  return resultOf(end)
}

/** The five are shown to the player who chooses among them, or a refill to everybody. */
export const revealed = (course: Course): Course => ({
  ...course,
  revealed: course.revealed || refillOf(course) === null,
  faceDown: null,
})

/** One step of the ceremony at hand. */
export function advanced(course: Course): Course {
  const now = state.copy(course.state)
  advance(now)
  return { ...course, state: now, opening: now, log: [...course.log, ...stepItems(course.state, now)] }
}

/** The ceremony at hand to its end: until somebody has to decide or the game is finished. */
export function settled(course: Course): Course {
  let now = course
  while (isAutomatic(now.state)) now = advanced(now)
  return now
}

/** The reach of a take-back: a part of the turn under way, its placement, or the last whole move. */
export type TakeBack = 'step' | 'placement' | 'move'

/**
 * Null where none of these seats has decided anything yet or, unless it is `freely`, something hidden was revealed since.
 * Five or a refill that lie face down are not revealed yet; once the game was closed they count as revealed, as nothing on
 * disk would tell whether somebody had looked.
 */
export function takeBackOf(course: Course, seats: readonly number[], freely = false): TakeBack | null {
  const made = lastBy(course, seats, freely, course.faceDown !== null)
  if (made === null) return null
  if (made.pending.length === 0) return 'move'
  return made.pending.length === 1 ? 'placement' : 'step'
}

/** The course before the last decision of one of these seats, back in the position in which it was made. */
export const takenBack = (course: Course, seats: readonly number[], freely = false): Course => ({
  ...lastBy(course, seats, freely, course.faceDown !== null)![EARLIER]!,
  revealed: course.revealed,
  faceDown: null,
  alone: course.alone,
})

/**
 * The effects of the last decision of one of these seats; null where there is none or, unless it is `freely`, something
 * hidden was revealed since, which the very last decision has not while that lies `faceDown`.
 */
function lastBy(made: Made, seats: readonly number[], freely: boolean, faceDown = false): Made | null {
  const earlier = made[EARLIER]
  if (earlier === null || (!freely && !faceDown && reveals(earlier.state, made.state))) return null
  return seats.includes(state.turn(earlier.state)) ? made : lastBy(earlier, seats, freely)
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

/** The space whose refill lies face down; null where there is none. */
export const refillOf = ({ faceDown }: Pick<Course, 'faceDown'>): SpaceId | null =>
  faceDown !== null && isRefilled(faceDown) ? faceDown : null
