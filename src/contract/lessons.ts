/** The part of the contract about lessons. */
import type { ActInLesson, BeginLesson, LessonProgress, LessonState, OfferedLesson } from './schemas/lessons.ts'

export type { BeginLesson, LessonProgress, LessonState, OfferedLesson } from './schemas/lessons.ts'

export interface LessonsApi {
  /** Every game's. */
  'lessons.list': () => LessonProgress[]
  /**
   * Goes on at the table where one left off, or begins a chapter at a table of its own. Refused with `not-found` where there is
   * no such lesson or chapter.
   */
  'lessons.begin': (call: BeginLesson) => LessonState
  /** Null at a table without a lesson. */
  'lessons.open': (id: string) => LessonState | null
  /**
   * The next step; past the end of a chapter the next chapter, which may be at another table. `lesson.changed` tells every page
   * that has the table open. Refused with `not-found` at a table without a lesson.
   */
  'lessons.act': (call: ActInLesson) => LessonState
  /** The lesson for whoever has neither played nor been taught; null where somebody has, or said no. */
  'lessons.offer': () => OfferedLesson | null
  'lessons.decline': () => void
}
