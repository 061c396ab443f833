/** A game's name and seats: all that the house needs before any of its rules are loaded. */
export interface Identity {
  /** Lower-case words with hyphens; it stands in records and file names and never changes. */
  id: string
  seats: { fewest: number; most: number }
  /** The colours that seats may choose, at least one for each seat; those that a new game suggests come first. */
  colors: readonly string[]
  /** The options of a new game before anybody has chosen (`Wire.options`). */
  options: Readonly<Record<string, unknown>>
  /** Chance decides more than who starts: a code names the deal (`deal-code.ts`). */
  dealt?: true
  /** Bounds of a total, with room to spare: everything beyond is a damaged or made-up record. */
  points: { least: number; most: number }
  /** The levels of its bots, the weakest first; empty if the game has no bots. */
  levels: readonly string[]
  /**
   * Average points of a seat at the end by level and number of players, with all seats of this level; absent if not
   * measured.
   */
  averages?: Readonly<Record<string, Readonly<Record<number, number>>>>
  /** The names on its boxes, the English one first: other programs call it one of these. */
  titles: readonly string[]
  /** The game at BoardGameGeek, null if it isn't listed. */
  listing: { id: number; name: string; year: number } | null
}
