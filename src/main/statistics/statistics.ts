/** Counts what the archive tells of all finished games. */
import type { Database } from 'better-sqlite3'
import { refusal } from '../../contract/errors.ts'
import type { GamesCounted, PeopleStatistics, PersonStatistics, TablesStatistics } from '../../contract/statistics.ts'
import { gameIn, type Catalogue, type Game } from '../../games/facets/facets.ts'
import { guarded } from '../base/storage-errors.ts'
import { gamesReader } from './counted-games.ts'
import { peopleOf } from './people.ts'
import { personOf } from './person.ts'
import { tablesOf } from './by-player-count.ts'

export interface StatisticsStore {
  people: (game: string) => PeopleStatistics
  /** Throws `not-found` for a name that is in no finished game. */
  person: (call: { name: string; game: string }) => PersonStatistics
  tables: (call: { game: string; counted: GamesCounted }) => TablesStatistics
}

export function statisticsStore(db: Database, catalogue: Catalogue): StatisticsStore {
  const games = gamesReader(db, catalogue)
  return {
    people: guarded((game) => peopleOf(games(game))),
    person: guarded(({ name, game }) => {
      const person = personOf(games(game), name)
      if (!person) throw refusal('not-found', { id: name })
      return person
    }),
    tables: guarded(({ game, counted }) => tablesOf(games(game), counted, sizesOf(gameIn(catalogue, game)))),
  }
}

/** From the fewest players to the most. */
const sizesOf = ({ identity: { seats } }: Game): number[] =>
  Array.from({ length: seats.most - seats.fewest + 1 }, (_, i) => seats.fewest + i)
