/** Requests to a worker and its replies. Both are copied from thread to thread. */
import type { Analysed, Idea, ReviewedMove } from '../../games/facets/ideas.ts'
import type { Limits } from './budget.ts'

export interface Question {
  /** The game's id. */
  game: string
  players: number
  /** The level that plays, or null if hints are asked for. */
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

/** A question of somebody who studies a game: what there is in a position, or what a move is worth. */
export type StudyQuestion = Omit<AnalysisQuestion, 'hurried'> | Omit<ReviewQuestion, 'hurried'>

export interface AnalysisQuestion {
  game: string
  /** The position, with its stacks in their true order. */
  position: unknown
  iterations: number
  hurried: Int32Array
}

/** The level's move, as far as it can be decided at once; or ideas, the best first. */
export type Answer<Q extends Pick<Question, 'level'> = Question> = Q['level'] extends null ? Idea[] : unknown[]

/** Null for what was broken off. */
export type Reply = { answer: unknown[] | ReviewedMove | Analysed | null } | { failed: string }

export type AnyQuestion = Question | AnalysisQuestion | ReviewQuestion
