/** Decisions as numbers, in a game whose positions are changed in place. */
import type { Played } from './entries.ts'
import type { Problem } from './problem.ts'

/** `S` is a position, `D` a decision. */
interface Coding<S, D> {
  copy: (s: S) => S
  decisionOf: (s: S, move: number) => D
  /** The decision as a legal move, or why it is none. */
  legalMoveOf: (s: S, decision: D) => number | Omit<Problem, 'path'>
  /** Changes the position by a legal move. */
  play: (s: S, move: number) => void
}

export const codedMoves = <S, D>({ copy, decisionOf, legalMoveOf, play }: Coding<S, D>) => ({
  /** A copy of the position with the decision played, before whatever follows by itself. */
  decide: (s: S, decision: D): Played<S> => {
    const move = legalMoveOf(s, decision)
    if (typeof move !== 'number') return { refusal: move }
    const next = copy(s)
    play(next, move)
    return { state: next }
  },
  /** Legal moves as decisions, made one after the other. */
  inWords: (s: S, moves: readonly number[]): D[] => {
    const now = copy(s)
    return moves.map((move) => {
      const decision = decisionOf(now, move)
      play(now, move)
      return decision
    })
  },
  /** Legal decisions as moves, made one after the other. */
  movesOf: (s: S, decisions: readonly D[]): number[] => {
    const now = copy(s)
    return decisions.map((decision) => {
      const move = legalMoveOf(now, decision)
      if (typeof move !== 'number') throw new Error(`not legal: ${move.code}`)
      play(now, move)
      return move
    })
  },
})
