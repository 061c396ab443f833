import { describe, expect, test } from 'vitest'
import { readRecord } from '../../src/games/record/record.ts'
import { lineFor } from '../../src/main/cli/verify.ts'
import { golden } from './golden.ts'
import { CATALOGUE } from '../../src/games/catalogue.ts'

export const GONE = Symbol('what is left out')

/** New values by the paths where they go, such as `moves[9].steps[0].cage`. */
export type Changes = Readonly<Record<string, unknown>>

/** The change in words, the change, and the rest of the line after `refused FILE`. */
export type Spoilt = [what: string, changes: Changes, line: string]

/** Each change alone makes this golden record of a game, by default the first, be refused with its line. */
export const isRefused = (name: string, rows: Spoilt[], game?: string) =>
  describe(`${name}, but`, () => {
    test.each(rows)('%s', (_, changes, line) => {
      expect(lineOf(spoilt(name, changes, game))).toBe(`refused FILE ${line}`)
    })
  })

/** The line that `verify` writes for a record in a file called FILE. */
export const lineOf = (record: unknown) => lineFor('FILE', readRecord(JSON.stringify(record), CATALOGUE))

/** A golden record with these changes made. */
export function spoilt(name: string, changes: Changes, game?: string): unknown {
  const record = golden(name, game)
  for (const [path, value] of Object.entries(changes)) change(record, path.match(/[^.[\]]+/g) ?? [], value)
  return record
}

function change(record: object, keys: string[], value: unknown) {
  const last = keys.pop() as string
  const owner = keys.reduce<object>((owner, key) => Reflect.get(owner, key) as object, record)
  if (value !== GONE)
    Object.defineProperty(owner, last, { value, enumerable: true, configurable: true, writable: true })
  else if (Array.isArray(owner)) owner.splice(Number(last), 1)
  else Reflect.deleteProperty(owner, last)
}
