/** The rule book's examples. */
import { describe, expect, it } from 'vitest'
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
} from './given.ts'

describe('Abby has 10% of DPI at 100, the bank has 20%', () => {
  const s = inStockRound({ cash: [500, 500], holdings: { red: { price: 100, owns: [[10], [40, 30]], director: 1 } } })

  it('she buys the 20 for $200 and has 30%', () => {
    const next = afterEntries(s, { buy: ['red', 20] })
    expect(cashOf(next)[0]).toBe(300)
    expect(holdingIn(next, 'red').shares).toEqual([30, 70])
  })

  it('she gives the 10 and $100 for it and has 20%', () => {
    const next = afterEntries(s, { buy: ['red', 20, 10] })
    expect(cashOf(next)[0]).toBe(400)
    expect(holdingIn(next, 'red').certificates).toEqual([1, 1, 0, null])
  })
})

describe('Ann starts MB&S at 90', () => {
  const started = afterEntries(inStockRound({ cash: [500, 500] }), { buy: ['blue', 40], par: 90 })

  it('for $360; it has four operators and does not operate', () => {
    expect(cashOf(started)[0]).toBe(140)
    expect(holdingIn(started, 'blue')).toMatchObject({
      standing: 'started',
      price: 90,
      operators: 4,
      treasury: 0,
      director: 0,
    })
    const over = afterEntries(started, { pass: true }, { pass: true })
    expect(seen(over).round).toEqual({ stock: 3, operating: 0 })
  })

  it('later the 10 for $90: the treasury has $900, and it operates', () => {
    const operating = afterEntries(started, { pass: true }, { buy: ['blue', 10] })
    expect(cashOf(operating)[0]).toBe(50)
    expect(holdingIn(operating, 'blue')).toMatchObject({ standing: 'operating', treasury: 900 })
    const round = afterEntries(operating, { pass: true }, { pass: true })
    expect(seen(round).operation).toMatchObject({ holding: 'blue' })
  })
})

describe('Alphonse has 40% of DPI, Brenda 30%', () => {
  const s = inStockRound({ holdings: { red: { owns: [[40], [30]], treasury: 70, railroads: ['A1'] } } }, 1)
  const twenty = afterEntries(s, { buy: ['red', 20] })

  it('Brenda buys the 20: with 50% she is Director, Alphonse keeps the 40', () => {
    expect(holdingIn(twenty, 'red')).toMatchObject({ director: 1, certificates: [0, 1, 1, null], treasury: 70 })
    expect(railroadsOf(twenty, 'red')).toEqual(['A1'])
  })

  it('then the 10: she gives 30 and 10 for his 40', () => {
    const ten = afterEntries(twenty, { pass: true }, { buy: ['red', 10] })
    expect(holdingIn(ten, 'red')).toMatchObject({ director: 1, certificates: [1, 0, 1, 0], shares: [40, 60] })
  })
})

describe('Aaron has 40 and 10 of SB, Becky 30', () => {
  const s = after(
    inOperatingRound({
      cash: [0, 0],
      holdings: { black: { price: 100, owns: [[40, 10], [30]], railroads: ['A2', 'A3'] } },
    }),
    { tokens: [2, 4] },
  )

  it('of a revenue of $100 they get $50 and $30, and the price rises one space', () => {
    const paid = after(s, { pay: true })
    expect(cashOf(paid)).toEqual([50, 30])
    expect(holdingIn(paid, 'black')).toMatchObject({ price: 110, treasury: 0 })
  })

  it('withheld it all goes to the treasury, and the price stays', () => {
    const kept = after(s, { pay: false })
    expect(cashOf(kept)).toEqual([0, 0])
    expect(holdingIn(kept, 'black')).toMatchObject({ price: 100, treasury: 100 })
  })
})

describe('MB&S has two operators on (+) and two on ( )', () => {
  const s = after(
    inOperatingRound({ holdings: { blue: { treasury: 900 } }, investors: { 50: 0 } }),
    { tokens: [2, 2] },
    { rail: 'bank' },
    { rail: 'bank' },
  )

  it('two Railroads bought, it keeps both and assigns no Investor in this turn', () => {
    expect(railroadsOf(s, 'blue')).toEqual(['A1', 'A2'])
    expect(holdingIn(s, 'blue').investors).toEqual([])
    expect(seen(s).round.operating).toBe(2)
  })
})

describe('a D', () => {
  const holdings = { green: { treasury: 300, railroads: ['A1', 'B1', 'B2 high', 'C1'] } }

  it('bought at level 4 as the first of its level ends all A and all B of level 2', () => {
    const s = after(
      inOperatingRound({ holdings, top: 'D1' }),
      { tokens: [1, 5] },
      { pay: true },
      { rail: 'bank', side: 'high' },
    )
    expect(railroadsOf(s, 'green')).toEqual(['B2', 'C1', 'D1'])
    expect(seen(s).appeared).toEqual([4])
  })

  it('removed after the second operating round counts as level 3: nothing leaves play', () => {
    const idle = [{ tokens: [0, 6] }, { pay: false }] as const
    const s = after(
      inOperatingRound({ holdings, top: 'D1' }),
      ...[...idle, ...idle].map((each) => ({ ...each }) as never),
    )
    expect(seen(s).round).toEqual({ stock: 3, operating: 0 })
    expect(seen(s).gone).toContain('D1')
    expect(railroadsOf(s, 'green')).toEqual(['A1', 'B1', 'B2', 'C1'])
    expect(seen(s).appeared).toEqual([3])
  })
})

it('the 450 not among the four chosen: both players get $450, the MS&C 40 and A1 go back', () => {
  const takeMoney = (['30', '40', '50', '60'] as const).flatMap((offer) => [
    { offer, value: 10 },
    { take: 'money' } as const,
  ])
  const s = afterEntries(dealt(), ...takeMoney)
  expect(cashOf(s)).toEqual([670, 670])
  expect(holdingIn(s, 'green')).toMatchObject({ standing: 'closed', certificates: [null, null, null, null] })
  expect(seen(s).stack[0]).toBe('A1')
  expect(refused(s, { swap: true })).toBeNull()
})

describe('computed', () => {
  it('the Traffic Manager and the Mail Contractor, two A and a network operator make $150', () => {
    const holdings = { red: { railroads: ['A1', 'A2'], network: 1 } }
    const revenueWith = (...investors: ('40' | '50')[]) =>
      holdingIn(inStockRound({ holdings: { red: { ...holdings.red, investors } } }), 'red').revenue
    expect([revenueWith(), revenueWith('40'), revenueWith('50'), revenueWith('40', '50')]).toEqual([110, 130, 130, 150])
  })

  it.each([
    ['high', 640],
    ['low', 320],
  ] as const)('with the Purchasing Agent the %s side of an I costs $%i', (side, cost) => {
    const holdings = { red: { treasury: 1000, investors: ['60' as const] } }
    const s = after(inOperatingRound({ holdings, top: 'I1' }), { tokens: [1, 3] }, { rail: 'bank', side })
    expect(holdingIn(s, 'red').treasury).toBe(1000 - cost)
  })
})
