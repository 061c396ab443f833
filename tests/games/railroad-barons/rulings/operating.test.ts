/** Rulings 17 to 33: the Floor Trader, the operating rounds, what becomes obsolete, and the end. */
import { describe, expect, it } from 'vitest'
import { resultOf } from '../../../../src/games/railroad-barons/rules/result.ts'
import type { Decision } from '../../../../src/games/railroad-barons/rules/types.ts'
import * as state from '../../../../src/games/railroad-barons/state/state.ts'
import type { GivenHolding } from '../given.ts'
import {
  after,
  afterEntries,
  cashOf,
  dealt,
  holdingIn,
  inOperatingRound,
  inStockRound,
  railroadsOf,
  refused,
  seen,
} from '../given.ts'

/** All operators on ( ) and nothing else. */
const idle = (operators: number): Decision => ({ tokens: [0, operators] })

const red = (given: GivenHolding, more: Parameters<typeof inOperatingRound>[0] = {}) =>
  inOperatingRound({ ...more, holdings: { ...more.holdings, red: given } })

describe('17: the Floor Trader', () => {
  const s = inStockRound({ investors: { 30: 1 }, priority: 0 })
  const asked = after(s, { pass: true }, { pass: true })

  it('is asked first, whoever has the Priority Deal, also in the first stock round', () => {
    expect(seen(asked)).toMatchObject({ phase: 'swapping', turn: 1, priority: 0 })
    const first = afterEntries(
      dealt(),
      { offer: '30', value: 0 },
      { take: 'investor' },
      ...(['40', '50', '60'] as const).flatMap((offer) => [{ offer, value: 0 }, { take: 'money' } as const]),
    )
    expect(seen(first)).toMatchObject({ phase: 'swapping', turn: 1 })
  })

  it('swaps the Priority Deal once and is spent', () => {
    const swapped = after(asked, { swap: true })
    expect(seen(swapped)).toMatchObject({ phase: 'trading', turn: 1, priority: 1 })
    expect(seen(swapped).players[1].investors).toEqual([])
    expect(seen(after(swapped, { pass: true }, { pass: true })).phase).toBe('trading')
  })

  it('stays with a no, and is asked again', () => {
    const kept = after(asked, { swap: false })
    expect(seen(kept)).toMatchObject({ turn: 0, priority: 0 })
    expect(seen(after(kept, { pass: true }, { pass: true })).phase).toBe('swapping')
  })
})

describe('18: operators', () => {
  const s = red({})

  it('are all placed, in any split', () => {
    for (const tokens of [
      [0, 4],
      [4, 0],
      [2, 2],
    ] as [number, number][])
      expect(refused(s, { tokens })).toBeNull()
    expect(refused(s, { tokens: [1, 2] })).toBe('tokens-left')
    expect(refused(s, { tokens: [3, 2] })).toBe('tokens-left')
    expect(refused(s, { tokens: [1, 2], network: true })).toBeNull()
  })

  it('are placed also where none is left', () => {
    const none = red({ network: 4 })
    expect(refused(none, { tokens: [0, 0] })).toBeNull()
    expect(refused(none, { tokens: [0, 0], network: true })).toBe('no-token')
  })
})

describe('19 and 20: revenue', () => {
  it('counts a network operator from the same round on', () => {
    const s = after(red({ railroads: ['A1'], owns: [[40, 10], [20]] }), { tokens: [0, 3], network: true })
    expect(holdingIn(s, 'red')).toMatchObject({ revenue: 60, network: 1, operators: 3 })
    expect(cashOf(after(s, { pay: true }))).toEqual([1030, 1012])
  })

  it('is nothing without a Railroad: there is nothing to decide, and the price stays', () => {
    const s = after(red({ network: 2, investors: ['50', '40'] }), { tokens: [0, 2] })
    expect(seen(s)).toMatchObject({ phase: 'placing', round: { operating: 2 } })
    expect(holdingIn(s, 'red').price).toBe(100)
  })
})

describe('21: 350', () => {
  it('ends the game after that operating round, also the first, without an export', () => {
    const s = inOperatingRound({
      holdings: { red: { price: 315, railroads: ['A1'] }, blue: { railroads: ['A2'] } },
      top: 'A3',
    })
    const next = after(s, idle(4), { pay: true })
    expect(seen(next)).toMatchObject({ phase: 'placing', operation: { holding: 'blue' } })
    const over = after(next, idle(4), { pay: false })
    expect(state.phaseOf(over)).toBe('over')
    expect(seen(over).stack[0]).toBe('A3')
    expect(seen(over).round.operating).toBe(1)
  })
})

