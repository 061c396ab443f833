import type { Sitter } from '../../contract/archive.ts'
import { levelOf } from '../../games/base/players.ts'
import { fold } from '../../contract/base/fold.ts'
import type { Condition } from './search-conditions.ts'

type Part = [sql: string, value: string | number]

/**
 * Conditions for one seat of a game in `shelf`. The plus keeps SQLite from looking through all seats of a name or a control
 * for every game: the game's own are at hand.
 */
const CONDITIONS: { [K in keyof Sitter]-?: (value: NonNullable<Sitter[K]>) => Part } = {
  name: (name) => ["+s.name = ? AND s.control NOT LIKE 'bot:%'", name],
  control: (control) => ['+s.control = ?', control],
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
  const near = nearOf(sitter)
  const seat = ['s.game = shelf.id', ...conditions.map(([sql]) => sql)].join(' AND ')
  return {
    sql: [...near.map(([sql]) => sql), `EXISTS (SELECT 1 FROM seats AS s WHERE ${seat})`].join(' AND '),
    params: [...near, ...conditions].map(([, value]) => value),
  }
}

/** The search index narrows the games of a sitter down to a few. */
function nearOf({ name, control, least }: Sitter): Part[] {
  const near: Part[] = []
  if (name !== undefined) near.push(['instr(person_words, ?)', fold(name)])
  const level = control === undefined ? null : levelOf({ control })
  if (level !== null) near.push(['instr(level_words, ?)', fold(level)])
  if (least !== undefined) near.push(['best >= ?', least])
  return near
}
