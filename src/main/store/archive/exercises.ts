/** Exercises: positions of finished games that somebody practises, with every answer so far. */
import type { Database } from 'better-sqlite3'
import * as v from 'valibot'
import type { Catalogue } from '../../../games/facets/facets.ts'
import {
  EXERCISE_STATES,
  exerciseDay,
  exerciseHistory,
  type ExerciseAnswer,
  type ExerciseState,
} from '../../../games/facets/exercise.ts'
import { json, jsonOr, read } from '../../platform/columns.ts'
import { guarded } from '../../platform/storage-errors.ts'

/** An exercise as it was made of a review. */
export interface MadeExercise {
  move: number
  seat: number
  /** The digest of what the player could see. */
  seen: string
  /** Points given away. */
  lost: number
}

/** The part of an exercise that its answers change. */
export interface Practised {
  history: readonly ExerciseAnswer[]
  /** The day from which it comes again; null before the first answer. */
  due: string | null
  state: ExerciseState
}

/** An exercise as it is kept with its game. */
export interface KeptExercise extends MadeExercise, Practised {}

export interface StoredExercise extends MadeExercise, Practised {
  /** The game's record. */
  id: string
  /** The title. */
  game: string
  person: string
  startedAt: string
}

/** A person with the number of games that were reviewed, and that gave their exercises. */
export interface Practising {
  name: string
  games: number
}

export interface ExerciseStore {
  /** Finished games that were reviewed whole, by some version, and of which no exercises were made so far. */
  unmade: () => { id: string; game: string }[]
  /** The points that each reviewed move of a game lost, in the order of the moves; reviews of another version are left out. */
  losses: (id: string, version: number) => { move: number; seat: number; lost: number }[]
  /** Notes that a game's exercises are made, and keeps those whose positions the person doesn't have yet. */
  make: (id: string, exercises: readonly MadeExercise[]) => void
  /** The people of reviewed games, those who played last first. */
  people: () => Practising[]
  /** A person's exercises, each position once; null if something that was kept of them can't be read. */
  of: (person: string) => StoredExercise[] | null
  /** Undefined if there is none, if its game was removed, or if it can't be read. */
  find: (id: string, move: number) => StoredExercise | undefined
  /** A game's exercises, of everybody; null if none were made. Those that can't be read are left out. */
  kept: (id: string) => KeptExercise[] | null
  /** Keeps exercises with a game, each in place of the one before the same move. */
  bring: (id: string, exercises: readonly KeptExercise[]) => void
  keep: (exercise: Pick<StoredExercise, 'id' | 'move'> & Practised) => void
  /** Begins all exercises of a person anew. */
  beginAnew: (person: string) => void
}

type Row = Omit<StoredExercise, keyof Practised> & { history: string; due: string | null; state: string }

const practised = v.looseObject({
  history: json(exerciseHistory),
  due: v.nullable(exerciseDay),
  state: v.picklist(EXERCISE_STATES),
  lost: v.pipe(v.number(), v.finite()),
})

function exerciseIn<R extends Pick<Row, 'history' | 'due' | 'state'>>(
  row: R,
): (Omit<R, 'history' | 'due' | 'state'> & Practised) | null {
  const found = read(practised, row)
  return found && { ...row, ...found }
}

