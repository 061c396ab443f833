/** Statistics of finished games, by person and over all games. */
import type { Narrowing } from './archive.ts'
import type {
  AgainstLevel,
  PeopleStatistics,
  PersonResults,
  PersonStatistics,
  Renaming,
  RenamingForeseen,
  TablesStatistics,
} from './schemas/statistics.ts'

export type {
  AccuracyChunk,
  AgainstLevel,
  BotSummary,
  CourseChunk,
  FactsTold,
  Highlights,
  Opponent,
  OrderShare,
  Parts,
  PartsCompared,
  PeopleStatistics,
  PersonGame,
  PersonResults,
  PersonStatistics,
  PersonSummary,
  Rating,
  Renaming,
  RenamingForeseen,
  Spread,
  Outcomes,
  TableStatistics,
  TablesStatistics,
  WinnersParts,
} from './schemas/statistics.ts'

/** The finished games of one title, all of them or `only` some. */
export interface GamesCounted {
  game: string
  only?: Narrowing
}

export interface StatisticsApi {
  /** Everybody who has finished one of these games, those with the most games first, and the bots. */
  'statistics.people': (games: GamesCounted) => Promise<PeopleStatistics>
  /** Throws `not-found` for a name that is in none of these games. */
  'statistics.person': (call: GamesCounted & { name: string }) => Promise<PersonStatistics>
  'statistics.tables': (games: GamesCounted) => Promise<TablesStatistics>
  /** The finished games of these people with each number of players, straight from the archive's columns: quick however many there are. */
  'people.results': (call: { game: string; names: string[] }) => PersonResults[]
  /** How a person fared in finished games against bots of each level that they met, practice left out. */
  'people.against': (call: { game: string; name: string }) => AgainstLevel[]
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
