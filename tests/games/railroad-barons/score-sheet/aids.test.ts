/** Aids for a physical table. */
import { expect, it } from 'vitest'
import {
  endings,
  nextRound,
  revenueSheet,
  startingCapital,
  tradeValue,
} from '../../../../src/games/railroad-barons/score-sheet/aids.ts'

const certificates = { '40': 0, '30': 1, '20': null, '10': 0 }
const bare = { railroads: [], network: 1, trafficManager: true, mailContractor: true, certificates }

it('the revenue sheet adds incomes, network and Investors, and shares them out', () => {
  const railroads = [
    { id: 'A1', side: null },
    { id: 'I1', side: 'high' as const },
  ]
  expect(revenueSheet({ ...bare, railroads })).toEqual({ revenue: 400, dividends: [200, 120] })
  expect(revenueSheet(bare)).toEqual({ revenue: 0, dividends: [0, 0] })
})

it('a trade is price times percent, an exchange the difference', () => {
  expect([tradeValue(90, 40), tradeValue(100, 20, 10)]).toEqual([360, 100])
})

it('the starting capital is ten times the start price', () => {
  expect(startingCapital(90)).toBe(900)
})

it('levels end as others appear', () => {
  expect(endings([2, 3, 4])).toEqual([
    { level: 2, endedBy: 4, isObsolete: true },
    { level: 3, endedBy: 6, isObsolete: false },
    { level: 4, endedBy: 8, isObsolete: false },
  ])
})

it('a stock round is followed by two operating rounds', () => {
  const rounds = [{ stock: 1, operating: 0 }]
  for (let i = 0; i < 3; i++) rounds.push(nextRound(rounds[i]))
  expect(rounds.map(({ stock, operating }) => `${stock}.${operating}`)).toEqual(['1.0', '1.1', '1.2', '2.0'])
})
