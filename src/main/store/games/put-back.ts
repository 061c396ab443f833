/** A game with all that belongs to it, taken along so that it can be put back. */
import type { Database } from 'better-sqlite3'
import * as v from 'valibot'
import { EXERCISE_STATES } from '../../../games/facets/exercise.ts'
import * as forms from '../../platform/columns.ts'
import { jsonIn, read } from '../../platform/columns.ts'
import { guarded } from '../../platform/storage-errors.ts'
import type { GameChange, GameStore } from './games.ts'
import type { Remake } from './mend.ts'
import type { SheetEditStore } from './sheet-edits.ts'

export interface TakenGame {
  change: GameChange
  edits: unknown[]
  hints: unknown[]
  reviews: unknown[]
  /** Null if no exercises were made. */
  exercises: unknown[] | null
}

export interface PutBackStore {
  /** Null if there is none or it is removed. */
  take: (id: string) => TakenGame | null
  /** Puts a game in place of the one under its id, with a revision after both. */
  put: (game: TakenGame) => void
}

/**
 * Returns the game of this id that a database kept to be put back; null if it breaks the rules or has another id. Without
 * `remake` only its form is judged.
 */
export function takenIn(kept: unknown, id: string, remake?: Remake): TakenGame | null {
  const taken = read(takenOf(id), kept) as TakenGame | null
  if (!taken || !remake) return taken
  const { change, edits } = taken
  const { touchedAt, finishedAt } = change.summary
  const found = { ...change, id, touchedAt, finishedAt, removedAt: null, pending: JSON.stringify(change.pending) }
  const remade = remake({ ...found, edits: edits.map((edit) => JSON.stringify(edit)) })
  return remade && { ...taken, change: { ...change, summary: remade.summary } }
}

const isJson = (text: string) => jsonIn(text) !== null
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const summaryOf = (id: string) =>
  v.object({
    id: v.literal(id),
    game: v.string(),
    mode: v.picklist(['digital', 'companion']),
    players: forms.players,
    startedAt: v.string(),
    touchedAt: v.string(),
    finishedAt: v.nullable(v.string()),
    progress: forms.progress,
    moves: count,
    turn: v.nullable(count),
    points: forms.numbers,
    winners: v.nullable(forms.numbers),
  })
const takenOf = (id: string) =>
  v.object({
    change: v.object({ record: v.string(), pending: v.unknown(), revision: count, summary: summaryOf(id) }),
    edits: v.array(v.unknown()),
    hints: v.array(v.object({ game: v.literal(id), move: count, seat: count })),
    reviews: v.array(
      v.object({
        game: v.literal(id),
        move: count,
        version: count,
        review: v.string(),
        seat: v.nullable(count),
        lost: v.nullable(v.number()),
      }),
    ),
    /** An import that was begun before there were exercises has none. */
    exercises: v.nullish(
      v.array(
        v.object({
          game: v.literal(id),
          move: count,
          seat: count,
          seen: v.string(),
          lost: v.number(),
          history: v.pipe(v.string(), v.check(isJson)),
          due: v.nullable(v.string()),
          state: v.picklist(EXERCISE_STATES),
        }),
      ),
      null,
    ),
  })

type Row = Record<string, unknown>

export function putBackStore(db: Database, games: GameStore, sheetEdits: SheetEditStore): PutBackStore {
  const hints = db.prepare<[string], Row>('SELECT game, move, seat FROM hints WHERE game = ?')
  const reviews = db.prepare<[string], Row>('SELECT * FROM reviews WHERE game = ?')
  const putHint = db.prepare('INSERT OR IGNORE INTO hints (game, move, seat) VALUES (@game, @move, @seat)')
  const putReview = db.prepare(
    'INSERT OR IGNORE INTO reviews (game, move, version, review, seat, lost) VALUES (@game, @move, @version, @review, @seat, @lost)',
  )
  const exercises = db.prepare<[string], Row>('SELECT * FROM exercises WHERE game = ?')
  const isMade = db.prepare<[string]>('SELECT 1 FROM exercises_made WHERE game = ?')
  const made = db.prepare<[string]>('INSERT OR IGNORE INTO exercises_made (game) VALUES (?)')
  const putExercise = db.prepare(
    `INSERT OR IGNORE INTO exercises (game, move, seat, seen, lost, history, due, state)
     VALUES (@game, @move, @seat, @seen, @lost, @history, @due, @state)`,
  )
  const put = db.transaction(({ change, edits, ...rest }: TakenGame) => {
    const { id } = change.summary
    const next = Math.max(games.find(id)?.revision ?? 0, change.revision) + 1
    games.erase(id)
    games.create({ ...change, revision: next })
    edits.forEach((edit, number) => sheetEdits.put(id, number, edit))
    for (const hint of rest.hints) putHint.run(hint)
    for (const review of rest.reviews) putReview.run(review)
    if (rest.exercises) made.run(id)
    for (const exercise of rest.exercises ?? []) putExercise.run(exercise)
  })
  return {
    take: guarded((id) => {
      const stored = games.load(id)
      const summary = games.summary(id)
      if (!stored || !summary) return null
      const { record, pending, revision } = stored
      const change = { record, pending, revision, summary }
      return {
        ...{ change, edits: sheetEdits.load(id), hints: hints.all(id) },
        ...{ reviews: reviews.all(id), exercises: isMade.get(id) ? exercises.all(id) : null },
      }
    }),
    put: guarded((game) => put(game)),
  }
}
