/** Counts what the archive tells of finished games. */
import type { Database } from 'better-sqlite3'
import { ALL_GAMES, type ArchiveFilter } from '../../contract/archive.ts'
import { refusal } from '../../contract/errors.ts'
import type { GamesCounted, PeopleStatistics, PersonStatistics, TablesStatistics } from '../../contract/statistics.ts'
import { gameIn, type Catalogue, type Game } from '../../games/facets/facets.ts'
import { guarded } from '../base/storage-errors.ts'
import { gamesReader, type Among } from './counted-games.ts'
import { peopleOf } from './people.ts'
import { personOf } from './person.ts'
import { tablesOf } from './by-player-count.ts'

export interface StatisticsStore {
  people: (games: GamesCounted) => PeopleStatistics
  /** Throws `not-found` for a name that is in none of these games. */
  person: (call: GamesCounted & { name: string }) => PersonStatistics
  tables: (games: GamesCounted) => TablesStatistics
}

/** `matching` answers which games the archive finds. */
export function statisticsStore(
  db: Database,
  catalogue: Catalogue,
  matching: (filter: ArchiveFilter) => Among,
): StatisticsStore {
  const read = gamesReader(db)
  const games = ({ game, only = {} }: GamesCounted) => {
    const isAll = Object.keys(only).length === 0
    const among = isAll ? { from: OF_TITLE, params: [game] } : matching({ ...ALL_GAMES, ...only, game })
    return read(among, gameIn(catalogue, game).identity.points)
  }
  return {
    people: guarded((counted) => peopleOf(games(counted))),
    person: guarded(({ name, ...counted }) => {
      const person = personOf(games(counted), name)
      if (!person) throw refusal('not-found', { id: name })
      return person
    }),
    tables: guarded((counted) => tablesOf(games(counted), sizesOf(gameIn(catalogue, counted.game)))),
  }
}

const OF_TITLE = 'shelf INDEXED BY shelf_counted WHERE removed = 0 AND game = ?'

/** From the fewest players to the most. */
const sizesOf = ({ identity: { seats } }: Game): number[] =>
  Array.from({ length: seats.most - seats.fewest + 1 }, (_, i) => seats.fewest + i)
