/** A person's exercises, and those of a day. */
import type { ExerciseAnswer, ExerciseGrade, ExerciseState } from '../../games/facets/exercise.ts'
import { dayAt, daysAfter } from './days.ts'
import { chanceForgotten, intervalAfter } from './memory.ts'

/** An exercise as far as it decides when it comes. */
export interface Scheduled {
  /** The digest of what the player could see. */
  seen: string
  /** The loss in mistakes of its game: losses of different games are compared by it. */
  weight: number
  history: readonly ExerciseAnswer[]
  /** Null before the first answer. */
  due: string | null
  state: ExerciseState
}

/** Exercises of a day, unless somebody wants more. */
export const MOST_A_DAY = 20
/** Days after which an exercise needs no more practice. */
const SITS_AFTER = 120

const lastDay = ({ history }: Scheduled): string => history.at(-1)?.day ?? ''

/** The day of practice: that of the clock, or of the last answer if the clock was set back. */
export const today = (pile: readonly Scheduled[], now: Date): string =>
  pile.map(lastDay).reduce((latest, day) => (day > latest ? day : latest), dayAt(now))

export interface Day<T extends Scheduled> {
  /** Exercises answered on the day. */
  done: number
  /** Exercises still to come, in their order: those due, new ones, then those to be repeated. */
  left: T[]
}

/** The exercises of a day, `most` at the most beside repetitions; the most valuable first. */
export function dayOf<T extends Scheduled>(pile: readonly T[], day: string, most = MOST_A_DAY): Day<T> {
  const open = pile.filter(({ state }) => state === 'open')
  const done = pile.filter((each) => lastDay(each) === day)
  const due = open.filter((each) => each.due !== null && each.due <= day && lastDay(each) < day)
  const fresh = open.filter(({ history }) => history.length === 0)
  const value = (each: T) => each.weight * chanceForgotten(each.seen, each.history, day)
  const first = [...byValue(due, value), ...byValue(fresh, value)].slice(0, Math.max(0, most - done.length))
  return { done: done.length, left: [...first, ...done.filter(isToRepeat)] }
}

function byValue<T>(exercises: readonly T[], value: (exercise: T) => number): T[] {
  const valued = exercises.map((exercise) => ({ exercise, value: value(exercise) }))
  return valued.sort((a, b) => b.value - a.value).map(({ exercise }) => exercise)
}

function isToRepeat({ state, history }: Scheduled): boolean {
  const last = history.at(-1)
  return state === 'open' && last?.grade === 'again' && last.repeated === undefined
}

/** The exercise after an answer; `others` are the person's, this one among them or not. */
export function answered(
  exercise: Scheduled,
  day: string,
  grade: ExerciseGrade,
  others: readonly Scheduled[],
): Pick<Scheduled, 'history' | 'due' | 'state'> {
  const before = exercise.history.filter((each) => each.day !== day)
  const history = [...before, { day, grade }]
  const interval = intervalAfter(exercise.seen, history)
  const due = dayWithRoom(
    daysAfter(day, interval),
    others.filter(({ seen }) => seen !== exercise.seen),
  )
  return { history, due, state: interval >= SITS_AFTER ? 'sits' : 'open' }
}

/** The first day from this one on for which there are fewer exercises than a day has. */
function dayWithRoom(from: string, others: readonly Scheduled[]): string {
  const planned = new Map<string, number>()
  for (const { due, state } of others)
    if (due !== null && state === 'open') planned.set(due, (planned.get(due) ?? 0) + 1)
  let day = from
  while ((planned.get(day) ?? 0) >= MOST_A_DAY) day = daysAfter(day, 1)
  return day
}

/** The exercise that came once more on the day it wasn't found. */
export const repeated = ({ history }: Scheduled): ExerciseAnswer[] => [
  ...history.slice(0, -1),
  { ...history.at(-1)!, repeated: true },
]

/** Whether an answer of this day was found at once, as were the last two before it. */
export const mayBeEasy = ({ history }: Pick<Scheduled, 'history'>): boolean =>
  history.length >= 3 && history.slice(-3).every(({ grade }) => grade === 'good' || grade === 'easy')

/** Days in a row on which there were answers, up to `day` or the day before it. */
export function streakOf(pile: readonly Scheduled[], day: string): number {
  const days = new Set(pile.flatMap(({ history }) => history.map((each) => each.day)))
  let from = days.has(day) ? day : daysAfter(day, -1)
  let streak = 0
  for (; days.has(from); from = daysAfter(from, -1)) streak++
  return streak
}
