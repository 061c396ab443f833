import { expect, test } from 'vitest'
import { crossing, isApiError, refusal } from '../../src/contract/errors.ts'

test('a refusal crosses as its code and parameters alone', () => {
  const error = Object.assign(refusal('needs-workers', { have: 2, need: 3 }), { cause: new Error('secret') })
  expect(JSON.stringify(crossing(error))).toBe('{"code":"needs-workers","params":{"have":2,"need":3}}')
})

test.each([
  [new Error('/home/mike/secret')],
  [Object.assign(new Error('no entry'), { code: 'ENOENT' })],
  ['a text'],
  [undefined],
  [null],
  [{ code: 'stale', params: { deep: { er: 1 } } }],
])('whatever else is thrown crosses as `internal`', (error) => {
  expect(crossing(error)).toEqual({ code: 'internal', params: {} })
})

test('an error is known by its shape, so also after it came over the wire', () => {
  expect(isApiError(JSON.parse(JSON.stringify(crossing(refusal('stale', { revision: 4 })))))).toBe(true)
  expect(isApiError({ code: 'stale' })).toBe(false)
  expect(isApiError({ code: 4, params: {} })).toBe(false)
})
