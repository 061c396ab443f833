/** What a worker is asked, and how it answers. Both are copied from thread to thread. */
import type { Idea } from '../../games/coal-baron/bot/idea.ts'
import type { LevelName } from '../../games/coal-baron/bot/levels.ts'
import type { MoveToReview } from '../../games/coal-baron/bot/review/review.ts'
import type { ReviewedMove } from '../../games/coal-baron/bot/review/reviewed.ts'
import type { Decision } from '../../games/coal-baron/index.ts'
import type { Limits } from './budget.ts'

export interface Question {
  /** `level` plays, or hints are asked for where there is none. */
  level: LevelName | null
  /** The position with nothing in it that the seat may not see. */
  position: Int32Array
  limits: Limits
  seed: number
  /** Shared: 1 as soon as the answer is wanted at once. */
  hurried: Int32Array
}

export interface ReviewQuestion {
  review: MoveToReview
  /** Shared: 1 as soon as the thread is wanted for something else. */
  hurried: Int32Array
}

/** What the level plays, as far as it can be decided at once; or ideas, the best first. */
export type Answer<Q extends Question = Question> = Q['level'] extends null ? Idea[] : Decision[]

/** Null for a review that was broken off. */
export type Reply = { answer: Decision[] | Idea[] | ReviewedMove | null } | { failed: string }
