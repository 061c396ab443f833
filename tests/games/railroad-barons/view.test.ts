/** Everybody's view of the table, and of a trade that is being put together. */
import { describe, expect, it } from 'vitest'
import { view } from '../../../src/games/railroad-barons/rules/view.ts'
import type { Decision } from '../../../src/games/railroad-barons/rules/types.ts'
import { after, dealt, inOperatingRound, inStockRound, seen } from './given.ts'

describe('the view', () => {
  it('of a new game: five Investors, A1 on Old Cratchit and the other Railroads in the stack, nobody owns anything', () => {
    const { draft, stack, holdings, players, phase, turn } = seen(dealt())
    expect([phase, turn, stack.length]).toEqual(['offering', 0, 27])
    expect(draft).toEqual({ investors: ['30', '40', '50', '60', '450'], offered: null, value: null })
    expect(holdings.map(({ standing }) => standing)).toEqual(Array(5).fill('closed'))
    expect(players.map(({ cash, worth, certificates }) => [cash, worth, certificates])).toEqual([
      [200, 200, 0],
      [200, 200, 0],
    ])
  })

  it('says which Investor is on offer, and for what', () => {
    const named = after(dealt(), { offer: '50' }, { value: 70 })
    expect(seen(named)).toMatchObject({ phase: 'answering', turn: 1, draft: { offered: '50', value: 70 } })
  })

  it('shows Railroads with side, level, income and the level that ends them', () => {
    const s = inStockRound({ holdings: { green: { railroads: ['A1', 'B1 high', 'I1'] } } })
    expect(seen(s).holdings[0].railroads).toEqual([
      { id: 'A1', side: null, level: 2, income: 50, endedBy: 4 },
      { id: 'B1', side: 'high', level: 3, income: 50, endedBy: 6 },
      { id: 'I1', side: 'low', level: 8, income: 100, endedBy: null },
    ])
  })

  it('counts worth as cash and certificates at their prices', () => {
    const s = inStockRound({ cash: [100, 5], holdings: { red: { price: 90, owns: [[40, 10], [30]] } } })
    expect(seen(s).players.map(({ worth }) => worth)).toEqual([100 + 450, 5 + 270])
  })

  it('says how many operators are left, and the Railroads beyond ( )', () => {
    const s = inOperatingRound({ holdings: { green: { railroads: ['A1', 'A2'] } } })
    const placed = after(s, { tokens: [5, 1] }, { pay: false })
    expect(seen(placed).operation).toEqual({ holding: 'green', plusLeft: 5, wanted: null, excess: 1 })
    expect(seen(after(placed, { done: true }))).toMatchObject({ phase: 'discarding', operation: { excess: 1 } })
  })

  it('names the Railroad that is asked for, and its price once it is named', () => {
    const s = after(
      inOperatingRound({
        holdings: { green: { treasury: 50 }, black: { owns: [[], [40, 10]], director: 1, railroads: ['A1'] } },
      }),
      { tokens: [1, 5] },
      { rail: 'A1' },
    )
    expect(seen(s).operation?.wanted).toEqual({ railroad: 'A1', price: null })
    const asked = after(s, { price: 30 })
    expect(seen(asked)).toMatchObject({ phase: 'consenting', turn: 1, operation: { wanted: { price: 30 } } })
  })
})

describe('a trade that is put together', () => {
  const opening = inStockRound({
    holdings: {
      red: {
        owns: [
          [40, 10],
          [30, 20],
        ],
      },
    },
  })
  const pending: Decision[] = [{ sell: ['red', 10] }]
  const shown = view(after(opening, ...pending), opening, pending)

  it('shows the table as it would be settled, and as it was before', () => {
    expect(shown.trade).toEqual({ sell: [['red', 10]], buy: null, par: null })
    expect(shown.holdings[3]).toMatchObject({ price: 90, director: 1 })
    expect(shown.before?.holdings[3]).toMatchObject({ price: 100, director: 0 })
    expect(shown.before?.players[0].cash).toBe(shown.players[0].cash - 100)
  })

  it('is nothing between turns', () => {
    expect(view(opening, opening, [])).toMatchObject({ trade: null, before: null })
  })
})
