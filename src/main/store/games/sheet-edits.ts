import type { Database } from 'better-sqlite3'
import { jsonIn } from '../../platform/columns.ts'
import { guarded } from '../../platform/storage-errors.ts'

/** The edits of score sheets, for taking back and making again. */
export interface SheetEditStore {
  /** All edits of a sheet in order, those taken back included. */
  load: (game: string) => unknown[]
  /** Makes this the edit with this number, counted from 0, and forgets those after it. */
  put: (game: string, number: number, edit: unknown) => void
  /** Puts these in place of a sheet's edits. */
  replace: (game: string, edits: readonly unknown[]) => void
  /** Forgets all of a sheet's edits. */
  clear: (game: string) => void
}

export function sheetEditStore(db: Database): SheetEditStore {
  const load = db.prepare<[string], { edit: string }>('SELECT edit FROM sheet_edits WHERE game = ? ORDER BY number')
  const forget = db.prepare('DELETE FROM sheet_edits WHERE game = ? AND number >= ?')
  const add = db.prepare('INSERT INTO sheet_edits (game, number, edit) VALUES (?, ?, ?)')
  const put = db.transaction((game: string, number: number, edit: unknown) => {
    forget.run(game, number)
    add.run(game, number, JSON.stringify(edit))
  })
  const replace = db.transaction((game: string, edits: readonly unknown[]) => {
    forget.run(game, 0)
    edits.forEach((edit, number) => add.run(game, number, JSON.stringify(edit)))
  })
  return {
    load: guarded((game) => load.all(game).map(({ edit }) => jsonIn(edit))),
    put: guarded((game, number, edit) => put(game, number, edit)),
    replace: guarded((game, edits) => replace(game, edits)),
    clear: guarded((game) => void forget.run(game, 0)),
  }
}
