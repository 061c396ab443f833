/** Lessons: guided games at a real table, as data. `P` is a position of the game, `E` an entry of a record's `moves`. */

/** Whether a step's occasion is there, is still to come, or won't come any more. */
export type Occasion = 'now' | 'later' | 'never'

export interface LessonStep<P = unknown> {
  /** Names its words among the game's texts; unique in its lesson. */
  id: string
  /** Its occasion; left out, any. */
  when?: (now: P) => Occasion
  /** The things that are pointed at, by names that the game's screens know: what the learner may use, any of them. */
  points?: (now: P) => readonly string[]
  /** Whether what is waited for has happened since `start`. Left out if the step is only read. */
  until?: (now: P, start: P) => boolean
  /** Takes several turns: none of them is another than the one that was asked for. */
  takesTurns?: true
}

export interface LessonChapter<P = unknown, E = unknown> {
  id: string
  /**
   * The table of a learner who begins with this chapter: a set-up as a record keeps it, and the moves made from there.
   */
  setup: unknown
  moves: readonly E[]
  /** The decisions of a seat that isn't the learner's, for a turn that the chapter depends on; null if its bot chooses. */
  others?: (now: P) => readonly unknown[] | null
  /** Begins at a table of its own even for a learner who comes from the chapter before. */
  isApart?: true
  steps: readonly LessonStep<P>[]
}

export interface Lesson<P = unknown, E = unknown> {
  id: string
  /** Rises with every change of the steps: a place that was kept of another version begins its chapter anew. */
  version: number
  /** Who plays, by seat: one person, the learner, and bots by their levels (`bot:apprentice`). */
  controls: readonly string[]
  chapters: readonly LessonChapter<P, E>[]
}
