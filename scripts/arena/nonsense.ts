/** Turns that bots should never take: worse than another one, whatever the plan behind them. */
export interface Nonsense {
  /** The kinds of it, in words. */
  kinds: readonly string[]
  /** The kinds of all that was found in the moves of a record, turn by turn. */
  kindsIn: (setup: unknown, players: number, moves: readonly unknown[]) => string[]
}
