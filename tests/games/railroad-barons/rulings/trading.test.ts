/** Rulings 4 to 16: the stock round. */
import { describe, expect, it } from 'vitest'
import { HOLDINGS } from '../../../../src/games/railroad-barons/state/components.ts'
import type { GivenHolding } from '../given.ts'
import { after, afterEntries, cashOf, holdingIn, inStockRound, refused, seen } from '../given.ts'

const holdingsOf = (each: GivenHolding) => Object.fromEntries(HOLDINGS.map((id) => [id, each]))

describe('4: sell first, then buy', () => {
  const holdings = { red: { owns: [[40, 20], []] }, black: { owns: [[40, 20], []] } } satisfies Record<
    string,
    GivenHolding
  >
  const s = inStockRound({ cash: [0, 0], holdings })

  it('several Holdings may be sold, all at the price before the drop, and the money buys at once', () => {
    const next = afterEntries(s, {
      sell: [
        ['red', 20],
        ['black', 20, 10],
      ],
      buy: ['green', 40],
      par: 70,
    })
    expect(cashOf(next)[0]).toBe(20)
  })

  it('nothing is sold after the purchase, and nothing bought twice', () => {
    const bought = after(inStockRound({ holdings }), { buy: ['red', 30] })
    expect(refused(bought, { sell: ['black', 20] })).toBe('sell-first')
    expect(refused(bought, { buy: ['black', 30] })).toBe('one-purchase')
    expect(refused(bought, { pass: true })).toBe('not-now')
  })

  it('a turn that trades nothing is none', () => {
    expect(refused(s, { trade: 'done' })).toBe('nothing-traded')
  })

  it('is refused without the money', () => {
    expect(refused(s, { buy: ['red', 30] })).toBe('no-money')
    expect(refused(after(s, { sell: ['black', 20] }), { buy: ['red', 10] })).toBeNull()
  })
})

describe('5: the price', () => {
  const owns: GivenHolding['owns'] = [[40, 30], [20]]

  it('falls one space for all that the Director sells of a Holding in a turn', () => {
    const s = inStockRound({ cash: [0, 0], holdings: { red: { owns: [[40, 20, 10], [30]] } } })
    const next = afterEntries(s, {
      sell: [
        ['red', 20],
        ['red', 10],
      ],
    })
    expect(holdingIn(next, 'red').price).toBe(90)
    expect(cashOf(next)[0]).toBe(300)
  })

  it('falls for an exchange downwards too', () => {
    const s = inStockRound({ holdings: { red: { owns } } })
    expect(holdingIn(afterEntries(s, { sell: [['red', 30, 10]] }), 'red').price).toBe(90)
  })

  it('stays where somebody else sells', () => {
    const s = inStockRound({ holdings: { red: { owns } } }, 1)
    expect(holdingIn(afterEntries(s, { sell: [['red', 20]] }), 'red').price).toBe(100)
  })

  it('stays at the lowest space', () => {
    const s = inStockRound({ holdings: { red: { price: 40, owns } } })
    expect(holdingIn(afterEntries(s, { sell: [['red', 30]] }), 'red').price).toBe(40)
  })

  it('falls before the Directorship changes', () => {
    const s = inStockRound({
      holdings: {
        red: {
          owns: [
            [40, 10],
            [30, 20],
          ],
        },
      },
    })
    expect(holdingIn(afterEntries(s, { sell: [['red', 10]] }), 'red')).toMatchObject({ price: 90, director: 1 })
  })
})

it('6: a Holding may be sold in the round in which it floated', () => {
  const s = afterEntries(inStockRound({ cash: [900, 900] }), { buy: ['red', 40], par: 100 }, { buy: ['red', 30] })
  const next = afterEntries(s, { pass: true }, { sell: [['red', 30, 10]] })
  expect(holdingIn(next, 'red')).toMatchObject({ standing: 'operating', treasury: 1000, shares: [40, 10], price: 100 })
})

