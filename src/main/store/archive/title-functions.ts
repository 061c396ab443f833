/** SQL functions for conditions that need a title's knowledge of its games. */
import type { Database } from 'better-sqlite3'
import { factsIn } from '../../statistics/packed.ts'
import type { Title } from '../../statistics/title.ts'

type TitleOf = (game: string) => Title

/** Adds `tells` and `review_version` to SQLite's functions. */
export function knowTitles(db: Database, titleOf: TitleOf): void {
  db.function('tells', { deterministic: true }, telling(titleOf) as (...args: unknown[]) => number)
  db.function('review_version', { deterministic: true }, (game) => titleOf(String(game)).accuracy?.version ?? null)
}

/** Condition for a game in `archive`: something was found of it by reviews of today. */
export const REVIEWED =
  'EXISTS (SELECT 1 FROM reviews WHERE reviews.game = archive.id AND reviews.version = review_version(archive.game))'

/** `tells(game, figures, key, seat)`: whether this happened in a game, to this seat or to none in particular. */
const telling =
  (titleOf: TitleOf) =>
  (game: string, figures: Buffer | null, key: string, seat: number): number => {
    const place = titleOf(game).facts.indexOf(key)
    if (place < 0 || figures === null) return 0
    return Number(factsIn(figures).some((fact) => fact.key === place && (fact.seat === null || fact.seat === seat)))
  }
