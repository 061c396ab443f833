/** Schemas of lessons: how far one is with each, and what one says at its table. */
import * as v from 'valibot'
import type { Catalogue } from '../../games/facets/facets.ts'
import { list, name, text, whole } from '../../games/base/shared-schemas.ts'
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
    /** The chapter that one is in, and its table; null where none is under way. */
    at: v.nullable(v.strictObject({ chapter: named, table: tableId })),
  })

/** `asking` for a move, `waiting` for the occasion of the next step, `left` at a table that goes on without the lesson. */
const stage = v.picklist(['telling', 'asking', 'waiting', 'chapterOver', 'over', 'left'])

export const lessonStateOf = (catalogue: Catalogue) =>
  v.strictObject({
    /** The table's. */
    id: tableId,
    /** Of the table as the lesson has seen it. */
    revision,
    ...lessonOf(catalogue),
    chapter: named,
    stage,
    /** Null once the chapter is over. */
    step: v.nullable(named),
    /** What is pointed at. */
    points: list(named),
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
    'lessons.list': { args: v.strictTuple([]), result: list(progressOf(catalogue)) },
    'lessons.begin': { args: v.strictTuple([begun]), result: state },
    'lessons.open': { args: v.strictTuple([tableId]), result: v.nullable(state) },
    'lessons.act': { args: v.strictTuple([v.strictObject({ id: tableId, act })]), result: state },
    'lessons.offer': {
      args: v.strictTuple([]),
      result: v.nullable(v.strictObject({ game: gameId, lesson: named })),
    },
    'lessons.decline': { args: v.strictTuple([]), result: v.undefined() },
  } as const
}

type Calls = ReturnType<typeof lessonsCallsOf>
export type LessonProgress = v.InferOutput<Calls['lessons.list']['result']>[number]
export type LessonState = v.InferOutput<Calls['lessons.begin']['result']>
export type BeginLesson = v.InferOutput<Calls['lessons.begin']['args']>[0]
export type ActInLesson = v.InferOutput<Calls['lessons.act']['args']>[0]
export type OfferedLesson = NonNullable<v.InferOutput<Calls['lessons.offer']['result']>>
