/** Positions with an obvious choice, and what thinking costs. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { expectedLead } from '../../../../src/games/railroad-barons/bot/evaluator/evaluator.ts'
import { FITTED } from '../../../../src/games/railroad-barons/bot/weigh.ts'
import { thinking } from '../../../../src/games/railroad-barons/facets/thinking.ts'
import type { Decision } from '../../../../src/games/railroad-barons/rules/types.ts'
import type { State } from '../../../../src/games/railroad-barons/state/state.ts'
import { after, dealt, inOperatingRound, inStockRound, type Given } from '../given.ts'

/** The director's decisions with three seeds. */
const decided = (s: State, iterations = 200): Decision[][] =>
  [1, 2, 3].map((seed) => thinking.choose(s, 'director', { iterations, expired: () => false }, seeded(seed)))

function expectAlways(s: State, wanted: Decision[]) {
  for (const decisions of decided(s)) expect(decisions).toEqual(wanted)
}

describe('a bot in a stock round', () => {
  const rich: Given = {
    cash: [260, 100],
    holdings: {
      red: {
        owns: [[30], [40]],
        director: 1,
        price: 110,
        treasury: 900,
        railroads: ['G1', 'H1'],
      },
    },
    top: 'I1',
    appeared: [2, 3, 4, 5, 6],
  }

  test('takes a directorship by force where it pays', () => {
    expectAlways(inStockRound(rich), [{ buy: ['red', 20] }, { trade: 'done' }])
  })

  test('floats a Holding of its own where it can', () => {
    for (const [first] of decided(inStockRound({ cash: [900, 200], stockRound: 1 })))
      expect(first).toMatchObject({ buy: [expect.anything(), 40] })
  })
})

describe('a bot in an operating round', () => {
  /** The payment that ends the game is seat 0's to make; the rich Holding after it is this seat's. */
  const atTheEnd = (cash: [number, number], rich: number): State => {
    const s = inOperatingRound({
      cash,
      holdings: {
        red: { owns: [[40, 20], [30]], price: 315, railroads: ['I1 low'], treasury: 0 },
        blue: {
          owns: rich === 0 ? [[40, 20, 10], []] : [[], [40, 20, 10]],
          director: rich,
          price: 240,
          railroads: ['I2 high', 'I3 high'],
        },
      },
      top: null,
      appeared: [2, 3, 4, 5, 6, 8],
    })
    return after(s, { tokens: [0, 4] })
  }

  test('ends the game when it is ahead and would not stay it', () => {
    expectAlways(atTheEnd([4700, 3000], 1), [{ pay: true }])
  })

  test('goes on when it is behind and catches up', () => {
    expectAlways(atTheEnd([1000, 5000], 0), [{ pay: false }])
  })

  test('sells the other nothing for a dollar', () => {
    const s = inOperatingRound({
      holdings: {
        green: { owns: [[40, 10], []], treasury: 500 },
        red: { owns: [[], [40, 30]], director: 1, railroads: ['G1'], treasury: 100 },
      },
      top: 'I1',
      appeared: [2, 3, 4, 5],
    })
    const asked = after(s, { tokens: [2, 4] }, { rail: 'G1' }, { price: 1 })
    expectAlways(asked, [{ consent: false }])
  })
})

describe('a bot in the draft', () => {
  const offered = (offer: '30' | '40' | '450', value: number) => after(dealt(), { offer }, { value })

  test('takes money that is more than any Investor is worth, and an Investor that is offered for nothing', () => {
    expectAlways(offered('30', 900), [{ take: 'money' }])
    expectAlways(offered('450', 0), [{ take: 'investor' }])
  })

  test('leaves no Investor that comes for nothing, however badly it judges', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8])
      expect(
        thinking.choose(offered('30', 0), 'apprentice', { iterations: 0, expired: () => false }, seeded(seed)),
      ).toEqual([{ take: 'investor' }])
  })

  test('names no value that gives money away', () => {
    for (const [, named] of decided(dealt(), 400)) expect((named as { value: number }).value).toBeLessThan(700)
  })
})

describe('the evaluator', () => {
  const owns: Given = {
    cash: [500, 300],
    holdings: { red: { owns: [[40, 20], [10]], railroads: ['G1'], treasury: 200 } },
    top: 'I1',
    appeared: [2, 3, 4, 5],
    priority: 0,
  }
  const mirrored: Given = {
    ...owns,
    cash: [300, 500],
    holdings: { red: { owns: [[10], [40, 20]], director: 1, railroads: ['G1'], treasury: 200 } },
    priority: 1,
  }
  test('sees the same from both sides', () => {
    const lead = expectedLead(inStockRound(owns), FITTED)
    expect(expectedLead(inStockRound(mirrored, 1), FITTED)).toBeCloseTo(-lead)
    expect(lead).toBeGreaterThan(0)
  })

  test('values a Railroad that is safe more than one that goes out of date', () => {
    const with3 = { ...owns, holdings: { red: { ...owns.holdings!.red, railroads: ['C1', 'C2'] } } }
    expect(expectedLead(inStockRound(owns), FITTED)).toBeGreaterThan(expectedLead(inStockRound(with3), FITTED))
  })
})

describe('a Holding that is only started', () => {
  /** Dollars of lead that go with this cash of the director, 10% short of operating at $100. */
  const leadWith = (cash: number) =>
    expectedLead(
      inStockRound({ cash: [cash, 0], holdings: { red: { owns: [[40], []], isStartedOnly: true } } }),
      FITTED,
    )

  test('is worth its capital to a director who can make it operate', () => {
    expect(leadWith(100) - leadWith(99)).toBeGreaterThan(200)
  })

  test('is started by the hewer, who looks no further than the purchase', () => {
    const s = inStockRound({ cash: [500, 100], top: 'A1', stockRound: 1 })
    for (const seed of [1, 2, 3])
      expect(thinking.choose(s, 'hewer', { iterations: 0, expired: () => false }, seeded(seed))[0]).toMatchObject({
        buy: [expect.anything(), 40],
      })
  })
})

describe('a search', () => {
  test('does as many iterations as it may and asks the time every 64', () => {
    let asked = 0
    const expired = () => {
      asked++
      return false
    }
    thinking.choose(inStockRound({ cash: [900, 900] }), 'director', { iterations: 640, expired }, seeded(1))
    expect(asked).toBe(10)
  })

  test('ends when the time is up', () => {
    let asked = 0
    const expired = () => ++asked === 2
    thinking.choose(inStockRound({ cash: [900, 900] }), 'director', { iterations: 1e9, expired }, seeded(1))
    expect(asked).toBe(2)
  })
})
