/** The course of one running game. */
import { coursesOf, type Course as CourseOf } from '../../building-blocks/course.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { decide, decisionsOf, entryOf } from './entries.ts'
import { entryItems, stepItems } from './log.ts'
import { resultOf } from './result.ts'
import { advance } from './rounds.ts'
import { deal } from './setup.ts'
import type { Decision, Entry, LogItem, Result, Setup } from './types.ts'

/** A running game on disk: whole entries, and the decisions of the entry under way. */
export interface CourseInput {
  setup: Setup
  entries: readonly Entry[]
  pending: readonly Decision[]
}

export type Course = CourseOf<State, Decision, Entry, LogItem, Result>

export const courses = coursesOf<State, Decision, Entry, LogItem, Result, 'piece' | 'turn'>({
  ...{ decisionsOf, entryOf, decide, stepItems, isUnderWay: state.isUnderWay, isAutomatic: state.isAutomatic },
  advance: (s) => {
    const next = state.copy(s)
    advance(next)
    return next
  },
  entryItems,
  resultOf: (s) => (state.phase(s) === state.CLOSING ? resultOf(s) : null),
  asked: state.asked,
  reveals: () => false,
  reach: (pending) => (pending > 0 ? 'piece' : 'turn'),
})

export const courseOf = ({ setup, entries, pending }: CourseInput): Course =>
  courses.playedOn(courses.dealt(deal(setup)), entries, pending)
