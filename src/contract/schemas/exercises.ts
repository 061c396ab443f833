/** Schemas of practice: positions of a person's reviewed games in which something was given away, day by day. */
import * as v from 'valibot'
import { list, MOST_MOVES, whole } from '../../games/building-blocks/shared-schemas.ts'
import { EXERCISE_GRADES, EXERCISE_STATES, exerciseDay } from '../../games/facets/exercise.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { reviewedMoveOf, type Wired } from '../../games/facets/ideas.ts'
import { part, type Wire } from '../../games/facets/wire.ts'
import { placeOf } from './analysis.ts'
import { thinks } from './bots.ts'
import { call, nothing, type FunctionsOf } from './call.ts'
import { limitsOf, ofAnyGame, page, tableId, time } from './shared.ts'
import { MOST_PEOPLE } from './statistics.ts'

const MOST_EXERCISES = 1_000_000
const count = whole(MOST_EXERCISES)
/** A stored name may be any text. */
const person = v.pipe(v.string(), v.minLength(1), v.maxLength(1000))
const grade = v.picklist(EXERCISE_GRADES)

/** An exercise by its game and the number of moves made before it. */
const which = { id: tableId, moves: whole(MOST_MOVES) }

const pile = v.strictObject({
  person: v.string(),
  /** The person's reviewed games. */
  games: count,
  /** Reviewed games from which on there is practice. */
  needed: count,
  /** Exercises answered today, and those still to come today. */
  done: count,
  left: count,
  /** The exercises that are open, those that need no more practice, and those that somebody dropped. */
  open: count,
  sits: count,
  dropped: count,
  /** The next day with exercises, after today; null if none is planned. */
  next: v.nullable(exerciseDay),
  /** Days in a row with practice. */
  streak: count,
})

const answerBefore = v.strictObject({ grade, days: count })

/** A position to solve: everything that led there, and nothing of what followed. */
const exerciseOf = <W extends Wire>(game: Wired<W>) =>
  v.strictObject({
    ...which,
    game: v.literal(game.identity.id),
    seat: seatIn(game),
    /** The game's record up to the exercise, as JSON. */
    record: v.string(),
    /** The last answer, and how many days ago it was; null if it comes for the first time. */
    before: v.nullable(answerBefore),
    /** It comes once more because it wasn't found today. */
    isRepeated: v.boolean(),
  })

const seatIn = ({ identity }: Wired) => whole(identity.seats.most - 1)

const nextOf = (catalogue: Catalogue) =>
  v.strictObject({
    pile,
    exercise: v.nullable(ofAnyGame(catalogue, exerciseOf, thinks)),
    /** All exercises begin anew, as the answers that were kept can't be read. */
    isBegunAnew: v.boolean(),
  })

const answerOf = <W extends Wire>(game: Wired<W>) => v.strictObject({ ...placeOf(game), page })

const schedule = { grade, due: exerciseDay, state: v.picklist(EXERCISE_STATES), mayBeEasy: v.boolean() }

const answeredOf = <W extends Wire>(game: Wired<W>) =>
  v.strictObject({
    ...schedule,
    game: v.literal(game.identity.id),
    /** The review of the turn that was tried, or of the one that was played where somebody gave up. */
    reviewed: reviewedMoveOf(game),
    /** The turn that was played in the game, and the points that it gave away. */
    played: list(part(game.wire, 'decision'), 200),
    lost: v.number(),
  })

const asideOf = (catalogue: Catalogue) =>
  v.strictObject({
    ...which,
    game: limitsOf(catalogue).gameId,
    state: v.picklist(['sits', 'dropped']),
    startedAt: time,
  })

export const exercisesCallsOf = (catalogue: Catalogue) => ({
  /** Everybody with reviewed games, those who played last first. New reviews are taken in first. */
  'exercises.people': call([], list(pile, MOST_PEOPLE), 'later'),
  /**
   * The next exercise of the day; null if none is left. It is kept for this page, and no other gets it meanwhile. There are
   * `most` a day, each counted once.
   */
  'exercises.next': call([v.strictObject({ person, page, most: count })], nextOf(catalogue), 'later'),
  /** The exercise is no longer kept for this page. */
  'exercises.leave': call([page], nothing),
  /**
   * The record's entry of the best turn, so that a page can tell what kind of turn it is; null if the search was given up.
   * An answer after it counts as found with help. Refused with `not-found`.
   */
  'exercises.help': call([v.strictObject({ ...which, page })], v.nullable(v.unknown()), 'later'),
  /**
   * Judges the turn that `line` makes, or notes that somebody gave up where it is empty, and plans when the exercise comes
   * again; null if the search was given up. Refused with `not-found`, with `stale` if it was answered today already, with
   * `bad-arguments` like `analysis.try`.
   */
  'exercises.answer': call(
    [ofAnyGame(catalogue, answerOf, thinks)],
    v.nullable(ofAnyGame(catalogue, answeredOf, thinks)),
    'later',
  ),
  /** Changes the grade of today's answer. Refused with `not-found` if there is none. */
  'exercises.grade': call([v.strictObject({ ...which, grade })], v.strictObject(schedule), 'writes'),
  /** Takes an exercise out of practice, until it is called back. Refused with `not-found`; the next one likewise. */
  'exercises.drop': call([v.strictObject(which)], nothing, 'writes'),
  'exercises.callBack': call([v.strictObject(which)], nothing, 'writes'),
  /** Exercises that sit or were dropped, the latest games first. */
  'exercises.aside': call([person], list(asideOf(catalogue), MOST_EXERCISES)),
})

export type ExercisePile = v.InferOutput<typeof pile>
export type Exercise<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof exerciseOf<W>>>
export type NextExercise = v.InferOutput<ReturnType<typeof nextOf>>
export type ExerciseAnswer<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof answerOf<W>>>
export type AnsweredExercise<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof answeredOf<W>>>
export type ExerciseAside = v.InferOutput<ReturnType<typeof asideOf>>

export type ExercisesApi = FunctionsOf<ReturnType<typeof exercisesCallsOf>>
