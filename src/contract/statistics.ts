/** What the finished games come to: for the people who played them, and for all games together. */
import type { Player } from '../games/game.ts'
import type { Mode } from '../games/record.ts'

export interface StatisticsApi {
  /** Everybody who has finished a game of this title, those with the most games first, and the bots. */
  'statistics.people': (game: string) => PeopleStatistics
  /** Throws `not-found` for a name that is in no finished game. */
  'statistics.person': (call: { name: string; game: string }) => PersonStatistics
  'statistics.tables': (call: { game: string; counted: GamesCounted }) => TablesStatistics
  /** What giving a person this name would do. */
  'people.foresee': (call: Renaming) => RenamingForeseen
  /**
   * Gives a person another name in all games, running or finished; a name that somebody has merges the two, after a
   * backup. Refused with `sat-together` where both sat at one table.
   */
  'people.rename': (call: Renaming) => Promise<void>
  /** Takes the last renaming back. Refused with `not-found` where there is none. */
  'people.undo': () => void
}

export interface PeopleStatistics {
  games: number
  people: PersonSummary[]
  bots: BotSummary[]
  /** Pairs of names that may be the same person: spelt nearly alike, and never at one table. */
  alike: [string, string][]
}

/** Counted over all games of somebody. */
export interface Standing {
  games: number
  /** A shared victory counts as one. */
  wins: number
  /** What as many players of equal strength would have won. */
  fairWins: number
  average: number
  best: number
}

/** How strong somebody is: with 95 % chance within two deviations of `value`; 1500 ± 350 before the first game. */
export interface Rating {
  value: number
  deviation: number
}

/** A person across games, by the name that is shown; bots are no people. */
export interface PersonSummary extends Standing {
  name: string
  /** Of the last game. */
  color: string
  lastAt: string
  rating: Rating
  /** Totals of the last games, the oldest first. */
  trend: number[]
}

/** Bots of a level, whatever their names; a game with two of them counts twice. */
export interface BotSummary extends Standing {
  /** `bot:LEVEL` */
  control: string
  rating: Rating
}

export interface PersonStatistics extends PersonSummary {
  firstAt: string
  minutes: number
  bySeats: (Standing & { seats: number })[]
  byMode: (Standing & { mode: Mode })[]
  byColor: (Standing & { color: string })[]
  opponents: Opponent[]
  parts: PartsCompared | null
  course: CourseChunk[]
  /** The last ten games, the latest first. */
  latest: PersonGame[]
  highlights: Highlights
}

/** Against whom, over the games together. */
export interface Opponent {
  /** A person's name; of bots `bot:LEVEL`. */
  name: string
  isBot: boolean
  games: number
  /** Games in which the person came before this opponent, at the same place, and behind. */
  ahead: number
  level: number
  behind: number
  /** Average points more than this opponent. */
  lead: number
}

/** The parts of a score (a game's `Figures`), each in average points a game. Games of which only the totals are known are left out. */
export type Parts = number[]

export interface PartsCompared {
  games: number
  own: Parts
  /** Of all players at tables of the same size, in the same proportion. */
  all: Parts
  /** In the games won and in the others; null where there is none. */
  won: Parts | null
  lost: Parts | null
}

/** Some games in a row, so that there are never more than a plot has room for; mostly one. */
export interface CourseChunk {
  /** The last game of them. */
  id: string
  at: string
  games: number
  wins: number
  /** Average total. */
  total: number
  /** After these games. */
  rating: Rating
}

export interface PersonGame {
  id: string
  at: string
  mode: Mode
  total: number
  won: boolean
  place: number
  /** The others at the table, with their totals. */
  others: (Player & { total: number })[]
}

export interface Highlights {
  best: { id: string; points: number }
  /** The clearest and the closest victory; 0 points where a tie was broken or shared. */
  clearest: { id: string; points: number } | null
  closest: { id: string; points: number } | null
  /** Victories in a row, the most and those up to now. */
  longestRun: number
  presentRun: number
}

/** All games, or those in which only people sat. */
export type GamesCounted = 'all' | 'people'

export interface TablesStatistics {
  games: number
  /** By number of players, as many as the game allows. */
  tables: TableStatistics[]
  /** By rating; none where only games among people count. */
  bots: BotSummary[]
}

export interface TableStatistics {
  players: number
  games: number
  /** Null without games. */
  totals: Spread | null
  /** By place in the order of the first shift, the starting player first; over games of which more than totals are known. */
  order: OrderShare[]
  parts: WinnersParts | null
}

export interface Spread {
  least: number
  /** A quarter, half and three quarters of the totals are not above these. */
  lower: number
  median: number
  upper: number
  most: number
  /** How many totals fell into each ten points, from `from` on; none left out between. */
  tens: { from: number; count: number }[]
}

export interface OrderShare {
  games: number
  /** The part of the games won, a shared victory in part; 0 to 1. */
  share: number
  /** Between these the true share lies with 95 % chance. */
  low: number
  high: number
  average: number
}

export interface WinnersParts {
  games: number
  winners: Parts
  others: Parts
  /** Average points that each part brought its best earner in a game. */
  paid: Parts
}

export interface Renaming {
  name: string
  to: string
}

export interface RenamingForeseen {
  /** Games, running or finished, in which the name would change. */
  games: number
  /** Games of whoever has the new name already; 0 where nobody has it. */
  known: number
  /** Games in which both names sit: two people, who can't be merged. */
  together: number
}
