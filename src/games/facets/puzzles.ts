/** Puzzles: positions of games among bots in which one turn is clearly best (`scripts/laboratory/puzzles`). */

export interface FoundPuzzle {
  /** Whole moves made before it. */
  at: number
  /** The best turn, packed like the game's moves. */
  best: string
  /** Points that the second best gives away. */
  gap: number
  /** Percent of the answers of each level that found it, the weakest level first. */
  found: readonly number[]
}

/** A game with its puzzles. The deal's code and the options give its set-up. */
export interface PuzzleGame {
  deal: string
  players: number
  options: unknown
  /** The moves up to the last puzzle: each decision's place among those that the rules allow, in base 36, with a dot between two. */
  moves: string
  puzzles: readonly FoundPuzzle[]
}

export interface PuzzleFile {
  /** The version of the rules that its moves follow. */
  rules: number
  /** The number of the next game to be searched. */
  next: number
  games: readonly PuzzleGame[]
}

export interface Puzzles<P = unknown, E = unknown> {
  /** Rises when a packed move no longer means the same move. */
  rules: number
  /** Every puzzle has one of these. */
  themes: readonly string[]
  /** The theme of a puzzle by its position and its best turn. */
  themeOf(position: P, best: E): string
  /** Returns the kind of a turn: turns of different kinds are different answers. */
  kindOf(entry: E): string
  load(): Promise<PuzzleFile>
}