describe('7: somebody has 40%', () => {
  it('the 40 is sold only if the other has 40% or more; one’s own 30 and 10 do not help', () => {
    const alone = inStockRound({ holdings: { red: { owns: [[40, 30, 10], []] } } })
    expect(refused(alone, { sell: ['red', 40] })).toBe('other-needs-forty')
    expect(refused(alone, { sell: ['red', 40, 20] })).toBe('other-needs-forty')
    const both = inStockRound({ holdings: { red: { owns: [[40], [30, 10]] } } })
    expect(refused(both, { sell: ['red', 40] })).toBeNull()
  })

  it('no sale and no exchange downwards leaves nobody with it', () => {
    const s = inStockRound({ holdings: { red: { owns: [[30, 20], [10]] } } })
    expect(refused(s, { sell: ['red', 20] })).toBe('nobody-has-forty')
    expect(refused(s, { sell: ['red', 30] })).toBe('nobody-has-forty')
    expect(refused(inStockRound({ holdings: { red: { owns: [[30, 20], []] } } }), { sell: ['red', 30, 10] })).toBe(
      'nobody-has-forty',
    )
  })

  it('the 40 sold, the other becomes Director and takes it for 30 and 10', () => {
    const s = inStockRound({ holdings: { red: { owns: [[40], [30, 10]] } } })
    const next = afterEntries(s, { sell: [['red', 40]] })
    expect(holdingIn(next, 'red')).toMatchObject({ director: 1, certificates: [1, null, null, null], price: 90 })
  })
})

describe('8: who sold a Holding', () => {
  const s = inStockRound({ holdings: { red: { owns: [[40, 30], [10]] } } })

  it('buys none of it in the same turn, nor for the rest of the stock round', () => {
    const sold = after(s, { sell: ['red', 30, 20] })
    expect(refused(sold, { buy: ['red', 30] })).toBe('sold-this-round')
    const later = after(sold, { trade: 'done' }, { pass: true })
    expect(refused(later, { buy: ['red', 30, 20] })).toBe('sold-this-round')
    expect(seen(later).players[0].sold).toEqual(['red'])
  })

  it('buys it again in the next', () => {
    const idle = [{ tokens: [0, 4] }, { tokens: [0, 4] }] as const
    const next = after(
      s,
      { sell: ['red', 30] },
      { trade: 'done' },
      { pass: true },
      { pass: true },
      ...(idle as never as []),
    )
    expect(seen(next).players[0].sold).toEqual([])
    expect(refused(after(next, { pass: true }), { buy: ['red', 30] })).toBeNull()
  })
})

describe('9: exchanges', () => {
  const s = inStockRound({ holdings: { red: { owns: [[40, 20], [30]] } } })

  it('need the wanted certificate in the bank', () => {
    expect(refused(s, { sell: ['red', 40, 30] })).not.toBeNull()
    expect(refused(s, { sell: ['red', 20, 10] })).toBeNull()
    expect(refused(s, { buy: ['red', 30, 20] })).toBe('not-in-bank')
  })

  it('are for a smaller one in a sale and for a larger one in a purchase', () => {
    const one = inStockRound({ holdings: { red: { owns: [[40, 10], []] } } })
    expect(refused(one, { sell: ['red', 10, 20] })).toBe('not-smaller')
    expect(refused(one, { buy: ['red', 20, 40] })).toBe('not-larger')
    expect(refused(one, { sell: ['red', 10, 10] })).toBe('not-in-bank')
    expect(refused(one, { buy: ['red', 20, 30] })).toBe('not-your-certificate')
  })

  it('are of one’s own', () => {
    expect(refused(s, { sell: ['red', 30] })).toBe('not-your-certificate')
    expect(refused(s, { sell: ['red', 10] })).toBe('not-your-certificate')
  })
})

