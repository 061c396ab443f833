/** Somebody who practises: games of the toy with their reviews in a real store, and a clock that the test sets. */
import { onTestFinished, vi } from 'vitest'
import type { Tried, Try } from '../../../src/contract/analysis.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { changeOfRecord } from '../../../src/main/archive/change.ts'
import { ExercisesService } from '../../../src/main/exercises/exercises.ts'
import { turnsAlong } from '../../../src/main/analysis/place.ts'
import { openStore, type Store } from '../../../src/main/store/store.ts'
import { playedRecord } from '../../games/every-game/games.ts'
import { toy } from '../../toy/games/toy/game.ts'
import { newFolder } from '../folder.ts'
import { GAMES } from '../toy/room.ts'

export const PERSON = 'Player 1'
export const PAGE = '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11'
export const OTHER = '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a12'
const { reviewing } = toy.thinking!

const reviewOf = (record: GameRecord) =>
  reviewing.questions(record, 'quick').map((question) => reviewing.answer(question, () => false)!)

/** Games of two people at random, with mistakes of both. */
export const playedGames = (count: number): GameRecord[] =>
  Array.from({ length: count }, (_, seed) => playedRecord(toy, 2, seed + 1))

export function keepReviewed(store: Store, records: readonly GameRecord[]): void {
  for (const record of records) {
    store.games.create(changeOfRecord(record, record.finishedAt!, GAMES))
    for (const move of reviewOf(record)) store.reviews.put(record.id, reviewing.version, move)
  }
}

/** Judges at once, with the toy's own review. */
const judgeIn =
  (store: Store) =>
  ({ id, game, moves, line }: Try): Promise<Tried> => {
    const record = JSON.parse(store.games.load(id)!.record) as GameRecord
    const entries = turnsAlong(toy, record, { game, id, moves, line })
    const tried = { ...record, moves: [...record.moves!.slice(0, moves), ...entries] }
    return Promise.resolve({ game, reviewed: reviewOf(tried).at(-1)! })
  }

/** `games` are reviewed there. */
export async function practising(games = 4, folder = newFolder()) {
  let time = new Date('2026-11-20T12:00:00')
  const now = () => time
  const store = await openStore({ folder, now, catalogue: GAMES })
  onTestFinished(() => store.close())
  keepReviewed(store, playedGames(games))
  const judge = vi.fn(judgeIn(store))
  const log = vi.fn()
  const exercises = new ExercisesService({ catalogue: GAMES, store, now, log, judge })
  const next = (page = PAGE, most = 20) => exercises.next({ person: PERSON, page, most })
  /** The best turn of the exercise, and a worst one. */
  const turns = ({ id, moves }: { id: string; moves: number }) => {
    const { moves: entries, ...record } = JSON.parse(store.games.load(id)!.record) as GameRecord
    const [found] = reviewOf({ ...record, moves: entries!.slice(0, moves + 1) }).slice(-1)
    return { best: found.line[0] ?? found.played.decisions, played: toy.rules.decisionsOf(entries![moves]) }
  }
  const answer = async (exercise: { id: string; moves: number }, line: unknown[], page = PAGE) =>
    exercises.answer({ game: 'toy', id: exercise.id, moves: exercise.moves, line, page })
  const setClock = (day: string) => (time = new Date(`${day}T12:00:00`))
  return { store, exercises, judge, log, next, turns, answer, setClock, folder }
}
