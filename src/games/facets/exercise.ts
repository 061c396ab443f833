/** Exercises: positions of finished games in which somebody gave points away and looks for the better turn again. */
import * as v from 'valibot'
import { eachOnce, exactly, listOf } from '../building-blocks/file-schemas.ts'
import { isTime } from '../building-blocks/forms.ts'
import { moveNumber, text } from '../building-blocks/shared-schemas.ts'
import { itemAt } from '../building-blocks/lists.ts'

/** The grades of an answer, sorted from worst to best. */
export const EXERCISE_GRADES = ['again', 'hard', 'good', 'easy'] as const
export type ExerciseGrade = (typeof EXERCISE_GRADES)[number]

/** `sits`: known well enough to come no more. `dropped`: somebody wants to see it no more. */
export const EXERCISE_STATES = ['open', 'sits', 'dropped'] as const
export type ExerciseState = (typeof EXERCISE_STATES)[number]

const MOST_ANSWERS = 1000
const MOST_LOST = 1_000_000
const LOST = `0..${MOST_LOST}`
/** The most exercises of a game: more than all its seats together have. */
const MOST_EXERCISES = 100

const isDay = (day: string): boolean => isTime(`${day}T00:00:00Z`)

/** A day of practice, `2026-11-20`. */
export const exerciseDay = v.pipe(text, v.check(isDay, 'YYYY-MM-DD'))

export const exerciseAnswer = exactly({
  day: exerciseDay,
  grade: v.picklist(EXERCISE_GRADES),
  /** An exercise that wasn't found comes once more on the same day; whether it has. */
  repeated: v.exactOptional(v.literal(true)),
})
export type ExerciseAnswer = v.InferOutput<typeof exerciseAnswer>

const inOrder = v.rawCheck<ExerciseAnswer[]>(({ dataset, addIssue }) => {
  if (!dataset.typed) return
  const days = dataset.value.map(({ day }) => day)
  if (days.some((day, at) => at > 0 && day <= itemAt(days, at - 1))) addIssue({ message: 'twice' })
})

/** The answers to an exercise, at most one a day, the oldest first. */
export const exerciseHistory = v.pipe(listOf(exerciseAnswer, 0, MOST_ANSWERS), inOrder)

const exercise = exactly({
  /** The number of moves made: the exercise is the position before the next one. */
  at: moveNumber,
  /** Points that the move made there gave away. */
  lost: v.pipe(v.number(), v.minValue(0, LOST), v.maxValue(MOST_LOST, LOST)),
  history: exerciseHistory,
  /** The day from which it comes again; absent before the first answer. */
  due: v.exactOptional(exerciseDay),
  state: v.picklist(EXERCISE_STATES),
})
export type Exercise = v.InferOutput<typeof exercise>

/** The exercises of a finished game, as its record takes them along. */
export const exercises = v.pipe(
  listOf(exercise, 0, MOST_EXERCISES),
  eachOnce(({ at }: Exercise) => String(at), 'at'),
)
