/** The form of the rows in a database from elsewhere, as the stores read them without asking. */
import type { Database } from 'better-sqlite3'
import * as v from 'valibot'
import * as forms from '../../platform/columns.ts'
import { json } from '../../platform/columns.ts'
import { isPacked } from '../../statistics/packed.ts'

const players = json(forms.players)
const numbers = json(forms.numbers)
const progress = json(forms.progress)

const FORMS: readonly [sql: string, form: v.GenericSchema][] = [
  [
    'SELECT json_type(record) AS record, players, progress, points, winners FROM games',
    v.object({ record: v.literal('object'), players, progress, points: numbers, winners: v.nullable(numbers) }),
  ],
  [
    'SELECT players, points, winners, figures FROM archive',
    v.pipe(
      v.object({ players, points: numbers, winners: numbers, figures: v.nullable(v.instance(Buffer)) }),
      v.check(({ players, figures }) => figures === null || isPacked(figures, players.length)),
    ),
  ],
  ['SELECT parts FROM seats', v.object({ parts: v.nullable(numbers) })],
]

/** Whether each game has the columns that lists and statistics are made of, and each seat a player. */
export const hasRows = (db: Database): boolean =>
  FORMS.every(([sql, form]) => allAre(db, sql, form)) && !db.prepare(SEAT_OF_NOBODY).get()

function allAre(db: Database, sql: string, form: v.GenericSchema): boolean {
  for (const row of db.prepare(sql).iterate()) if (!v.is(form, row)) return false
  return true
}

const SEAT_OF_NOBODY = `
  SELECT 1 FROM seats JOIN archive ON archive.id = seats.game WHERE seat NOT BETWEEN 0 AND json_array_length(players) - 1`
