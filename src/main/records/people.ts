import type { Database } from 'better-sqlite3'
import type { Person } from '../../contract/api.ts'
import { guarded } from './errors.ts'

/** The people who have sat at a table, each with the last colour. */
export interface PeopleStore {
  /** The most recent first. */
  list: () => Person[]
  /** Notes who sits down; the first of `people` counts as the most recent. */
  seat: (people: readonly Person[]) => void
}

export const peopleStore = (db: Database): PeopleStore => {
  const list = db.prepare<[], Person>('SELECT name, color FROM people ORDER BY seen DESC')
  const put = db.prepare<[string, string]>(PUT)
  const seat = db.transaction((people: readonly Person[]) => {
    for (const { name, color } of people.toReversed()) put.run(name, color)
  })
  return { list: guarded(() => list.all()), seat: guarded((people) => seat(people)) }
}

const PUT = `
  INSERT INTO people (name, color, seen) VALUES (?, ?, (SELECT coalesce(max(seen), 0) + 1 FROM people))
  ON CONFLICT (name) DO UPDATE SET color = excluded.color, seen = excluded.seen`
