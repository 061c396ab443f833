import type { Database } from 'better-sqlite3'
import * as v from 'valibot'
import type { Person } from '../../../contract/api.ts'
import type { AgainstLevel, PersonResults } from '../../../contract/schemas/statistics.ts'
import { MOST_PEOPLE, person } from '../../../contract/schemas/statistics.ts'
import { jsonOr } from '../../platform/columns.ts'
import { guarded } from '../../platform/storage-errors.ts'

/**
 * The people who have sat at a table, each with the last colour: whom a new table suggests. Who somebody is across games is
 * told by the names in the records alone.
 */
export interface PeopleStore {
  /** The most recent first, those alone whose names and colours could be theirs. */
  list: () => Person[]
  /** Notes who sits down; the first of `people` counts as the most recent. */
  seat: (people: readonly Person[]) => void
  /** Ids of the games in which a person of this name sits, running or finished; not those removed. */
  games: (name: string) => string[]
  /** The finished games of these people, by number of players; not those removed. */
  results: (call: { game: string; names: string[] }) => PersonResults[]
  /** How this person fared in finished games against bots of each level; not in those removed, nor in practice. */
  against: (call: { game: string; name: string }) => AgainstLevel[]
  /** Those of these names that are known, with when they last sat down; `replace` puts them back. */
  known: (names: readonly string[]) => KnownPerson[]
  /** Puts these people in place of all who have one of the names. */
  replace: (names: readonly string[], people: readonly KnownPerson[]) => void
}

/** `seen` counts up with everybody who sits down. */
export interface KnownPerson extends Person {
  seen: number
}

export function peopleStore(db: Database): PeopleStore {
  const list = db.prepare<[], Person>(`SELECT name, color FROM people ORDER BY seen DESC, name LIMIT ${MOST_PEOPLE}`)
  const put = db.prepare<[string, string]>(PUT)
  const games = db.prepare<[string, string], { id: string }>(GAMES)
  const one = db.prepare<[string], KnownPerson>('SELECT name, color, seen FROM people WHERE name = ?')
  const results = db.prepare<[string, string], PersonResults>(RESULTS)
  const against = db.prepare<[string, string], AgainstLevel>(AGAINST)
  const forget = db.prepare<[string]>('DELETE FROM people WHERE name = ?')
  const add = db.prepare<KnownPerson>('INSERT INTO people (name, color, seen) VALUES (@name, @color, @seen)')
  const seat = db.transaction((people: readonly Person[]) => {
    for (const { name, color } of people.toReversed()) put.run(name, color)
  })
  const replace = db.transaction((names: readonly string[], people: readonly KnownPerson[]) => {
    for (const name of names) forget.run(name)
    for (const person of people) add.run(person)
  })
  return {
    list: guarded(() => list.all().filter((found) => v.is(person, found))),
    seat: guarded((people) => seat(people)),
    games: guarded((name) => games.all(name, name).map(({ id }) => id)),
    results: guarded(({ game, names }) => names.flatMap((name) => results.all(name, game))),
    against: guarded(({ game, name }) => against.all(name, game)),
    known: guarded((names) => names.flatMap((name) => one.get(name) ?? [])),
    replace: guarded((names, people) => replace(names, people)),
  }
}

const PUT = `
  INSERT INTO people (name, color, seen) VALUES (?, ?, (SELECT coalesce(max(seen), 0) + 1 FROM people))
  ON CONFLICT (name) DO UPDATE SET color = excluded.color, seen = excluded.seen`

/**
 * For finished games the seats are indexed: the plus keeps SQLite from scanning all games instead. For the few running
 * games the players are scanned.
 */
const GAMES = `
  SELECT id FROM archive
  WHERE +removed = 0 AND id IN (SELECT game FROM seats WHERE name = ? AND control NOT LIKE 'bot:%')
  UNION ALL
  SELECT id FROM games
  WHERE removed_at IS NULL AND finished_at IS NULL AND EXISTS (
    SELECT 1 FROM json_each(${jsonOr('games.players', '[]')}) AS p WHERE p.value ->> 'name' = ? AND p.value ->> 'control' NOT LIKE 'bot:%')`

/** Games without figures, such as practice, aren't counted. */
const RESULTS = `
  SELECT seats.name, archive.seats AS players, count(*) AS games,
         avg(CASE WHEN archive.figures IS NOT NULL THEN seats.total END) AS average
  FROM seats JOIN archive ON archive.id = seats.game
  WHERE seats.name = ? AND seats.control NOT LIKE 'bot:%' AND archive.game = ? AND +archive.removed = 0
  GROUP BY archive.seats ORDER BY archive.seats`

/** Each bot met counts by itself; level with it is half ahead of it. */
const AGAINST = `
  SELECT substr(bots.control, 5) AS level, count(DISTINCT seats.game) AS games,
         avg(CASE WHEN seats.rank < bots.rank THEN 1.0 WHEN seats.rank = bots.rank THEN 0.5 ELSE 0.0 END) AS ahead
  FROM seats JOIN archive ON archive.id = seats.game
             JOIN seats AS bots ON bots.game = seats.game AND bots.control LIKE 'bot:%'
  WHERE seats.name = ? AND seats.control NOT LIKE 'bot:%' AND archive.game = ? AND +archive.removed = 0
        AND archive.figures IS NOT NULL
  GROUP BY bots.control`
