/** What a review finds of one move of a finished game. Points are rounded to hundredths, chances to thousandths. */
import type { Decision } from '../../types.ts'
import type { Idea } from '../idea.ts'

/** Rises when reviews come out differently than before: those kept by an older Pithead are made again. */
export const REVIEW_VERSION = 3

/** `quick` reviews a game of two in some seconds; `thorough` thinks ten times as long. */
export const DEPTHS = ['quick', 'thorough'] as const
export type Depth = (typeof DEPTHS)[number]

/** By seat: points ahead of the best other at the end, and the chance of winning. */
export interface Outlook {
  leads: number[]
  chances: number[]
}

export interface ReviewedMove {
  depth: Depth
  /** Index of the entry in the record's `moves`. */
  move: number
  seat: number
  /** Before the move, if the best is chosen. */
  before: Outlook
  /** After it: `before` with what was chosen and what luck did. */
  after: Outlook
  /** What the choice changed for each seat, in points; never above zero for the seat that moved. */
  skill: number[]
  /** What was turned up, against what could be expected, in points; all zero where nothing was. */
  luck: number[]
  played: Idea
  /** What would have been better; null where nothing was found. */
  best: Idea | null
  /** The decisions of the better turn and of the likely turns after it, on the stacks as they lay; none where `best` is null. */
  line: Decision[][]
}
