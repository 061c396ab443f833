/** A problem's place, code and parameters, by what a schema doesn't take. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { byKey, byText, exactly, listBy, listOf } from '../../../src/games/building-blocks/file-schemas.ts'
import { name, notes, player, text, time, within } from '../../../src/games/building-blocks/shared-schemas.ts'
import { problemIn } from '../../../src/games/record/problem-in.ts'

const seats = exactly({ seats: listOf(exactly({ name, ready: v.exactOptional(v.boolean()) }), 1, 2) })
const lengths = listBy([listOf(v.number(), 1, 1), listOf(v.number(), 2, 2)])
const step = byKey({ up: exactly({ up: v.number() }), down: exactly({ down: v.number() }) })
const tile = byText('kind', { coal: exactly({ kind: v.literal('coal') }), ore: exactly({ kind: v.literal('ore') }) })

const WRONG: [schema: v.GenericSchema, value: unknown, path: string, code: string, params: object][] = [
  [seats, [], 'at', 'wrong-type', { need: 'object' }],
  [seats, { seats: {} }, 'at.seats', 'wrong-type', { need: 'list' }],
  [seats, { seats: [{}, {}, {}] }, 'at.seats', 'wrong-length', { have: 3, need: '1..2' }],
  [seats, { seats: [{}] }, 'at.seats[0].name', 'missing', {}],
  [seats, { seats: [{ rank: 1 }] }, 'at.seats[0].rank', 'unknown-key', {}],
  [seats, { seats: [{ name: 'Mike', ready: 1 }] }, 'at.seats[0].ready', 'wrong-type', { need: 'boolean' }],
  [seats, { seats: [{ name: 'Mike', ready: undefined }] }, 'at.seats[0].ready', 'wrong-type', { need: 'boolean' }],
  [lengths, [[1], [2]], 'at[1]', 'wrong-length', { have: 1, need: 2 }],
  [lengths, [[1], [2, 3], []], 'at', 'wrong-length', { have: 3, need: '0..2' }],
  [step, null, 'at', 'wrong-type', { need: 'object' }],
  [step, { aside: 1, left: 2 }, 'at', 'unknown-kind', { have: 'aside left' }],
  [step, { down: 1, up: '1' }, 'at.down', 'unknown-key', {}],
  [tile, null, 'at.kind', 'unknown-value', { have: 'undefined' }],
  [tile, { kind: 'toString' }, 'at.kind', 'unknown-value', { have: 'toString' }],
  [tile, { kind: 'ore', size: 2 }, 'at.size', 'unknown-key', {}],
  [text, 7, 'at', 'wrong-type', { need: 'text' }],
  [text, '', 'at', 'wrong-length', { have: 0, need: '1..200' }],
  [text, '🂡'.repeat(201), 'at', 'wrong-length', { have: 201, need: '1..200' }],
  [text, 'x'.repeat(401), 'at', 'wrong-length', { have: 401, need: '1..200' }],
  [text, '\ud83d', 'at', 'wrong-form', { have: '\ud83d', need: 'Unicode' }],
  [name, ' ', 'at', 'wrong-form', { have: ' ', need: 'a name' }],
  [notes, '\0', 'at', 'wrong-form', { have: '\0', need: 'plain text' }],
  [time, 'now', 'at', 'wrong-form', { have: 'now', need: 'ISO 8601 UTC' }],
  [player.entries.color, 'Red', 'at', 'wrong-form', { have: 'Red', need: 'a lower-case word' }],
  [player, { name: 'Mike', color: 'red', control: 'human', rank: 1 }, 'at.rank', 'unknown-key', {}],
  [within({ least: 2, most: 4 }), 'two', 'at', 'wrong-type', { need: 'number' }],
  [within({ least: 2, most: 4 }), 2.5, 'at', 'not-whole', { have: '2.5' }],
  [within({ least: 2, most: 4 }), 5, 'at', 'out-of-range', { have: '5', need: '2..4' }],
  [v.picklist(['red', 'blue']), 'x'.repeat(50), 'at', 'unknown-value', { have: `${'x'.repeat(40)}…` }],
]

describe('the problem with', () => {
  test.each(WRONG)('%# at %3$s is %4$s', (schema, value, path, code, params) => {
    expect(problemIn(schema, value, 'at')).toEqual({ path, code, params })
  })
})

test('nothing is wrong with a value that the schema takes', () => {
  expect(problemIn(seats, { seats: [{ name: 'Mike', ready: true }, { name: 'Lucy' }] })).toBeNull()
  expect(problemIn(lengths, [[1]])).toBeNull()
  expect(problemIn(step, { up: 1 })).toBeNull()
  expect(problemIn(tile, { kind: 'ore' })).toBeNull()
})

test('the place of a problem in a whole file has nothing before it', () => {
  expect(problemIn(seats, { seats: [7] })).toEqual({ path: 'seats[0]', code: 'wrong-type', params: { need: 'object' } })
  expect(problemIn(v.string(), 7)!.path).toBe('')
})
