/** Statistics of finished games, by person and over all games. */
import type {
  GamesCounted,
  PeopleStatistics,
  PersonStatistics,
  Renaming,
  RenamingForeseen,
  TablesStatistics,
} from './schemas/statistics.ts'

export type {
  BotSummary,
  CourseChunk,
  GamesCounted,
  Highlights,
  Opponent,
  OrderShare,
  Parts,
  PartsCompared,
  PeopleStatistics,
  PersonGame,
  PersonStatistics,
  PersonSummary,
  Rating,
  Renaming,
  RenamingForeseen,
  Spread,
  Standing,
  TableStatistics,
  TablesStatistics,
  WinnersParts,
} from './schemas/statistics.ts'

export interface StatisticsApi {
  /** Everybody who has finished a game of this title, those with the most games first, and the bots. */
  'statistics.people': (game: string) => PeopleStatistics
  /** Throws `not-found` for a name that is in no finished game. */
  'statistics.person': (call: { name: string; game: string }) => PersonStatistics
  'statistics.tables': (call: { game: string; counted: GamesCounted }) => TablesStatistics
  /** Previews a rename. */
  'people.foresee': (call: Renaming) => RenamingForeseen
  /**
   * Gives a person another name in all games, running or finished; a name that somebody has merges the two, after a
   * backup. Refused with `sat-together` where both sat at one table.
   */
  'people.rename': (call: Renaming) => Promise<void>
  /** Takes the last renaming back. Refused with `not-found` where there is none. */
  'people.undo': () => Promise<void>
}
