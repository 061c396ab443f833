/** Schemas of lessons: how far one is with each, and what one says at its table. */
import * as v from 'valibot'
import type { Catalogue } from '../../games/facets/facets.ts'
import { list, name, text, whole } from '../../games/building-blocks/shared-schemas.ts'
import { call, nothing, type FunctionsOf } from './call.ts'
import { limitsOf, revision, tableId } from './shared.ts'

/** Lessons, chapters, steps and things that are pointed at go by the game's own names. */
const named = text
const MOST_CHAPTERS = 40
const MOST_STEPS = 100

const lessonOf = (catalogue: Catalogue) => ({ game: limitsOf(catalogue).gameId, lesson: named })

const progressOf = (catalogue: Catalogue) =>
  v.strictObject({
    ...lessonOf(catalogue),
    /** Who plays, by seat: one person and bots. */
    controls: list(named),
    chapters: list(v.strictObject({ id: named, isDone: v.boolean() }), MOST_CHAPTERS),
    /** The chapter that one is in, and its table; null if none is under way. */
    at: v.nullable(v.strictObject({ chapter: named, table: tableId })),
  })

/** `asking` for a move, `waiting` for the occasion of the next step, `left` at a table that goes on without the lesson. */
const stage = v.picklist(['telling', 'asking', 'waiting', 'chapterOver', 'over', 'left'])

export const lessonStateOf = (catalogue: Catalogue) =>
  v.strictObject({
    /** The table's. */
    id: tableId,
    /** The table's revision that the lesson last saw. */
    revision,
    ...lessonOf(catalogue),
    chapter: named,
    stage,
    /** Null once the chapter is over. */
    step: v.nullable(named),
    /** The parts of the board that the lesson points at. */
    points: list(named),
    /** A bot is in the midst of its turn: everything here stands for the table before it. */
    isHalfMade: v.boolean(),
    /** Another move was made than the one that is asked for. */
    strayed: v.boolean(),
    /** The number of the step in its chapter, from 1 on, and of all of them. */
    number: whole(MOST_STEPS),
    steps: whole(MOST_STEPS),
  })

/** `next`: read, or passed over. `leave`: the game goes on without the lesson. `count`: the same, and statistics count it. */
const act = v.picklist(['next', 'leave', 'count'])

export function lessonsCallsOf(catalogue: Catalogue) {
  const { gameId, seats } = limitsOf(catalogue)
  const state = lessonStateOf(catalogue)
  const begun = v.strictObject({
    ...lessonOf(catalogue),
    /** Null: where one left off, or at the beginning. */
    chapter: v.nullable(named),
    /** Those who play, by seat. */
    names: list(name, seats),
  })
  return {
    /** The lessons of every game. */
    'lessons.list': call([], list(progressOf(catalogue))),
    /**
     * Resumes at the table where the lesson was left, or begins a chapter at a table of its own. Refused with `not-found` if
     * there is no such lesson or chapter.
     */
    'lessons.begin': call([begun], state, 'writes'),
    /** Null at a table without a lesson. */
    'lessons.open': call([tableId], v.nullable(state)),
    /**
     * The next step; past the end of a chapter the next chapter, perhaps at another table. `lesson.changed` tells every page that
     * has the table open. Refused with `not-found` at a table without a lesson.
     */
    'lessons.act': call([v.strictObject({ id: tableId, act })], state),
    /** The lesson to offer to a newcomer; null if somebody has played, been taught or declined. */
    'lessons.offer': call([], v.nullable(v.strictObject({ game: gameId, lesson: named }))),
    'lessons.decline': call([], nothing),
  }
}

type Calls = ReturnType<typeof lessonsCallsOf>
export type LessonProgress = v.InferOutput<Calls['lessons.list']['result']>[number]
export type LessonState = v.InferOutput<Calls['lessons.begin']['result']>
export type BeginLesson = v.InferOutput<Calls['lessons.begin']['args']>[0]
export type ActInLesson = v.InferOutput<Calls['lessons.act']['args']>[0]
export type OfferedLesson = NonNullable<v.InferOutput<Calls['lessons.offer']['result']>>

export type LessonsApi = FunctionsOf<ReturnType<typeof lessonsCallsOf>>
