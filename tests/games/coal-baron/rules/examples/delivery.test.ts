/** Rule book, Delivery: Mike delivers two carriage orders, 9 + 10 = 19 points. */
import { describe, expect, test } from 'vitest'
import { view } from '../../../../../src/games/coal-baron/rules/view.ts'
import { whyIllegal } from '../../../../../src/games/coal-baron/rules/refusal.ts'
import { cage, fill, firstTurn, hasFilled, hasOrders, place, play, seatOf } from '../../support/given.ts'

const before = firstTurn()
hasOrders(before, 0, 'CKK', 'CYBGK', 'CBB', 'TG')
hasFilled(before, 0, 'CKK', 'CYBGK', 'TG')
const after = play(before, place('delivery-carriage'))
const ids = (orders: { order: string }[]) => orders.map(({ order }) => order)

test('he gains 19 points', () => {
  expect(seatOf(after, 0).points).toBe(19)
  expect(seatOf(after, 0).score.delivered).toBe(19)
})

test('the six cubes go back to the supply', () => {
  const supply = view(before, null).supply
  expect(view(after, null).supply).toEqual({ Y: supply.Y + 1, B: supply.B + 1, G: supply.G + 1, K: supply.K + 3 })
})

test('both orders lie before him as delivered and are outstanding no longer', () => {
  expect(seatOf(after, 0).delivered.toSorted()).toEqual(['CKK', 'CYBGK'])
  expect(ids(seatOf(after, 0).orders)).not.toContain('CKK')
  expect(ids(seatOf(after, 0).orders)).not.toContain('CYBGK')
})

test('an incomplete carriage order and a complete one of another vehicle stay', () => {
  expect(ids(seatOf(after, 0).orders)).toEqual(expect.arrayContaining(['CBB', 'TG']))
})

describe('a delivery space is open only to whoever can deliver', () => {
  test.each([
    ['delivery-barrow', { code: 'nothing-to-deliver', params: { vehicle: 'B' } }],
    ['delivery-carriage', null],
    ['delivery-truck', null],
    ['delivery-engine', { code: 'nothing-to-deliver', params: { vehicle: 'E' } }],
  ] as const)('%s', (space, refusal) => {
    expect(whyIllegal(before, place(space))).toEqual(refusal)
  })

  test('after the delivery carriages are closed to him again', () => {
    const again = play(after, place('bank'), place('bank'))
    expect(whyIllegal(again, place('delivery-carriage'))?.code).toBe('nothing-to-deliver')
  })
})

test('an order with two cubes on a spot gives both back', () => {
  const s = firstTurn()
  hasOrders(s, 0, 'EK')
  const supply = view(s, null).supply
  const mined = play(
    s,
    place('mining-10'),
    { cage: 1 },
    { load: 'Y' },
    { cage: 2 },
    { load: 'B' },
    { cage: 0 },
    fill('EK', 0, cage('Y'), cage('B')),
    { end: 'mining' },
    place('bank'),
    place('bank'),
  )
  const delivered = play(mined, place('delivery-engine'))
  expect(view(delivered, null).supply).toEqual({ ...supply, Y: supply.Y + 1, B: supply.B + 1 })
  expect(seatOf(delivered, 0).points).toBe(5)
})