describe('22: Investors', () => {
  const given = { holdings: { black: { investors: ['50' as const], railroads: ['A1'] }, red: { railroads: ['A2'] } } }

  it('are assigned for a (+), by the Director who owns them, and stay', () => {
    const s = after(
      inOperatingRound({ ...given, investors: { 40: 0, 60: 1, 30: 0 } }),
      { tokens: [2, 4] },
      { pay: false },
    )
    expect(refused(s, { assign: '60' })).toBe('not-your-investor')
    expect(refused(s, { assign: '30' })).toBe('stays-personal')
    expect(refused(s, { assign: '50' })).toBe('investor-here')
    const assigned = after(s, { assign: '40' })
    expect(holdingIn(assigned, 'black').investors).toEqual(['40', '50'])
    expect(seen(assigned).operation?.plusLeft).toBe(1)
  })

  it('move from another Holding of the same Director, and from no other', () => {
    const own = after(
      inOperatingRound(given),
      idle(6),
      { pay: false },
      { tokens: [1, 3] },
      { pay: false },
      { assign: '50' },
    )
    expect([holdingIn(own, 'black').investors, holdingIn(own, 'red').investors]).toEqual([[], ['50']])
    const holdings = {
      ...given.holdings,
      black: { ...given.holdings.black, owns: [[], [40, 10]] as GivenHolding['owns'], director: 1 },
    }
    const foreign = after(inOperatingRound({ holdings }), idle(6), { pay: false }, { tokens: [1, 3] }, { pay: false })
    expect(refused(foreign, { assign: '50' })).toBe('not-your-investor')
  })

  it('23: the Purchasing Agent gives 20% off the printed cost at once, of the bank alone', () => {
    const s = after(red({ treasury: 800 }, { top: 'I1', investors: { 60: 0 } }), { tokens: [2, 2] })
    expect(holdingIn(after(s, { assign: '60' }, { rail: 'bank', side: 'high' }), 'red').treasury).toBe(160)
  })
})

describe('24: help', () => {
  const poor: GivenHolding = { treasury: 60 }

  it('is the exact shortfall, and the treasury goes to 0', () => {
    const s = after(red(poor), { tokens: [1, 3] })
    expect(refused(s, { rail: 'bank' })).toBe('wrong-help')
    expect(refused(s, { rail: 'bank', help: 50 })).toBe('wrong-help')
    const bought = after(s, { rail: 'bank', help: 40 })
    expect(holdingIn(bought, 'red').treasury).toBe(0)
    expect(cashOf(bought)).toEqual([960, 1000])
  })

  it('is for a Holding without a Railroad alone', () => {
    const s = after(red({ ...poor, railroads: ['A1'] }, { top: 'A2' }), { tokens: [1, 3] }, { pay: false })
    expect(refused(after(s), { rail: 'bank' })).toBeNull()
    const dear = after(red({ ...poor, railroads: ['A1'] }, { top: 'C1' }), { tokens: [1, 3] }, { pay: false })
    expect(refused(dear, { rail: 'bank', help: 90 })).toBe('no-help')
  })

  it('also for the dearer side where the treasury suffices for the other', () => {
    const s = after(red({ treasury: 150 }, { top: 'B1' }), { tokens: [1, 3] })
    expect(refused(s, { rail: 'bank', side: 'low' })).toBeNull()
    expect(refused(s, { rail: 'bank', side: 'high', help: 50 })).toBeNull()
  })

  it('is limited by the Director’s cash', () => {
    const s = after(red(poor, { cash: [39, 500] }), { tokens: [1, 3] })
    expect(refused(s, { rail: 'bank', help: 40 })).toBe('director-money')
  })

  it('is not named where nobody needs it', () => {
    const s = after(red({ treasury: 100 }), { tokens: [1, 3] })
    expect(refused(s, { rail: 'bank', help: 0 })).toBe('wrong-help')
    expect(refused(s, { rail: 'bank', help: 10 })).toBe('wrong-help')
  })

  it('nobody is forced to buy', () => {
    const s = after(red({ treasury: 500 }), { tokens: [4, 0] }, { done: true })
    expect(railroadsOf(s, 'red')).toEqual([])
    expect(seen(s).round.operating).toBe(2)
  })
})

