/** The ledger of a physical table: what each Holding has, and what its turns do to prices and cash. */
import { expect, it } from 'vitest'
import { doubtsOf } from '../../../../src/games/railroad-barons/score-sheet/checks.ts'
import { edited, whyNot } from '../../../../src/games/railroad-barons/score-sheet/edits.ts'
import { costOf, freeRailroad, ledgerOf, turnOf } from '../../../../src/games/railroad-barons/score-sheet/ledger.ts'
import { emptyPad } from '../../../../src/games/railroad-barons/score-sheet/pad.ts'
import type { Edit, Pad } from '../../../../src/games/railroad-barons/wire/wire.ts'
import { owners, price } from './filled-account.ts'

const PLAYERS = [
  { name: 'Mike', color: 'cream' },
  { name: 'Lucy', color: 'violet' },
]
const after = (...edits: Edit[]): Pad => edits.reduce(edited, emptyPad(PLAYERS, 0))

const buys = (holding: 'black' | 'red', railroad: string, side: 'low' | 'high' | null = null, cost?: number): Edit => ({
  ...{ type: 'railroad', holding, railroad, side, on: true },
  ...(cost !== undefined && { cost }),
})
const cash = (seat: number, dollars: number): Edit => ({ type: 'cash', seat, dollars })
const treasury = (dollars: number): Edit => ({ type: 'treasury', holding: 'black', dollars })

/** The rule book's example: of Seedy Brothers Aaron owns 50%, Becky 30%; they earn $100. */
const seedyBrothers = after(
  ...[price('black', 90), ...owners('black', '01-0'), cash(0, 200), cash(1, 150), treasury(900)],
  ...[buys('black', 'A1', null, 100), buys('black', 'A2', null, 100)],
)

it('pays a revenue by shares, and the price rises one space', () => {
  expect(turnOf(seedyBrothers, 'black')).toEqual({ revenue: 100, dividends: [50, 30] })
  const paid = edited(seedyBrothers, { type: 'operate', holding: 'black', pay: true })
  expect([paid.cash, paid.holdings.black.price]).toEqual([[250, 180], 100])
  expect(ledgerOf(paid.holdings.black)).toMatchObject({ treasury: 700, operated: { stock: 1, paid: true } })
})

it('keeps a revenue in the treasury, and the price stays', () => {
  const kept = edited(seedyBrothers, { type: 'operate', holding: 'black', pay: false })
  expect([kept.cash, kept.holdings.black.price]).toEqual([[200, 150], 90])
  expect(ledgerOf(kept.holdings.black).treasury).toBe(800)
})

it('leaves cash that nobody counted unknown', () => {
  const uncounted = edited(seedyBrothers, { type: 'cash', seat: 1, dollars: null })
  expect(edited(uncounted, { type: 'operate', holding: 'black', pay: true }).cash).toEqual([250, null])
})

it('moves cash with certificates that are bought and sold, and refuses what nobody can pay', () => {
  const trade = (percent: 20 | 30, owner: 0 | 1 | null): Edit => ({ type: 'trade', holding: 'black', percent, owner })
  expect(whyNot(seedyBrothers, trade(20, 1))).toBe('owner')
  const sold = edited(seedyBrothers, trade(30, null))
  expect([sold.cash, sold.holdings.black.certificates[30], sold.holdings.black.price]).toEqual([[200, 420], null, 90])
  const bought = edited(sold, trade(20, 1))
  expect([bought.cash, bought.holdings.black.certificates[20]]).toEqual([[200, 240], 1])
  expect(edited(edited(sold, { type: 'cash', seat: 1, dollars: null }), trade(20, 1)).cash).toEqual([200, null])
  expect(whyNot(edited(sold, { type: 'closed', holding: 'black', on: true }), trade(20, 1))).toBe('holding')
})

it('adds network and Investors, each of whom serves one Holding', () => {
  const network: Edit = { type: 'network', holding: 'black', count: 2 }
  const investor = (holding: 'black' | 'red', investor: '40' | '50' | '60'): Edit => ({
    ...{ type: 'investor', holding, investor, on: true },
  })
  const served = [network, investor('black', '40'), investor('black', '50')].reduce(edited, seedyBrothers)
  expect(turnOf(served, 'black').revenue).toBe(100 + 20 + 20 + 20)
  expect(turnOf(edited(served, investor('red', '40')), 'black').revenue).toBe(100 + 20 + 20)
  expect(costOf(seedyBrothers, 'black', { id: 'C1', side: null })).toBe(200)
  expect(costOf(edited(seedyBrothers, investor('black', '60')), 'black', { id: 'C1', side: null })).toBe(160)
})

it('gives a Railroad to one Holding, and strikes what a level ends', () => {
  const moved = edited(seedyBrothers, buys('red', 'A2'))
  expect(ledgerOf(moved.holdings.black).railroads).toEqual([{ id: 'A1', side: null }])
  expect(freeRailroad(moved, 'A')).toBe('A3')
  const later = [buys('red', 'B1', 'high'), buys('red', 'D1', 'high')].reduce(edited, moved)
  expect(later.appeared).toEqual([2, 3, 4])
  expect(ledgerOf(later.holdings.black).railroads).toEqual([])
  expect(ledgerOf(later.holdings.red).railroads.map(({ id }) => id)).toEqual(['B1', 'D1'])
})

it('strikes them where the level is pressed, too', () => {
  const pressed = edited(seedyBrothers, { type: 'level', level: 4, on: true })
  expect(ledgerOf(pressed.holdings.black).railroads).toEqual([])
})

it('refuses a turn without revenue or price, and a side that a Railroad lacks', () => {
  const operate: Edit = { type: 'operate', holding: 'red', pay: true }
  expect(whyNot(seedyBrothers, operate)).toBe('holding')
  expect(whyNot(edited(seedyBrothers, buys('red', 'C1')), operate)).toBe('holding')
  expect(whyNot(seedyBrothers, buys('red', 'C1', 'low'))).toBe('side')
  expect(whyNot(seedyBrothers, buys('red', 'B1'))).toBe('side')
  expect(whyNot(seedyBrothers, { type: 'network', holding: 'red', count: 5 })).toBe('count')
})

it('doubts more Railroads than operators, and one that is out of date', () => {
  const many = ['A1', 'A2', 'A3', 'A4', 'C1'].map((id) => buys('red', id)).reduce(edited, seedyBrothers)
  expect(doubtsOf(many)).toMatchObject([{ code: 'railroads-over', field: 'railroads-red', params: { have: 5 } }])
  const old = [buys('red', 'E1'), buys('red', 'A1')].reduce(edited, seedyBrothers)
  expect(doubtsOf(old).map(({ code }) => code)).toEqual(['railroad-obsolete', 'level-skipped'])
})
