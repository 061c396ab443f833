/** The score sheet's number fields: typed dollars, their bounds, and the fields that are still empty. */
import { describe, expect, it } from 'vitest'
import { edited } from '../../../../src/games/railroad-barons/score-sheet/edits.ts'
import {
  dollarsIn,
  fieldId,
  limitsOf,
  openFieldsOf,
  steppedPrice,
  written,
} from '../../../../src/games/railroad-barons/score-sheet/pad-fields.ts'
import { emptyPad } from '../../../../src/games/railroad-barons/score-sheet/pad.ts'
import { readDollars } from '../../../../src/games/railroad-barons/score-sheet/typed-numbers.ts'
import { FIELD } from '../../../../src/games/railroad-barons/wire/warning-codes.ts'

const PRICE = limitsOf({ kind: 'price', holding: 'red' })
const CASH = limitsOf({ kind: 'cash', seat: 0 })

describe('typed dollars', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['285', 285],
    ['$1 200', 1200],
    ['3×500+20', 1520],
    ['2*100 + 3x20 + 5', 265],
  ])('%j are %s', (text, dollars) => {
    expect(readDollars(text, CASH)).toEqual({ dollars })
  })

  it.each([
    ['ten', 'not-a-number'],
    ['3.5', 'not-a-number'],
    ['-4', 'not-a-number'],
    ['500+', 'not-a-number'],
    ['3×', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['0', 'too-small'],
    ['351', 'too-large'],
    ['9999999×9999999', 'too-large'],
  ])('%j is refused as a price: %s', (text, problem) => {
    expect(readDollars(text, PRICE)).toEqual({ problem })
  })
})

describe('fields', () => {
  const empty = emptyPad([], 0)

  it('are the prices, then both barons’ cash, by the ids of doubts', () => {
    const ids = openFieldsOf(empty).map(fieldId)
    expect(ids).toEqual(['price-green', 'price-black', 'price-yellow', 'price-red', 'price-blue', 'cash-0', 'cash-1'])
    expect(ids.filter((id) => !FIELD.test(id))).toEqual([])
  })

  it('are settled by a number, or by a Holding that was never started', () => {
    const cash = written({ kind: 'cash', seat: 1 }, 40)
    const price = written({ kind: 'price', holding: 'green' }, 90)
    const pad = [cash, price, { type: 'closed', holding: 'blue', on: true } as const].reduce(edited, empty)
    expect(openFieldsOf(pad).map(fieldId)).toEqual(['price-black', 'price-yellow', 'price-red', 'cash-0'])
    expect(dollarsIn(pad, { kind: 'price', holding: 'green' })).toBe(90)
    expect(dollarsIn(pad, { kind: 'cash', seat: 1 })).toBe(40)
  })

  it('are both totals where only those are kept', () => {
    expect(openFieldsOf({ ...empty, totalsOnly: true }).map(fieldId)).toEqual(['total-0', 'total-1'])
  })
})

it('a price steps along the track, from between its spaces too, and stays at its ends', () => {
  expect([steppedPrice(100, 1), steppedPrice(100, -1), steppedPrice(212, 1), steppedPrice(212, -1)]).toEqual([
    110, 90, 220, 200,
  ])
  expect([steppedPrice(350, 1), steppedPrice(40, -1), steppedPrice(null, 1)]).toEqual([350, 40, 100])
})
