/** Long work that is written a few games at a time, and known as unfinished until it is done. */
import type { Database } from 'better-sqlite3'
import type { Renaming } from '../../contract/statistics.ts'
import { guarded } from '../base/storage-errors.ts'

export interface UnfinishedStore {
  /** Says that these games, just written, belong to an import that is under way. */
  importing: (ids: readonly string[]) => void
  /** Games written by an import that has not ended. */
  imported: () => number
  /** Ends the import: its games stay. */
  importDone: () => void
  /** Takes out a few games of an import that has not ended, and answers how many; what was changed since is kept. */
  takeOut: (most: number) => number
  /** Says that a person is getting another name. */
  renaming: (renaming: Renaming) => void
  /** The renaming that has not ended, null where there is none. */
  renamed: () => Renaming | null
  renamingDone: () => void
}

export function unfinishedStore(db: Database): UnfinishedStore {
  const add = db.prepare<[string]>('INSERT INTO importing (game) VALUES (?)')
  const count = db.prepare<[], number>('SELECT count(*) FROM importing').pluck()
  const clear = db.prepare('DELETE FROM importing')
  const some = db.prepare<[number], string>('SELECT game FROM importing LIMIT ?').pluck()
  const keep = db.prepare<[string]>('DELETE FROM importing WHERE game = ?')
  const erase = db.prepare<[string]>('DELETE FROM games WHERE id = ? AND revision = 1')
  const takeOut = db.transaction((most: number): number => {
    const ids = some.all(most)
    const gone = ids.filter((id) => erase.run(id).changes > 0)
    ids.forEach((id) => keep.run(id))
    return gone.length
  })
  const rename = db.prepare<Renaming>('INSERT OR REPLACE INTO renaming (name, new_name) VALUES (@name, @to)')
  const renamed = db.prepare<[], Renaming>('SELECT name, new_name AS "to" FROM renaming LIMIT 1')
  const renamingDone = db.prepare('DELETE FROM renaming')
  return {
    importing: guarded((ids) => ids.forEach((id) => add.run(id))),
    imported: guarded(() => count.get()!),
    importDone: guarded(() => void clear.run()),
    takeOut: guarded((most) => takeOut.immediate(most)),
    renaming: guarded((renaming) => void rename.run(renaming)),
    renamed: guarded(() => renamed.get() ?? null),
    renamingDone: guarded(() => void renamingDone.run()),
  }
}