describe('10 and 11: nine certificates', () => {
  const nine: Record<string, GivenHolding> = {
    ...holdingsOf({ owns: [[40, 10], []] }),
    green: { owns: [[40], [30, 10]] },
  }
  const s = inStockRound({ cash: [2000, 2000], holdings: nine })

  it('a tenth is not bought, exchanges are free, and selling first helps', () => {
    expect(seen(s).players[0].certificates).toBe(9)
    expect(refused(s, { buy: ['red', 20] })).toBe('certificate-limit')
    expect(refused(s, { buy: ['red', 20, 10] })).toBeNull()
    expect(refused(after(s, { sell: ['black', 10] }), { buy: ['red', 20] })).toBeNull()
  })

  it('not even one that would bring the count down again by a swap', () => {
    const swap = inStockRound({
      cash: [2000, 2000],
      holdings: { ...nine, green: { owns: [[30], [40]], director: 1 }, red: { owns: [[40, 10], []] } },
    })
    expect(seen(swap).players[0].certificates).toBe(9)
    expect(refused(swap, { buy: ['green', 10] })).toBe('certificate-limit')
  })

  /** The other's exchanges of 20 for 10 give seat 0 a 30 and a 10 for its 40, twice. */
  const above = () => {
    const shared: GivenHolding = { owns: [[40], [30, 20]], director: 1 }
    const before = inStockRound(
      {
        cash: [2000, 2000],
        holdings: {
          green: shared,
          black: shared,
          yellow: { owns: [[40, 10], []] },
          red: { owns: [[40, 20, 10], []] },
          blue: { owns: [[40, 10], []] },
        },
      },
      1,
    )
    expect(seen(before).players[0].certificates).toBe(9)
    return afterEntries(before, {
      sell: [
        ['green', 20, 10],
        ['black', 20, 10],
      ],
    })
  }

  it('whoever was pushed above by swaps sells down to nine in the next turn, and does not pass', () => {
    const pushed = above()
    expect(seen(pushed).players[0].certificates).toBe(11)
    expect(refused(pushed, { pass: true })).toBe('certificates-over')
    expect(refused(pushed, { buy: ['red', 30, 20] })).toBe('certificates-over')
    const one = after(pushed, { sell: ['green', 10] })
    expect(refused(one, { trade: 'done' })).toBe('certificates-over')
    const two = after(one, { sell: ['black', 10] })
    expect(refused(two, { trade: 'done' })).toBeNull()
    expect(refused(two, { buy: ['red', 30] })).toBe('certificate-limit')
    expect(refused(after(two, { sell: ['yellow', 10] }), { buy: ['red', 30] })).toBeNull()
  })
})

describe('12: the swap for the 40', () => {
  it('a sale can cause it: a Director with 30 and 20 exchanges the 20 for the 10', () => {
    const s = inStockRound({ holdings: { red: { owns: [[30, 20], []] } } })
    const next = afterEntries(s, { sell: [['red', 20, 10]] })
    expect(holdingIn(next, 'red').certificates).toEqual([0, null, null, null])
  })

  it('gives no change: 30 and 20 stay', () => {
    const s = inStockRound({ holdings: { red: { owns: [[40], [30]] } } }, 1)
    expect(holdingIn(afterEntries(s, { buy: ['red', 20] }), 'red').certificates).toEqual([0, 1, 1, null])
  })
})

it('13: equal holdings change nothing', () => {
  const s = inStockRound({ holdings: { red: { owns: [[40, 10], [30]] } } }, 1)
  expect(holdingIn(afterEntries(s, { buy: ['red', 20] }), 'red')).toMatchObject({ director: 0, shares: [50, 50] })
})

it('14 and 15: the capital is ten times the start price, once, and the Holding goes on operating', () => {
  const s = inStockRound({ holdings: { red: { owns: [[40], []], isStartedOnly: true, price: 80 } } })
  const bought = afterEntries(s, { buy: ['red', 20] }, { pass: true })
  expect(holdingIn(bought, 'red')).toMatchObject({ treasury: 800, standing: 'operating' })
  const sold = afterEntries(bought, { sell: [['red', 20]] }, { buy: ['red', 20] })
  expect(holdingIn(sold, 'red')).toMatchObject({ treasury: 800, standing: 'operating', shares: [40, 20] })
})

describe('the start of a Holding', () => {
  const s = inStockRound()

  it('is its Director certificate, with a start price', () => {
    expect(refused(s, { buy: ['red', 30] })).toBe('director-first')
    expect(refused(s, { buy: ['red', 40] })).toBe('start-price')
    expect(refused(s, { buy: ['red', 40], par: 70 })).toBeNull()
  })

  it('happens once', () => {
    const started = inStockRound({ holdings: { red: { owns: [[30, 10], []] } } })
    expect(refused(started, { buy: ['red', 40], par: 70 })).toBe('no-start-price')
    expect(refused(started, { buy: ['red', 40, 30] })).toBeNull()
  })
})

describe('16: the Priority Deal', () => {
  it('stays where both pass at once', () => {
    expect(seen(after(inStockRound({ priority: 1 }), { pass: true }, { pass: true })).priority).toBe(1)
  })

  it('goes to whoever did not trade last', () => {
    const s = inStockRound({ priority: 0 })
    const next = afterEntries(s, { buy: ['red', 40], par: 70 }, { pass: true }, { pass: true })
    expect(seen(next)).toMatchObject({ priority: 1, turn: 1 })
  })
})
