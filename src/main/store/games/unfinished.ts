/** Long work that is written a few games at a time, and known as unfinished until it is done. */
import type { Database } from 'better-sqlite3'
import * as v from 'valibot'
import type { Renaming } from '../../../contract/schemas/statistics.ts'
import { isTime } from '../../../games/building-blocks/forms.ts'
import { json, read } from '../../platform/columns.ts'
import { guarded } from '../../platform/storage-errors.ts'
import { oneRow } from '../../platform/one-row.ts'
import type { GameStore } from './games.ts'
import type { Remake } from './mend.ts'
import { takenIn, type PutBackStore, type TakenGame } from './put-back.ts'

/** A game before an import changed it. */
export interface Before {
  /** The revision that the import gave it; it is another if the game was changed since. */
  revision: number
  removedAt: string | null
  /** Null if it only came back from the bin. */
  game: TakenGame | null
}

export interface UnfinishedStore {
  /** Says that these games, just written, belong to an import that is under way; `before` is null for a new one. */
  importing: (games: readonly { id: string; before: Before | null }[]) => void
  /** Games written by an import that has not ended. */
  imported: () => number
  /** Ends the import: its games stay. */
  importDone: () => void
  /**
   * Takes back up to `most` games of an import that has not ended, and returns how many: new games go, others become
   * what they were. Games changed since then are kept, and so are those that were no games by the rules before.
   */
  takeOut: (most: number) => number
  /** Says that a person is getting another name. */
  renaming: (renaming: Renaming) => void
  /** The renaming that has not ended, null if there is none. */
  renamed: () => Renaming | null
  renamingDone: () => void
}

interface Row {
  id: string
  before: string | null
}

const beforeForm = v.object({
  revision: v.number(),
  removedAt: v.nullable(v.pipe(v.string(), v.check(isTime))),
  game: v.unknown(),
})

export function unfinishedStore(
  db: Database,
  games: GameStore,
  putBack: PutBackStore,
  remake?: Remake,
): UnfinishedStore {
  const add = db.prepare<[string, string | null]>('INSERT INTO importing (game, before) VALUES (?, ?)')
  const count = db.prepare<[], number>('SELECT count(*) FROM importing').pluck()
  const clear = db.prepare('DELETE FROM importing')
  const some = db.prepare<[number], Row>('SELECT game AS id, before FROM importing LIMIT ?')
  const keep = db.prepare<[string]>('DELETE FROM importing WHERE game = ?')
  const erase = db.prepare<[string]>('DELETE FROM games WHERE id = ? AND revision = 1')

  const takeBack = ({ id, before }: Row): boolean => {
    if (before === null) return erase.run(id).changes > 0
    const kept = read(json(beforeForm), before)
    if (!kept || games.find(id)?.revision !== kept.revision) return false
    const game = takenIn(kept.game, id, remake)
    if (kept.game !== null && !game) return false
    if (game) putBack.put(game)
    if (kept.removedAt) games.remove(id, kept.removedAt)
    return true
  }
  const takeOut = db.transaction((most: number): number => {
    const rows = some.all(most)
    const taken = rows.filter(takeBack)
    rows.forEach(({ id }) => keep.run(id))
    return taken.length
  })
  return {
    ...renamingsIn(db),
    importing: guarded((written) => written.forEach(({ id, before }) => add.run(id, before && JSON.stringify(before)))),
    imported: guarded(() => oneRow(count)),
    importDone: guarded(() => void clear.run()),
    takeOut: guarded((most) => takeOut.immediate(most)),
  }
}

function renamingsIn(db: Database): Pick<UnfinishedStore, 'renaming' | 'renamed' | 'renamingDone'> {
  const rename = db.prepare<Renaming>('INSERT OR REPLACE INTO renaming (name, new_name) VALUES (@name, @to)')
  const renamed = db.prepare<[], Renaming>('SELECT name, new_name AS "to" FROM renaming LIMIT 1')
  const done = db.prepare('DELETE FROM renaming')
  return {
    renaming: guarded((renaming) => void rename.run(renaming)),
    renamed: guarded(() => renamed.get() ?? null),
    renamingDone: guarded(() => void done.run()),
  }
}
