/** Rule book, Money and New order. */
import { describe, expect, test } from 'vitest'
import { view } from '../../../../../src/games/coal-baron/rules/view.ts'
import { firstTurn, orderStack, place, play, seatOf } from '../../support/given.ts'

const before = firstTurn({ players: 4 })

test('Mike receives 5 Marks for a worker on the 5 Mark space', () => {
  expect(seatOf(play(before, place('money-5')), 0).marks).toBe(8 + 5)
})

test.each([
  ['money-3', 3],
  ['money-4', 4],
  ['money-5', 5],
  ['money-6', 6],
  ['bank', 1],
] as const)('%s pays %i', (space, marks) => {
  const after = play(before, place(space))
  expect([0, 1, 2, 3].map((seat) => seatOf(after, seat).marks)).toEqual([8 + marks, 8, 8, 8])
})

describe('taking an engine order', () => {
  /** 13 cards to draft from, then the engine order and two more for the order spaces; the last draft card goes to `order-4`. */
  const drafted = ['BY', 'BB', 'BYY', 'BG', 'BK', 'BBB', 'BBBB', 'BGG', 'BKK', 'BGGG', 'BYBGK', 'CY', 'CB']
  const s = firstTurn({ players: 4, orders: [...drafted, 'EYBGK', 'TY', 'TB', 'TKKK'] })
  const after = play(s, place('order-1'))

  test('he takes the card below the space into his outstanding orders', () => {
    expect(view(s, null).spaces['order-1'].order).toBe('EYBGK')
    expect(seatOf(after, 0).orders.at(-1)).toEqual({ order: 'EYBGK', spots: [[], [], [], []], complete: false })
  })

  test('the space is filled with the top card of the stack', () => {
    expect(view(after, null).spaces['order-1'].order).toBe('TKKK')
    expect(view(after, null).orderStack).toBe(view(s, null).orderStack - 1)
  })

  test('the other spaces keep their cards', () => {
    const others = ['order-2', 'order-3', 'order-4'] as const
    for (const space of others) expect(view(after, null).spaces[space]).toEqual(view(s, null).spaces[space])
  })
})

describe('taking the top five orders', () => {
  const five = orderStack(before).slice(0, 5)
  const looking = play(before, place('order-draw'))
  const below = orderStack(looking)
  const back = [3, 0, 4, 1].map((i) => five[i])

  test('shows them to the player alone', () => {
    expect(view(looking, 0).drawn).toEqual(five)
    for (const seat of [1, 2, 3, null]) expect(view(looking, seat).drawn).toEqual([])
  })

  test.each(['top', 'bottom'] as const)('he keeps one and puts the rest at the %s', (put) => {
    const done = play(looking, { keep: five[2] }, { put, back })
    expect(seatOf(done, 0).orders.map(({ order }) => order)).toContain(five[2])
    expect(orderStack(done)).toEqual(put === 'top' ? [...back, ...below] : [...below, ...back])
  })

  test('he may keep none', () => {
    const done = play(looking, { keep: null }, { put: 'top', back: five })
    expect(seatOf(done, 0).orders).toEqual(seatOf(before, 0).orders)
    expect(orderStack(done)).toEqual(orderStack(before))
    expect(view(done, null)).toMatchObject({ turn: 1, phase: 'place' })
  })
})