describe('25: purchases from another Holding', () => {
  const black: GivenHolding = { railroads: ['A1'], treasury: 10 }
  const own = after(red({ treasury: 90 }, { holdings: { black } }), idle(6), { pay: false }, { tokens: [2, 2] })
  const foreign = after(
    red({ treasury: 90 }, { holdings: { black: { ...black, owns: [[10], [40]], director: 1 } } }),
    idle(6),
    { pay: false },
    { tokens: [2, 2] },
  )

  it('cost from $1 to the treasury', () => {
    const s = after(own, { rail: 'A1' })
    expect([0, 1, 90, 91].map((price) => refused(s, { price }))).toEqual([
      'price-out-of-range',
      null,
      null,
      'price-out-of-range',
    ])
  })

  it('of the same Director happen at their word', () => {
    const s = after(own, { rail: 'A1' }, { price: 30 })
    expect(railroadsOf(s, 'red')).toEqual(['A1'])
    expect([holdingIn(s, 'red').treasury, holdingIn(s, 'black').treasury]).toEqual([60, 90])
    expect(seen(s).operation?.plusLeft).toBe(1)
  })

  it('of another Director when they accept', () => {
    const asked = after(foreign, { rail: 'A1' }, { price: 30 })
    expect(seen(asked)).toMatchObject({
      phase: 'consenting',
      turn: 1,
      operation: { wanted: { railroad: 'A1', price: 30 } },
    })
    expect(railroadsOf(after(asked, { consent: true }), 'red')).toEqual(['A1'])
  })

  it('refused they cost no operator, and only a higher price may be offered in this turn', () => {
    const s = after(foreign, { rail: 'A1' }, { price: 30 }, { consent: false })
    expect(seen(s)).toMatchObject({ phase: 'acquiring', turn: 0, operation: { plusLeft: 2 } })
    expect([30, 31].map((price) => refused(after(s, { rail: 'A1' }), { price }))).toEqual(['higher-price', null])
    const next = after(s, { done: true }, idle(6), { pay: false }, { tokens: [2, 2] }, { rail: 'A1' })
    expect(refused(next, { price: 1 })).toBeNull()
  })

  it('nobody asks for what nobody owns, nor for its own', () => {
    expect(refused(own, { rail: 'A2' })).toBe('not-in-play')
    expect(refused(after(own, { rail: 'A1' }, { price: 1 }), { rail: 'A1' })).toBe('own-railroad')
  })

  it('all refused at the whole treasury, nothing more can be offered', () => {
    const s = after(foreign, { rail: 'A1' }, { price: 90 }, { consent: false })
    expect(refused(s, { rail: 'A1' })).toBe('no-treasury')
  })

  it('no consent is given that nobody asked for', () => {
    expect(refused(own, { consent: true })).toBe('not-now')
  })
})

describe('26 and 27: what becomes obsolete', () => {
  it('leaves at once, the buyer’s own cards included', () => {
    const s = after(red({ treasury: 900, railroads: ['A1', 'C1'] }, { top: 'D1' }), { tokens: [1, 3] }, { pay: true })
    expect(railroadsOf(after(s, { rail: 'bank', side: 'low' }), 'red')).toEqual(['A1', 'C1', 'D1'])
    expect(railroadsOf(after(s, { rail: 'bank', side: 'high' }), 'red')).toEqual(['C1', 'D1'])
  })

  it('only the first card of a level does it', () => {
    const holdings = { black: { railroads: ['D1 high'] } }
    const s = after(
      red({ treasury: 900, railroads: ['A1'] }, { top: 'D2', holdings, appeared: [4] }),
      idle(6),
      { pay: false },
      { tokens: [1, 3] },
      { pay: false },
    )
    expect(railroadsOf(after(s, { rail: 'bank', side: 'high' }), 'red')).toEqual(['A1', 'D2'])
  })

  it.each([
    ['B1', [2], ['A1', 'C1', 'D1', 'E1']],
    ['D2', [3], ['A1', 'C1', 'D1', 'E1']],
    ['F1', [4], ['C1', 'D1', 'E1']],
    ['H1', [6], ['A1', 'E1']],
    ['I1', [8], ['A1', 'C1', 'D1']],
  ] as const)('removed, %s counts as level %s', (top, appeared, left) => {
    const railroads = ['A1', 'C1', 'D1', 'E1']
    const s = inOperatingRound({ holdings: { green: { railroads } }, top })
    const next = after(s, idle(6), { pay: false }, idle(6), { pay: false })
    expect(seen(next).appeared).toEqual(appeared)
    expect(railroadsOf(next, 'green')).toEqual(left)
  })
})

