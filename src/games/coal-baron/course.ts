/**
 * The course of one running game: the decisions made so far and the position they led to. The statechart's context;
 * every function returns a new course and leaves the one it was given alone.
 */
import { FACTORY_DRAW, ORDER_DRAW } from './components.ts'
import { decide, decisionsOf, entryOf, isUnderWay } from './entries.ts'
import { reveals } from './hidden.ts'
import { advance, settle } from './scoring.ts'
import { deal } from './setup.ts'
import type { Setup } from './setup.ts'
import * as state from './state.ts'
import type { State } from './state.ts'
import type { Decision, Entry, Step } from './types.ts'

/** What a running game is made of on disk: whole entries, and the decisions of the entry under way. */
export interface CourseInput {
  setup: Setup
  entries: readonly Entry[]
  pending: readonly Decision[]
  /** Seats that nobody could look over the shoulder of: bots, and the only person at the table. None where left out. */
  alone?: readonly number[]
}

export interface Course {
  /** The position at the first draft decision. */
  start: State
  entries: readonly Entry[]
  pending: readonly Decision[]
  /** The position now. */
  state: State
  /** The position in which the last decision was made; null before the first. */
  before: State | null
  /** Whether the player who chooses among the drawn five has said that he is alone with them. */
  revealed: boolean
  /** Seats that need not say so. */
  alone: readonly number[]
}

/**
 * The course that these decisions make, right after the last of them: a ceremony that followed it starts anew, and drawn
 * tiles or orders lie hidden. Throws where the rules refuse one of the decisions: check what comes from outside first.
 */
export function courseOf({ setup, entries, pending, alone = [] }: CourseInput): Course {
  return replayed({ start: deal(setup), alone }, entries, pending)
}

type Fixed = Pick<Course, 'start' | 'alone'>

function replayed(fixed: Fixed, entries: readonly Entry[], pending: readonly Decision[]): Course {
  const { start, alone } = fixed
  const opening: Course = { start, alone, entries: [], pending: [], state: start, before: null, revealed: false }
  const decisions = [...entries.flatMap(decisionsOf), ...pending]
  return decisions.reduce((course, decision) => decided(settled(course), decision), opening)
}

/** Plays a legal decision; the last one of a turn makes the entry whole. */
export function decided(course: Course, decision: Decision): Course {
  const played = decide(course.state, decision)
  if (played.refusal) throw new Error(`moves[${course.entries.length}]: ${played.refusal.code}`)
  const made = { ...course, before: course.state, state: played.state }
  const pending = [...course.pending, decision]
  if (isUnderWay(played.state)) return { ...made, pending }
  return { ...made, entries: [...course.entries, entryOf(pending)], pending: [], revealed: false }
}

export const revealed = (course: Course): Course => ({ ...course, revealed: true })

/** One step of the ceremony at hand. */
export const advanced = (course: Course): Course => changed(course, advance)

/** The ceremony at hand to its end: until somebody has to decide or the game is finished. */
export const settled = (course: Course): Course => changed(course, settle)

function changed(course: Course, change: (s: State) => void): Course {
  const now = state.copy(course.state)
  change(now)
  return { ...course, state: now }
}

/** What taking back would undo: a part of the turn under way, its placement, or the last whole move. */
export type TakeBack = 'step' | 'placement' | 'move'

/**
 * Null where nothing was decided yet or the last decision revealed something hidden. Drawing five counts as revealed
 * before anybody has looked: nothing on disk would tell whether he had.
 */
export function takeBackOf({ before, state: now, pending }: Course): TakeBack | null {
  if (before === null || reveals(before, now)) return null
  if (pending.length === 0) return 'move'
  return pending.length === 1 ? 'placement' : 'step'
}

/** The course without its last decision, back in the position in which it was made. */
export function takenBack(course: Course): Course {
  const { entries, pending } = course
  const earlier =
    pending.length > 0
      ? replayed(course, entries, pending.slice(0, -1))
      : replayed(course, entries.slice(0, -1), decisionsOf(entries[entries.length - 1]).slice(0, -1))
  return { ...settled(earlier), revealed: course.revealed }
}

/** The work steps of the mining turn under way; none in any other turn. */
export function stepsOf({ pending }: Pick<Course, 'pending'>): Step[] {
  if (pending.length === 0) return []
  const entry = entryOf(pending)
  return 'steps' in entry ? (entry.steps ?? []) : []
}

/** Whether the drawn five may be shown to the player who chooses among them. */
export const mayLook = ({ revealed, alone, state: s }: Course): boolean => revealed || alone.includes(state.turn(s))

/** Whether the turn under way is one on a draw-five space. */
export const isDrawing = ({ state: s }: Course): boolean =>
  isUnderWay(s) && [FACTORY_DRAW, ORDER_DRAW].includes(state.action(s))
