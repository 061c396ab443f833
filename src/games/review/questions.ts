/** The questions of a review: each move of a record with the position that it was made in. */
import { itemAt } from '../building-blocks/lists.ts'
import type { Depth } from '../facets/review-depth.ts'

/** `S` is a position, `E` an entry. */
export interface MoveToReview<S, E> {
  /** The position before it, with the stacks as they lay. */
  position: S
  /** Its index in the record, and the move itself. */
  move: number
  entry: E
  depth: Depth
}

/** The record was found right; `positionsIn` gives the position before each of its moves. */
export const questionsBy =
  <R extends { moves: unknown[] }, S>(positionsIn: (record: R, moves: R['moves']) => readonly S[]) =>
  (record: R, depth: Depth): MoveToReview<S, R['moves'][number]>[] => {
    const positions = positionsIn(record, record.moves)
    return record.moves.map((entry, move) => ({ position: itemAt(positions, move), move, entry, depth }))
  }
