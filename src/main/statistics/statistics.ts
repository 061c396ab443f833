/** Counts what the archive tells of finished games. */
import type { Database } from 'better-sqlite3'
import { ALL_GAMES, type Selection } from '../../contract/archive.ts'
import { refusal } from '../../contract/errors.ts'
import type { GamesCounted, PeopleStatistics, PersonStatistics, TablesStatistics } from '../../contract/statistics.ts'
import { gameIn, type Catalogue, type Game } from '../../games/facets/facets.ts'
import { guarded } from '../base/storage-errors.ts'
import { gamesReader } from './counted-games.ts'
import { peopleOf } from './people.ts'
import { personOf } from './person.ts'
import { tablesOf } from './by-player-count.ts'

export interface StatisticsStore {
  people: (games: GamesCounted) => PeopleStatistics
  /** Throws `not-found` for a name that is in none of these games. */
  person: (call: GamesCounted & { name: string }) => PersonStatistics
  tables: (games: GamesCounted) => TablesStatistics
}

/** `ids` answers which games the archive finds. */
export function statisticsStore(
  db: Database,
  catalogue: Catalogue,
  ids: (selection: Selection) => readonly string[],
): StatisticsStore {
  const ofTitle = gamesReader(db, catalogue)
  const games = ({ game, only = {} }: GamesCounted) => {
    if (Object.keys(only).length === 0) return ofTitle(game)
    const found = new Set(ids({ filter: { ...ALL_GAMES, ...only, game }, except: [] }))
    return ofTitle(game).filter(({ id }) => found.has(id))
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

/** From the fewest players to the most. */
const sizesOf = ({ identity: { seats } }: Game): number[] =>
  Array.from({ length: seats.most - seats.fewest + 1 }, (_, i) => seats.fewest + i)
