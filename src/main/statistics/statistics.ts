/** Counts what the archive tells of finished games. */
import { ALL_GAMES, type ArchiveFilter } from '../../contract/archive.ts'
import { refusal } from '../../contract/errors.ts'
import type {
  GamesCounted,
  PeopleStatistics,
  PersonStatistics,
  TablesStatistics,
} from '../../contract/schemas/statistics.ts'
import { guarded } from '../platform/storage-errors.ts'
import type { Accuracies, AccuracyScale } from './accuracies.ts'
import type { Among, Games, Limits } from './counted-games.ts'
import { peopleOf } from './people.ts'
import { personOf } from './person.ts'
import { tablesOf } from './by-player-count.ts'
import type { Title } from './title.ts'

export interface StatisticsStore {
  people: (games: GamesCounted) => PeopleStatistics
  /** Throws `not-found` for a name that is in none of these games. */
  person: (call: GamesCounted & { name: string }) => PersonStatistics
  tables: (games: GamesCounted) => TablesStatistics
}

export interface StatisticsOptions {
  titleOf: (game: string) => Title
  /** Which games the archive finds. */
  matching: (filter: ArchiveFilter) => Among
  read: (among: Among, limits: Limits) => Games
  accuracies: (scale: AccuracyScale) => Accuracies
}

export function statisticsStore({ titleOf, matching, read, accuracies }: StatisticsOptions): StatisticsStore {
  const games = ({ game, only = {} }: GamesCounted): Games => {
    const isAll = Object.keys(only).length === 0
    const among = isAll ? { from: OF_TITLE, params: [game] } : matching({ ...ALL_GAMES, ...only, game })
    return read(among, titleOf(game).points)
  }
  return {
    people: guarded((counted) => peopleOf(games(counted))),
    person: guarded(({ name, ...counted }) => {
      const { accuracy } = titleOf(counted.game)
      const person = personOf(games(counted), name, accuracy ? accuracies(accuracy) : new Map())
      if (!person) throw refusal('not-found', { id: name })
      return person
    }),
    tables: guarded((counted) => tablesOf(games(counted), titleOf(counted.game))),
  }
}

/** Reads one index in its order, without reading a row. */
export const OF_TITLE = 'archive INDEXED BY archive_counted WHERE removed = 0 AND game = ?'
