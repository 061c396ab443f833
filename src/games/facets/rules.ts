/**
 * The rules of a game without any waiting: positions, decisions and what follows. A position is never changed in place; what
 * it is made of is the game's own business.
 */

/** A refusal: a code and the parameters of its words. The words live in the renderer's texts. */
export interface Refusal {
  code: string
  params: Readonly<Record<string, string | number>>
}

/** The end of a game. The rest of a score is the game's own. */
export interface Result {
  /** Scores by seat. */
  scores: readonly { readonly total: number }[]
  /** Seats; several if the victory is shared. */
  winners: readonly number[]
}

/** `P` is a position, `D` a decision, the smallest choice that the rules ask for, `E` an entry of a record's `moves`. */
export interface Rules<P = unknown, D = unknown, E = unknown> {
  /** The first position. The set-up is that of a record that was found right. */
  deal(setup: unknown, players: number): P
  /** The seat to decide; null once the game is over. */
  asked(position: P): number | null
  /** Every decision that is allowed now, each once; none once the game is over. */
  legal(position: P): D[]
  /** Null if the decision is allowed. The decision has the form that the wire's schema demands; this never throws. */
  whyIllegal(position: P, decision: D): Refusal | null
  /** The position after a decision, with everything that follows by itself. Throws if it is not allowed. */
  play(position: P, decision: D): P
  /** Whether further decisions are asked for before the entry is whole. */
  isUnderWay(position: P): boolean
  /** The entry that the decisions of one whole turn make, and back. */
  entryOf(decisions: readonly D[]): E
  decisionsOf(entry: E): D[]
  /** Null until the game is over. */
  result(position: P): Result | null
}
