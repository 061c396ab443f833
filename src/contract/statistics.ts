/** What the finished games come to. */
export interface Statistics {
  games: number
  people: PersonStatistics[]
  /** By number of players, 2 to 4. */
  tables: TableStatistics[]
}

/** A person across games, by the name that is shown; bots are no people. */
export interface PersonStatistics {
  name: string
  games: number
  /** A shared victory counts as one. */
  wins: number
  average: number
  best: number
  rating: Rating
  /** Average points of each part of the score, over the games of which they are known; null where there is none. */
  parts: { delivered: number; rewards: number; accounts: number } | null
  /** Totals of the last games, the oldest first. */
  trend: number[]
}

/** How strong somebody is, and within what he most likely is: 1500 ± 350 before the first game. */
export interface Rating {
  value: number
  deviation: number
}

export interface TableStatistics {
  players: number
  games: number
  /** How many totals fell into each ten points, from `from` on. */
  spread: { from: number; count: number }[]
  /** The part of the games that the starting player won, a shared victory in part; 0 to 1. */
  firstWins: number
  /** Average points that each element of the shift clock paid its best earner in a game. */
  elements: number[]
}
