import type { Database } from 'better-sqlite3'
import { guarded } from '../../platform/storage-errors.ts'

/** Searches of the archive by the names that the user gave them; `filter` is JSON. */
export interface SearchStore {
  list: () => { name: string; filter: string }[]
  /** In place of one of the same name. */
  put: (name: string, filter: string) => void
  /** False if there is none of this name. */
  drop: (name: string) => boolean
}

export function searchStore(db: Database): SearchStore {
  const list = db.prepare<[], { name: string; filter: string }>('SELECT name, filter FROM searches ORDER BY name')
  const put = db.prepare<[string, string]>('INSERT OR REPLACE INTO searches (name, filter) VALUES (?, ?)')
  const drop = db.prepare<[string]>('DELETE FROM searches WHERE name = ?')
  return {
    list: guarded(() => list.all()),
    put: guarded((name, filter) => void put.run(name, filter)),
    drop: guarded((name) => drop.run(name).changes > 0),
  }
}
