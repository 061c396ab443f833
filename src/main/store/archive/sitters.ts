import type { Sitter } from '../../../contract/archive.ts'
import { levelOf } from '../../../games/building-blocks/players.ts'
import { fold } from '../../../contract/conventions/fold.ts'
import type { Condition } from './search-conditions.ts'

type Opponent = NonNullable<Sitter['ahead']>

const condition = (sql: string, ...params: (string | number)[]): Condition => ({ sql, params })

/**
 * Conditions for one seat of a game in `archive`. The plus keeps SQLite from looking through all seats of a name or a control
 * for every game: the game's own are at hand. They may call `tells` (`knowTitles`).
 */
const CONDITIONS: { [K in keyof Sitter]-?: (value: NonNullable<Sitter[K]>) => Condition } = {
  name: (name) => named('s', name),
  control: (control) => controlled('s', control),
  color: (color) => condition("json_extract(archive.players, '$[' || s.seat || '].color') = ?", color),
  won: (won) => condition('s.winner = ?', Number(won)),
  least: (points) => condition('s.total >= ?', points),
  most: (points) => condition('s.total <= ?', points),
  after: (places) =>
    condition(
      '(SELECT (f.seat + ?) % archive.seats FROM seats AS f WHERE f.game = archive.id AND f.first = 1) = s.seat',
      places,
    ),
  ahead: (other) => against('<', other),
  level: (other) => against('=', other),
  behind: (other) => against('>', other),
  fact: (key) => condition('tells(archive.game, archive.figures, ?, s.seat)', key),
}

const named = (seat: string, name: string) => condition(`+${seat}.name = ? AND ${seat}.control NOT LIKE 'bot:%'`, name)
const controlled = (seat: string, control: string) => condition(`+${seat}.control = ?`, control)

/** Somebody else sat there whose place compares so with this seat's. */
function against(comparison: '<' | '=' | '>', { name, control }: Opponent): Condition {
  const { sql, params } = allOf([
    condition(`o.game = archive.id AND o.seat <> s.seat AND s.rank ${comparison} o.rank`),
    ...(name === undefined ? [] : [named('o', name)]),
    ...(control === undefined ? [] : [controlled('o', control)]),
  ])
  return { sql: `EXISTS (SELECT 1 FROM seats AS o WHERE ${sql})`, params }
}

const allOf = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => sql).join(' AND '),
  params: conditions.flatMap(({ params }) => params),
})

/** A condition on `archive`: somebody like this sat there. */
export function satThere(sitter: Sitter): Condition {
  const conditions = Object.entries(sitter).map(([key, value]) =>
    (CONDITIONS[key as keyof Sitter] as (value: unknown) => Condition)(value),
  )
  const seat = allOf([condition('s.game = archive.id'), ...conditions])
  const there = { sql: `EXISTS (SELECT 1 FROM seats AS s WHERE ${seat.sql})`, params: seat.params }
  return allOf([...nearOf(sitter), there])
}

/** The search index narrows the games of a sitter down to a few. */
function nearOf({ name, control, least }: Sitter): Condition[] {
  const near: Condition[] = []
  if (name !== undefined) near.push(condition('instr(person_words, ?)', fold(name)))
  const level = control === undefined ? null : levelOf({ control })
  if (level !== null) near.push(condition('instr(level_words, ?)', fold(level)))
  if (least !== undefined) near.push(condition('best >= ?', least))
  return near
}
