/** A game with all that belongs to it, taken along so that it can be put back. */
import type { Database } from 'better-sqlite3'
import { guarded } from '../base/storage-errors.ts'
import type { GameChange, GameStore } from './games.ts'
import type { SheetEditStore } from './sheet-edits.ts'

export interface TakenGame {
  change: GameChange
  edits: unknown[]
  hints: unknown[]
  reviews: unknown[]
}

export interface PutBackStore {
  /** Null where there is none or it is removed. */
  take: (id: string) => TakenGame | null
  /** Puts a game in place of the one under its id, with a revision after both. */
  put: (game: TakenGame) => void
}

type Row = Record<string, unknown>

export function putBackStore(db: Database, games: GameStore, sheetEdits: SheetEditStore): PutBackStore {
  const hints = db.prepare<[string], Row>('SELECT game, move, seat FROM hints WHERE game = ?')
  const reviews = db.prepare<[string], Row>('SELECT * FROM reviews WHERE game = ?')
  const putHint = db.prepare('INSERT INTO hints (game, move, seat) VALUES (@game, @move, @seat)')
  const putReview = db.prepare(
    'INSERT INTO reviews (game, move, version, review, seat, lost) VALUES (@game, @move, @version, @review, @seat, @lost)',
  )
  const put = db.transaction(({ change, edits, ...rest }: TakenGame) => {
    const { id } = change.summary
    const next = Math.max(games.find(id)?.revision ?? 0, change.revision) + 1
    games.erase(id)
    games.create({ ...change, revision: next })
    edits.forEach((edit, number) => sheetEdits.put(id, number, edit))
    for (const hint of rest.hints) putHint.run(hint)
    for (const review of rest.reviews) putReview.run(review)
  })
  return {
    take: guarded((id) => {
      const stored = games.load(id)
      const summary = games.summary(id)
      if (!stored || !summary) return null
      const { record, pending, revision } = stored
      const change = { record, pending, revision, summary }
      return { change, edits: sheetEdits.load(id), hints: hints.all(id), reviews: reviews.all(id) }
    }),
    put: guarded((game) => put(game)),
  }
}
