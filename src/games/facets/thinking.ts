/** The thinking of a game's bots. They run in threads: positions and answers are copied there and back. */
import type { Random } from '../building-blocks/random.ts'
import type { Budget } from '../tree-search/budget.ts'
import type { Analysed, Forecast, Idea, ReviewedMove } from './ideas.ts'
import type { GameRecord } from './recording.ts'
import type { Depth } from './review-depth.ts'

/** The budget of a level of bots for an answer. */
export interface Level {
  name: string
  /** A search ends with this time if its iterations do not end first. */
  milliseconds: number
  /** Iterations of the search by number of players; 0 for none. */
  iterations: Readonly<Record<number, number>>
  /** Iterations for an answer in place of time, so that a seed always plays the same game; absent: the default. */
  untimed?: number
  /** Whether people set its time. */
  isTimed?: boolean
}

export interface Thinking<P = unknown, D = unknown, Q = unknown> {
  /** The weakest first, named as in the game's `Identity`. */
  levels: readonly Level[]
  /** The level that plays for a name that this version does not know. */
  usual: string
  /** A copy of the position with nothing in it that the seat to decide may not see. */
  seen(position: P): P
  /**
   * The decisions of the seat to decide, as far as they can be made at once. Nothing that is hidden from it has an influence;
   * without a limit in time the same seed gives the same answer.
   */
  choose(position: P, level: string, budget: Budget, random: Random): D[]
  /** The best ideas of the seat to decide, the best first. */
  ideas(position: P, budget: Budget, random: Random): Idea[]
  /** The forecast as `seat` can see it; null: as everybody can. Nothing hidden from them has an influence. */
  forecast(position: P, seat: number | null): Forecast
  reviewing: Reviewing<Q>
  analysing: Analysing<P>
}

/** Points lost by a choice from which it has a grade, on the scale of a game's scores. */
export interface LossScale {
  inaccuracy: number
  mistake: number
  blunder: number
  /** The loss that leaves a choice a third of its worth in the accuracy. */
  third: number
}

/** Reviews of finished games, one question for each move. */
export interface Reviewing<Q = unknown> {
  scale: LossScale
  /** Rises when reviews come out differently than before: those kept by an older Pithead are made again. */
  version: number
  /** One for each move of the record, in order. */
  questions(record: GameRecord, depth: Depth): Q[]
  /** The same question always gets the same answer; null if `expired` said so before it was found. */
  answer(question: Q, expired: () => boolean): ReviewedMove | null
}

/** Analysis of a position of a finished game, round by round deeper. Nothing hidden from its players has an influence on their choices. */
export interface Analysing<P = unknown> {
  /** Iterations of each round. */
  rounds: readonly number[]
  /**
   * Somebody must be asked there. The same position always gets the same answer; null if `expired` said so before it was
   * found.
   */
  answer(position: P, iterations: number, expired: () => boolean): Analysed | null
}
