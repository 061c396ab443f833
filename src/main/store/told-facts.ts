/** Facts of a game, as they stand packed beside its record. */
import type { Database } from 'better-sqlite3'
import { factsIn } from '../statistics/packed.ts'

/** SQLite's `tells(game, figures, key, seat)`: whether this happened in a game, to this seat or to none in particular. */
export function knowFacts(db: Database, keysOf: (game: string) => readonly string[]): void {
  const tells = (game: string, figures: Buffer | null, key: string, seat: number): number => {
    const place = keysOf(game).indexOf(key)
    if (place < 0 || figures === null) return 0
    return Number(factsIn(figures).some((fact) => fact.key === place && (fact.seat === null || fact.seat === seat)))
  }
  db.function('tells', { deterministic: true }, tells as (...args: unknown[]) => number)
}
