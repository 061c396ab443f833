/** JSON in columns of a database, which may be anybody's: each is null if it hasn't the form that Pithead writes. */
import * as v from 'valibot'
import type { Player } from '../../games/building-blocks/players.ts'

const seated = v.object({ name: v.string(), color: v.string(), control: v.string() })
export const players = v.pipe(v.array(seated), v.minLength(1))
export const numbers = v.array(v.number())
export const progress = v.object({
  key: v.string(),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
})

/** SQL for a column that SQLite itself reads as JSON: it would fail the whole query where the text of one row is none. */
export const jsonOr = (column: string, otherwise: '{}' | '[]'): string =>
  `iif(json_valid(${column}), ${column}, '${otherwise}')`

/** A column that holds JSON of this form. */
export const json = <S extends v.GenericSchema>(form: S) => v.pipe(v.string(), v.parseJson(), form)

/** Null also if the text is no JSON: the caller judges the value. */
export const jsonIn = (text: string): unknown => read(json(v.unknown()), text)

export const playersIn = (text: string): Player[] | null => read(json(players), text)

/** The row with its JSON read, null if any of it hasn't its form. */
export function read<S extends v.GenericSchema>(form: S, row: unknown): v.InferOutput<S> | null {
  const result = v.safeParse(form, row)
  return result.success ? result.output : null
}
