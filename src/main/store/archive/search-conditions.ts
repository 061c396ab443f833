import type { Database } from 'better-sqlite3'
import { fold } from '../../../contract/conventions/fold.ts'
import { refusal } from '../../../contract/errors.ts'
import { readSearch, type Term } from '../../../contract/archive-search/read-search.ts'
import { REVIEWED } from './title-functions.ts'

/** Conditions for a game in `archive`. They may call `folded` (`knowFolded`) and what `knowTitles` adds. */
export interface Condition {
  sql: string
  params: (string | number)[]
}

export const knowFolded = (db: Database): void =>
  void db.function('folded', { deterministic: true }, (text) => fold(String(text)))

/** The terms of a search, each a condition. Throws `bad-search` for one that can't be understood. */
export function searchConditions(search: string): Condition[] {
  const { terms, mistake } = readSearch(search)
  if (mistake) throw refusal('bad-search', { mistake: mistake.code, text: mistake.text, from: mistake.from })
  return terms.map((term) => {
    const { sql, params } = conditionOf(term)
    return { sql: term.negated ? `NOT (${sql})` : sql, params }
  })
}

type Of<T extends Term['of']> = Extract<Term, { of: T }>

const conditionOf = (term: Term): Condition => (CONDITIONS[term.of] as (term: Term) => Condition)(term)

const CONDITIONS: { [T in Term['of']]: (term: Of<T>) => Condition } = {
  word: ({ text }) => like('words', text),
  winner: ({ text }) => like('winner', text),
  player: ({ text }) => like('person_words', text),
  bot: ({ text }) => like('bot_words', text),
  level: ({ text }) => like('level_words', text),
  place: ({ text }) => at(like('folded(place)', text)),
  notes: ({ text }) => both(like('words', text), like("folded(coalesce(notes, ''))", text)),
  tag: ({ text }) => within('tags', like('word', text)),
  game: ({ text }) => ({ sql: 'game = ?', params: [fold(text)] }),
  points: (range) => inRange('best', range),
  minutes: (range) => inRange('minutes', range),
  players: (range) => inRange('seats', range),
  date: ({ from, until }) => both(...(from ? [begun('>=', from)] : []), ...(until ? [begun('<', until)] : [])),
  is: ({ state }) => ({ sql: STATES[state], params: [] }),
}

const STATES: Readonly<Record<Of<'is'>['state'], string>> = {
  starred: 'star = 1',
  reviewed: REVIEWED,
  detailed: "NOT EXISTS (SELECT 1 FROM seats WHERE seats.game = archive.id AND coalesce(parts, '[]') = '[]')",
  shared: 'shared = 1',
  screen: "mode = 'digital'",
  table: "mode = 'companion'",
}

const like = (value: string, text: string): Condition => ({
  sql: `${value} LIKE ? ESCAPE '\\'`,
  params: [`%${fold(text).replaceAll(/[\\%_]/g, '\\$&')}%`],
})

const joined =
  (word: string) =>
  (...conditions: Condition[]): Condition => ({
    sql: `(${conditions.map(({ sql }) => sql).join(` ${word} `)})`,
    params: conditions.flatMap(({ params }) => params),
  })
const both = joined('AND')

const within = (table: string, { sql, params }: Condition): Condition => ({
  sql: `EXISTS (SELECT 1 FROM ${table} WHERE ${table}.game = archive.id AND ${sql})`,
  params,
})

/** Tests each place once, skipping through the index from one place to the next: there are many games at few places. */
const at = ({ sql, params }: Condition): Condition => ({
  sql: `place IN (
    WITH RECURSIVE places (place) AS (
      SELECT min(place) FROM archive WHERE removed = 0
      UNION ALL
      SELECT (SELECT min(archive.place) FROM archive WHERE removed = 0 AND archive.place > places.place)
      FROM places WHERE place IS NOT NULL)
    SELECT place FROM places WHERE place IS NOT NULL AND ${sql})`,
  params,
})

/** The condition that a game began from or before the first moment of a day in local time. */
const begun = (comparison: '>=' | '<', day: string): Condition => ({
  sql: `started_at ${comparison} ?`,
  params: [new Date(`${day}T00:00`).toISOString()],
})

function inRange(column: string, { least, most }: { least: number | null; most: number | null }): Condition {
  const atLeast = { sql: `${column} >= ?`, params: [least ?? 0] }
  const atMost = { sql: `${column} <= ?`, params: [most ?? 0] }
  return both(...(least === null ? [] : [atLeast]), ...(most === null ? [] : [atMost]))
}
