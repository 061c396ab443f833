/**
 * Iterations of each question, by game: a narrow beam where a game's search is a beam. They are far below what a person waits
 * for, as a search looks at some thirty positions of every game.
 */
export interface Effort {
  /** For each turn of the stronger levels in the games that are searched. */
  play: number
  /** For the first look at a position, and for the second one at what the first found clear. */
  shallow: number
  deep: number
  /** For each answer of the levels that search, when they are asked for the best turn. */
  foreman: number
  director: number
}

export const EFFORTS: Readonly<Record<string, Effort>> = {
  'coal-baron': { play: 200, shallow: 500, deep: 7000, foreman: 2000, director: 8000 },
  'railroad-barons': { play: 40, shallow: 100, deep: 1500, foreman: 400, director: 2000 },
  'coal-train': { play: 8, shallow: 12, deep: 95, foreman: 8, director: 60 },
}
