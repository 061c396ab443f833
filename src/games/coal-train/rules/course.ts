/** The course of one running game. */
import { coursesOf, type Course as CourseOf } from '../../building-blocks/course.ts'
import { isUnderWay } from '../state/state.ts'
import type { State } from '../state/state.ts'
import { decisionsOf, entryOf } from '../wire/entry-decisions.ts'
import { decide } from './entries.ts'
import { reveals } from './hidden.ts'
import { entryItems, finishedItem } from './log.ts'
import { resultOf } from './result.ts'
import { advance, isAutomatic } from './rounds.ts'
import { deal } from './setup.ts'
import type { Decision, Entry, LogItem, Result, Setup } from './types.ts'

/** A running game on disk: whole entries, and the decisions of the entry under way. */
export interface CourseInput {
  players: number
  setup: Setup
  entries: readonly Entry[]
  pending: readonly Decision[]
}

export type Course = CourseOf<State, Decision, Entry, LogItem, Result>

export const courses = coursesOf<State, Decision, Entry, LogItem, Result, 'piece' | 'action'>({
  ...{ decisionsOf, entryOf, decide, isUnderWay, isAutomatic, advance, entryItems, reveals },
  stepItems: (_, now) => (now.phase === 'over' ? [finishedItem(now)] : []),
  resultOf: (s) => (isAutomatic(s) ? resultOf(s) : null),
  asked: ({ turn }) => turn,
  reach: (pending) => (pending > 0 ? 'piece' : 'action'),
})

export const courseOf = ({ players, setup, entries, pending }: CourseInput): Course =>
  courses.playedOn(courses.dealt(deal(setup, players)), entries, pending)
