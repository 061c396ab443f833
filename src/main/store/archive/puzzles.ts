/** Answers to puzzles. */
import type { Database } from 'better-sqlite3'
import { guarded } from '../../platform/storage-errors.ts'

export interface PuzzleAnswer {
  puzzle: string
  day: string
  /** 0, 0.5 or 1. */
  score: number
}

export interface PuzzleStore {
  /** A person's answers, in their order. */
  of: (person: string) => PuzzleAnswer[]
  /** Keeps an answer; later ones to the same puzzle change nothing. */
  keep: (person: string, answer: PuzzleAnswer) => void
  /** Gives a person's answers to another name; of two to one puzzle the other name's stays. */
  rename: (name: string, to: string) => void
}

export function puzzleStore(db: Database): PuzzleStore {
  const of = db.prepare<[string], PuzzleAnswer>(
    'SELECT puzzle, day, score FROM puzzle_answers WHERE person = ? ORDER BY number',
  )
  const keep = db.prepare<PuzzleAnswer & { person: string }>(
    'INSERT OR IGNORE INTO puzzle_answers (person, puzzle, day, score) VALUES (@person, @puzzle, @day, @score)',
  )
  const move = db.prepare<[string, string]>('UPDATE OR IGNORE puzzle_answers SET person = ? WHERE person = ?')
  const drop = db.prepare<[string]>('DELETE FROM puzzle_answers WHERE person = ?')
  const rename = db.transaction((name: string, to: string) => {
    move.run(to, name)
    drop.run(name)
  })
  return {
    of: guarded((person) => of.all(person)),
    keep: guarded((person, answer) => void keep.run({ person, ...answer })),
    rename: guarded((name, to) => rename(name, to)),
  }
}
