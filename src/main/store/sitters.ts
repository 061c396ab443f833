import type { Sitter } from '../../contract/archive.ts'
import type { Condition } from './search-conditions.ts'

type Part = [sql: string, value: string | number]

/** Conditions for one seat of a game in `shelf`. */
const CONDITIONS: { [K in keyof Sitter]-?: (value: NonNullable<Sitter[K]>) => Part } = {
  name: (name) => ["s.name = ? AND s.control NOT LIKE 'bot:%'", name],
  control: (control) => ['s.control = ?', control],
  color: (color) => ["json_extract(shelf.players, '$[' || s.seat || '].color') = ?", color],
  won: (won) => ['s.winner = ?', Number(won)],
  least: (points) => ['s.total >= ?', points],
  most: (points) => ['s.total <= ?', points],
  after: (places) => [
    '(SELECT (f.seat + ?) % shelf.seats FROM seats AS f WHERE f.game = shelf.id AND f.first = 1) = s.seat',
    places,
  ],
}

/** A condition on `shelf`: somebody like this sat there. */
export function satThere(sitter: Sitter): Condition {
  const conditions = Object.entries(sitter).map(([key, value]) =>
    (CONDITIONS[key as keyof Sitter] as (value: unknown) => Part)(value),
  )
  return {
    sql: `EXISTS (SELECT 1 FROM seats AS s WHERE ${['s.game = shelf.id', ...conditions.map(([sql]) => sql)].join(' AND ')})`,
    params: conditions.map(([, value]) => value),
  }
}