describe('28: too many Railroads', () => {
  const s = red({ treasury: 500, railroads: ['A1', 'A2'] }, { top: 'A3', investors: { 50: 0 } })

  it('are removed after buying alone, exactly the excess, as the Director says', () => {
    const bought = after(s, { tokens: [3, 1] }, { pay: false }, { rail: 'bank' }, { assign: '50' }, { done: true })
    expect(seen(bought)).toMatchObject({ phase: 'discarding', operation: { excess: 2 } })
    expect(refused(bought, { discard: 'A4' })).toBe('not-here')
    const left = after(bought, { discard: 'A1' }, { discard: 'A3' })
    expect(railroadsOf(left, 'red')).toEqual(['A2'])
    expect(seen(left).gone).toEqual(['A1', 'A3'])
  })

  it('all leave without a word where no ( ) operator stands', () => {
    const none = after(s, { tokens: [4, 0] }, { pay: false }, { done: true })
    expect(railroadsOf(none, 'red')).toEqual([])
    expect(seen(none).round.operating).toBe(2)
  })
})

it('29: an empty stack sells nothing and exports nothing', () => {
  const s = after(red({ treasury: 900 }, { top: null }), { tokens: [1, 3] })
  expect(refused(s, { rail: 'bank' })).toBe('stack-empty')
  const next = after(s, { done: true }, idle(4))
  expect(seen(next)).toMatchObject({ phase: 'trading', round: { stock: 3, operating: 0 } })
})

describe('the side of a Railroad', () => {
  it('is said where there are two, and nowhere else', () => {
    const two = after(red({ treasury: 900 }, { top: 'F1' }), { tokens: [1, 3] })
    expect([refused(two, { rail: 'bank' }), refused(two, { rail: 'bank', side: 'low' })]).toEqual(['side-needed', null])
    const one = after(red({ treasury: 900 }, { top: 'E1' }), { tokens: [1, 3] })
    expect([refused(one, { rail: 'bank' }), refused(one, { rail: 'bank', side: 'low' })]).toEqual([null, 'one-side'])
  })
})

it('30: the game ends after the 25th stock round’s operating rounds', () => {
  const pass = { pass: true } as const
  expect(seen(after(inStockRound({ stockRound: 24 }), pass, pass)).round.stock).toBe(25)
  expect(state.phaseOf(after(inStockRound({ stockRound: 25 }), pass, pass))).toBe('over')
})

describe('31: the result', () => {
  it('is cash and certificates; treasuries, Railroads and Investors are worth nothing', () => {
    const s = inStockRound({
      cash: [100, 200],
      holdings: { red: { price: 150, owns: [[40, 20], [10]], treasury: 900, railroads: ['A1'], investors: ['50'] } },
      investors: { 30: 1 },
    })
    const stock = { green: 0, black: 0, yellow: 0, blue: 0 }
    expect(resultOf(s)).toEqual({
      scores: [
        { cash: 100, stock: { ...stock, red: 900 }, total: 1000 },
        { cash: 200, stock: { ...stock, red: 150 }, total: 350 },
      ],
      winners: [0],
    })
  })

  it('of equals is shared', () => {
    expect(resultOf(inStockRound({ cash: [700, 700] })).winners).toEqual([0, 1])
  })
})

describe('32: MS&C started with A1', () => {
  const green: GivenHolding = { owns: [[40], []], isStartedOnly: true, railroads: ['A1'] }

  it('may sell it, and gets its $1,000 on top', () => {
    const s = after(red({ treasury: 200 }, { holdings: { green } }), { tokens: [1, 3] }, { rail: 'A1' }, { price: 80 })
    expect(holdingIn(s, 'green')).toMatchObject({ standing: 'started', treasury: 80 })
    const next = after(s, idle(4), { pay: false }, { buy: ['green', 10] })
    expect(holdingIn(next, 'green').treasury).toBe(1080)
  })

  it('loses it when level 4 appears', () => {
    const s = after(red({ treasury: 300 }, { holdings: { green }, top: 'E1' }), { tokens: [1, 3] }, { rail: 'bank' })
    expect(railroadsOf(s, 'green')).toEqual([])
  })
})

it('33: where no Holding operates the rounds go by, and a Railroad leaves', () => {
  const s = after(inStockRound(), { pass: true }, { pass: true })
  expect(seen(s)).toMatchObject({ round: { stock: 3, operating: 0 }, gone: ['A1'], phase: 'trading' })
})

it('Holdings operate in their order, each twice', () => {
  let s = inOperatingRound({ holdings: { blue: {}, green: {}, yellow: {} } })
  const turns: string[] = []
  while (seen(s).operation) {
    const { holding } = seen(s).operation!
    turns.push(holding)
    s = after(s, { tokens: [0, holdingIn(s, holding).operators] })
  }
  expect(turns).toEqual(['green', 'yellow', 'blue', 'green', 'yellow', 'blue'])
})
