/** Properties of the arguments of every call, of whichever game. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Api } from '../../src/contract/api.ts'
import { CALLS } from './games.ts'

export const accepts = (call: keyof Api, args: unknown) => v.is(CALLS[call].args, args)

/** Every object inside a value, with how to get the whole value with another object in its place. */
export function objectsIn(value: unknown, put: (other: unknown) => unknown): [object, (other: unknown) => unknown][] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([key, part]) =>
    objectsIn(part, (other) => put(Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other })),
  )
  return Array.isArray(value) ? inside : [[value, put], ...inside]
}

/** The calls take these arguments, and neither more of them nor a key besides at any depth. */
export function takesNothingElse(calls: readonly (readonly [keyof Api, unknown[]])[]) {
  test.each(calls)('%s takes %j', (call, args) => {
    expect(accepts(call, args)).toBe(true)
  })

  describe.each(calls)('%s given %j', (call, args) => {
    test('takes no key besides, at any depth', () => {
      for (const [object, put] of objectsIn(args, (other) => other))
        for (const key of ['extra', '__proto__', 'constructor']) {
          const spoiled = Object.defineProperty({ ...object }, key, { value: 1, enumerable: true })
          expect(accepts(call, put(spoiled))).toBe(false)
        }
    })

    test('takes no argument besides and none too few', () => {
      expect(accepts(call, [...args, 1])).toBe(false)
      expect(accepts(call, args.slice(1))).toBe(args.length === 0)
    })
  })
}