export function exerciseStore(db: Database, catalogue: Catalogue): ExerciseStore {
  const titles = [...catalogue.values()].filter(({ thinking }) => thinking).map(({ identity }) => identity.id)
  const known = JSON.stringify(titles)
  const unmade = db.prepare<[string], { id: string; game: string }>(UNMADE)
  const losses = db.prepare<[string, number], { move: number; seat: number; lost: number }>(LOSSES)
  const put = db.prepare<MadeExercise & { id: string }>(PUT)
  const made = db.prepare<[string]>('INSERT OR IGNORE INTO exercises_made (game) VALUES (?)')
  const people = db.prepare<[string], Practising>(PEOPLE)
  const all = db.prepare<[string, string], Row>(`${ROWS} AND seats.name = ?`)
  const one = db.prepare<[string, string, number], Row>(`${ROWS} AND exercises.game = ? AND exercises.move = ?`)
  const kept = db.prepare<[string], Omit<Row, 'id' | 'game' | 'person' | 'startedAt'>>(KEPT)
  const isMade = db.prepare<[string]>('SELECT 1 FROM exercises_made WHERE game = ?')
  const bringOne = db.prepare<Omit<KeptExercise, 'history'> & { id: string; history: string }>(BRING)
  const keep = db.prepare<[string, string | null, string, string, number]>(
    'UPDATE exercises SET history = ?, due = ?, state = ? WHERE game = ? AND move = ?',
  )
  const anew = db.prepare<[string]>(ANEW)
  const make = db.transaction((id: string, exercises: readonly MadeExercise[]) => {
    for (const exercise of exercises) put.run({ id, ...exercise })
    made.run(id)
  })
  const bring = db.transaction((id: string, exercises: readonly KeptExercise[]) => {
    for (const each of exercises) bringOne.run({ id, ...each, history: JSON.stringify(each.history) })
    made.run(id)
  })
  return {
    unmade: guarded(() => unmade.all(known)),
    losses: guarded((id, version) => losses.all(id, version)),
    make: guarded((id, exercises) => make(id, exercises)),
    people: guarded(() => people.all(known)),
    of: guarded((person) => {
      const found = all.all(known, person).map(exerciseIn)
      return found.every((each) => each !== null) ? eachOnce(found) : null
    }),
    find: guarded((id, move) => {
      const row = one.get(known, id, move)
      return (row && exerciseIn(row)) ?? undefined
    }),
    kept: guarded((id) => (isMade.get(id) ? kept.all(id).flatMap((row) => exerciseIn(row) ?? []) : null)),
    bring: guarded((id, exercises) => bring(id, exercises)),
    keep: guarded(({ id, move, history, due, state }) => void keep.run(JSON.stringify(history), due, state, id, move)),
    beginAnew: guarded((person) => void anew.run(person)),
  }
}

/** After two people became one, a position may be there twice: the one with more answers stays. */
function eachOnce(exercises: readonly StoredExercise[]): StoredExercise[] {
  const kept = new Map<string, StoredExercise>()
  for (const each of exercises)
    if ((kept.get(each.seen)?.history.length ?? -1) < each.history.length) kept.set(each.seen, each)
  return [...kept.values()]
}

const TITLES = 'archive.game IN (SELECT value FROM json_each(?))'
const PERSON = "seats.control NOT LIKE 'bot:%'"

const UNMADE = `
  SELECT id, archive.game FROM archive JOIN games USING (id)
  WHERE ${TITLES} AND archive.removed = 0 AND archive.mode = 'digital' AND id NOT IN (SELECT game FROM exercises_made)
        AND EXISTS (SELECT 1 FROM reviews WHERE reviews.game = id)
        AND (SELECT count(*) FROM reviews WHERE reviews.game = id) = json_array_length(${jsonOr('record', '{}')}, '$.moves')`

const LOSSES = `
  SELECT move, seat, lost FROM reviews
  WHERE game = ? AND version = ? AND seat IS NOT NULL AND lost IS NOT NULL ORDER BY move`

/** Nobody practises a position twice, even if it stands in two of their games. */
const PUT = `
  INSERT OR IGNORE INTO exercises (game, move, seat, seen, lost)
  SELECT @id, @move, @seat, @seen, @lost
  WHERE NOT EXISTS (
    SELECT 1 FROM exercises AS other JOIN archive ON archive.id = other.game AND archive.removed = 0
      JOIN seats AS theirs ON theirs.game = other.game AND theirs.seat = other.seat
      JOIN seats AS own ON own.game = @id AND own.seat = @seat AND own.name = theirs.name
    WHERE other.seen = @seen)`

const PEOPLE = `
  SELECT seats.name, count(*) AS games
  FROM exercises_made JOIN archive ON archive.id = exercises_made.game JOIN seats ON seats.game = archive.id
  WHERE ${TITLES} AND archive.removed = 0 AND ${PERSON}
  GROUP BY seats.name ORDER BY max(archive.finished_at) DESC, seats.name`

const ROWS = `
  SELECT exercises.game AS id, archive.game, exercises.move, exercises.seat, seats.name AS person, exercises.seen,
         exercises.lost, exercises.history, exercises.due, exercises.state, archive.started_at AS startedAt
  FROM exercises JOIN archive ON archive.id = exercises.game
    JOIN seats ON seats.game = exercises.game AND seats.seat = exercises.seat
  WHERE ${TITLES} AND archive.removed = 0 AND ${PERSON}`

const KEPT = 'SELECT move, seat, seen, lost, history, due, state FROM exercises WHERE game = ? ORDER BY move'

const BRING = `
  INSERT OR REPLACE INTO exercises (game, move, seat, seen, lost, history, due, state)
  VALUES (@id, @move, @seat, @seen, @lost, @history, @due, @state)`

const ANEW = `
  UPDATE exercises SET history = '[]', due = NULL, state = 'open'
  WHERE (game, seat) IN (SELECT game, seat FROM seats WHERE name = ?)`
