/** Requests to a worker and its replies. Both are copied from thread to thread. */
import type { Idea, ReviewedMove } from '../../games/facets/ideas.ts'
import type { Limits } from './budget.ts'

export interface Question {
  /** The game's id. */
  game: string
  players: number
  /** The level that plays, or null where hints are asked for. */
  level: string | null
  /** The position with nothing in it that the seat may not see. */
  position: unknown
  limits: Limits
  seed: number
  /** Shared: 1 as soon as the answer is wanted at once. */
  hurried: Int32Array
}

export interface ReviewQuestion {
  game: string
  /** The game's own (`Reviewing.questions`). */
  review: unknown
  /** Shared: 1 as soon as the thread is wanted for something else. */
  hurried: Int32Array
}

/** The level's move, as far as it can be decided at once; or ideas, the best first. */
export type Answer<Q extends Pick<Question, 'level'> = Question> = Q['level'] extends null ? Idea[] : unknown[]

/** Null for a review that was broken off. */
export type Reply = { answer: unknown[] | ReviewedMove | null } | { failed: string }
