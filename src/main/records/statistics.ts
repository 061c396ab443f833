/** Counts what the shelf tells of all finished games. */
import type { Database } from 'better-sqlite3'
import { refusal } from '../../contract/errors.ts'
import type { GamesCounted, PeopleStatistics, PersonStatistics, TablesStatistics } from '../../contract/statistics.ts'
import { guarded } from './errors.ts'
import { gamesReader } from './statistics/games.ts'
import { peopleOf } from './statistics/people.ts'
import { personOf } from './statistics/person.ts'
import { tablesOf } from './statistics/tables.ts'

export interface StatisticsStore {
  people: () => PeopleStatistics
  /** Throws `not-found` for a name that is in no finished game. */
  person: (name: string) => PersonStatistics
  tables: (counted: GamesCounted) => TablesStatistics
}

export const statisticsStore = (db: Database): StatisticsStore => {
  const games = gamesReader(db)
  return {
    people: guarded(() => peopleOf(games())),
    person: guarded((name) => {
      const person = personOf(games(), name)
      if (!person) throw refusal('not-found', { id: name })
      return person
    }),
    tables: guarded((counted) => tablesOf(games(), counted)),
  }
}
