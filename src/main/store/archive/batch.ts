/** The undo of games that were changed together. */
import type { Database } from 'better-sqlite3'
import { guarded } from '../../platform/storage-errors.ts'
import { oneRow } from '../../platform/one-row.ts'

export interface Undo {
  id: string
  /** The revision that the change gave the game; it is another if the game was changed since. */
  revision: number
  /** JSON whose form only the changing service knows. */
  back: string
}

export interface BatchStore {
  /** Forgets the last change and begins another. */
  begin: () => void
  add: (undo: Undo) => void
  /** Ends the change: from now on it is undone only when somebody wants it. */
  end: () => void
  /** Has the rest taken back, if need be at the next start. */
  reopen: () => void
  isOpen: () => boolean
  /** The first few games of the change that are left to undo. */
  some: (most: number) => Undo[]
  count: () => number
  drop: (id: string) => void
}

export function batchStore(db: Database): BatchStore {
  const clear = db.prepare('DELETE FROM batch')
  const add = db.prepare<Undo>('INSERT INTO batch (game, revision, back) VALUES (@id, @revision, @back)')
  const end = db.prepare('UPDATE batch SET done = 1')
  const reopen = db.prepare('UPDATE batch SET done = 0')
  const open = db.prepare('SELECT 1 FROM batch WHERE done = 0 LIMIT 1')
  const some = db.prepare<[number], Undo>('SELECT game AS id, revision, back FROM batch LIMIT ?')
  const count = db.prepare<[], number>('SELECT count(*) FROM batch').pluck()
  const drop = db.prepare<[string]>('DELETE FROM batch WHERE game = ?')
  return {
    begin: guarded(() => void clear.run()),
    add: guarded((undo) => void add.run(undo)),
    end: guarded(() => void end.run()),
    reopen: guarded(() => void reopen.run()),
    isOpen: guarded(() => open.get() !== undefined),
    some: guarded((most) => some.all(most)),
    count: guarded(() => oneRow(count)),
    drop: guarded((id) => void drop.run(id)),
  }
}
