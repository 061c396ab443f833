import { describe, expect, test } from 'vitest'
import { whyIllegal } from '../../../../../src/games/coal-baron/rules/refusal.ts'
import { view } from '../../../../../src/games/coal-baron/rules/view.ts'
import {
  firstTurn,
  hasFilled,
  hasMarks,
  hasOrders,
  hasPlaced,
  hasWorkers,
  leavesInStack,
  place,
  play,
  seatOf,
} from '../../support/given.ts'

describe('ruling 4: a stack that has run dry', () => {
  test('leaves a factory space empty, which can then not be chosen', () => {
    const s = firstTurn()
    hasMarks(s, 0, 50)
    leavesInStack(s, { tiles: 0 })
    const after = play(s, place('factory-1'))
    expect(view(after, null).spaces['factory-1'].tile).toBeNull()
    expect(whyIllegal(after, place('factory-1'))).toEqual({ code: 'no-tile', params: {} })
    expect(whyIllegal(after, place('factory-2'))).toBeNull()
  })

  test('leaves an order space empty, which can then not be chosen', () => {
    const s = firstTurn()
    leavesInStack(s, { orders: 0 })
    const after = play(s, place('order-3'))
    expect(view(after, null).spaces['order-3'].order).toBeNull()
    expect(whyIllegal(after, place('order-3'))).toEqual({ code: 'no-order', params: {} })
    expect(whyIllegal(after, place('order-4'))).toBeNull()
  })

  test('closes factory-draw and order-draw', () => {
    const s = firstTurn()
    leavesInStack(s, { tiles: 0, orders: 0 })
    expect(whyIllegal(s, place('factory-draw'))).toEqual({ code: 'stack-empty', params: {} })
    expect(whyIllegal(s, place('order-draw'))).toEqual({ code: 'stack-empty', params: {} })
  })

  test.each([1, 2, 4])('with %i left shows what there is', (left) => {
    const s = firstTurn()
    leavesInStack(s, { tiles: left, orders: left })
    for (const space of ['factory-draw', 'order-draw'] as const) {
      const table = view(play(s, place(space)), 0)
      expect(table.drawn).toHaveLength(left)
      expect([table.tileStack, table.orderStack]).toContain(0)
    }
  })

  test('the last one may be kept; nothing is left to put back, on top or at the bottom', () => {
    const s = firstTurn()
    leavesInStack(s, { orders: 1 })
    const looking = play(s, place('order-draw'))
    const [last] = view(looking, 0).drawn
    for (const put of ['top', 'bottom'] as const) {
      const done = play(looking, { keep: last }, { put, back: [] })
      expect(view(done, null)).toMatchObject({ orderStack: 0, turn: 1, phase: 'place' })
      expect(seatOf(done, 0).orders).toHaveLength(4)
    }
  })
})

describe('ruling 5: on factory-draw a tile may be kept only by whoever can pay for it', () => {
  const tiles = ['Y1L', 'Y1D', 'Y2L', 'Y2D', 'B1L', 'B1D', 'B2L', 'K2L', 'K1D', 'G1L', 'Y1L', 'K2D']
  const s = firstTurn({ tiles })
  hasMarks(s, 0, 4)
  const looking = play(s, place('factory-draw'))

  test.each([
    ['K2L', 8],
    ['K2D', 8],
  ])('%s costs too much', (keep, need) => {
    expect(whyIllegal(looking, { keep })).toEqual({ code: 'needs-marks', params: { have: 4, need } })
  })

  test.each(['K1D', 'G1L', 'Y1L', null])('%s may be kept', (keep) => {
    expect(whyIllegal(looking, { keep })).toBeNull()
  })

  test('with no Marks at all the space is still open, to put all five back', () => {
    hasMarks(s, 0, 0)
    const poor = play(s, place('factory-draw'))
    expect(view(poor, 0).drawn.map((keep) => whyIllegal(poor, { keep })?.code)).toEqual(Array(5).fill('needs-marks'))
    expect(whyIllegal(poor, { keep: null })).toBeNull()
  })

  test('orders cost nothing', () => {
    const orders = play(s, place('order-draw'))
    expect(view(orders, 0).drawn.map((keep) => whyIllegal(orders, { keep }))).toEqual(Array(5).fill(null))
  })
})

describe('ruling 9: a delivery space delivers every complete order of its vehicle at once', () => {
  const s = firstTurn()
  hasOrders(s, 0, 'EY', 'EGG', 'EKK', 'EYBGK', 'TY')
  hasFilled(s, 0, 'EY', 'EGG', 'EYBGK', 'TY')
  const after = play(s, place('delivery-engine'))

  test('none is held back, and none of another vehicle goes along', () => {
    expect(seatOf(after, 0).delivered.toSorted()).toEqual(['EGG', 'EY', 'EYBGK'])
    expect(seatOf(after, 0).points).toBe(2 + 7 + 10)
    expect(seatOf(after, 0).orders.map(({ order }) => order)).toEqual(expect.arrayContaining(['EKK', 'TY']))
  })

  test('somebody else is not served', () => {
    expect(whyIllegal(after, place('delivery-truck'))).toEqual({ code: 'nothing-to-deliver', params: { vehicle: 'T' } })
  })
})

describe('ruling 15: ousting one’s own workers', () => {
  const s = firstTurn()
  hasPlaced(s, 1, 'money-6')
  hasPlaced(s, 0, 'money-6')

  test('is allowed and costs the same one more', () => {
    const after = play(s, place('money-6'))
    expect(view(after, null).spaces['money-6']).toMatchObject({ workers: 3, owner: 0 })
    expect(view(after, null).canteen).toEqual([2, 1, 0])
    expect(seatOf(after, 0).workers).toBe(15 - 2 - 3)
  })

  test('is refused to whoever has too few', () => {
    hasWorkers(s, 0, 2)
    expect(whyIllegal(s, place('money-6'))).toEqual({ code: 'needs-workers', params: { have: 2, need: 3 } })
  })
})
