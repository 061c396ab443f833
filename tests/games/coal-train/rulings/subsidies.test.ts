/** Rulings 10 to 15: subsidies, the Back Room, waivers, tracks, trades (docs/coal-train.md#rulings). */
import { describe, expect, test } from 'vitest'
import { rules } from '../../../../src/games/coal-train/facets/rules.ts'
import { after, given, lettersIn, refusal } from '../support/given.ts'
import { markersOfAll } from '../support/pieces.ts'

describe('10: subsidies are spent in the own actions phase', () => {
  test('as soon as they are gained, and between the two builds of a tile', () => {
    const s = given({
      seats: [{ tiles: ['A3Sb1'], resources: 'CCIIW', markers: ['MG', 'MG'] }],
      cards: { REA: ['N7a'] },
    })
    const between = after(
      s,
      { build: 'REA', tile: 'A3Sb1', card: 'N7a', loco: 1 },
      { spend: 'MG' },
      { spend: 'FT', trade: ['CC', 'IW'] },
      { spend: 'MG' },
    )
    expect(between.building).toBe('A3Sb1')
    expect(lettersIn(between.seats[0].resources)).toBe('CCIW')
    expect(refusal(between, { build: 'LEB', via: 'REA' })).toBeNull()
  })

  test('not while tiles are drawn, not before the first turn', () => {
    const drawing = given({
      phase: 'replenishing',
      drawn: 'RED',
      seats: [{ markers: ['MG'] }],
      market: { '0 0': null },
    })
    expect(refusal(drawing, { spend: 'MG' })).toBe('not-now')
    expect(refusal(given({ phase: 'starting' }), { spend: 'MG' })).toBe('not-now')
  })

  test('Infrastructure and Zoning Variance are not spent by themselves', () => {
    const s = given({ seats: [{ markers: ['IN', 'ZV'] }] })
    expect(rules.legal(s).filter((decision) => 'spend' in decision)).toEqual([])
  })
})

describe('11: the Back Room', () => {
  test('three markers of any kinds count as one, the wanted one included', () => {
    const s = given({ seats: [{ resources: '', markers: ['GW', 'GW', 'MG'] }] })
    const spent = after(s, { spend: 'MG', with: ['GW', 'GW', 'MG'] })
    expect(lettersIn(spent.seats[0].resources)).toBe('CC')
    expect(markersOfAll(spent.seats[0])).toEqual([])
  })

  test('two markers don’t do, and a marker that isn’t there neither', () => {
    expect(refusal(given({ seats: [{ markers: ['GW', 'GW'] }] }), { spend: 'FO', with: ['GW', 'GW', 'GW'] })).toBe(
      'few-markers',
    )
    expect(
      refusal(given({ seats: [{ markers: ['GW', 'GW', 'FT'] }] }), { spend: 'FO', with: ['GW', 'GW', 'GW'] }),
    ).toBe('no-marker')
    expect(refusal(given({ seats: [{ markers: ['GW', 'GW', 'FT'] }] }), { spend: 'FO' })).toBe('no-marker')
  })

  test('Training: one of its own and three, or six', () => {
    const four = given({ seats: [{ markers: ['TR', 'GW', 'GW', 'FT'] }] })
    expect(after(four, { spend: 'TR', with: ['GW', 'FT', 'GW', 'TR'] }).seats[0].actionIncome).toBe(6)
    expect(markersOfAll(after(four, { spend: 'TR', with: ['TR', 'GW', 'GW', 'FT'] }).seats[0])).toEqual([])
    const six = given({ seats: [{ markers: ['GW', 'GW', 'FT', 'MG', 'MG', 'MG'] }] })
    expect(after(six, { spend: 'TR', with: ['GW', 'GW', 'FT', 'MG', 'MG', 'MG'] }).seats[0].actionIncome).toBe(6)
    expect(rules.whyIllegal(four, { spend: 'TR', rooms: 2 })).toEqual({
      code: 'few-markers',
      params: { have: 4, need: 6 },
    })
    expect(rules.whyIllegal(six, { spend: 'GW', rooms: 2 })?.code).toBe('too-many-rooms')
  })

  test('it stands for a waiver too', () => {
    const s = given({ seats: [{ tiles: ['A3CM1'], resources: '', markers: ['GW', 'GW', 'FT'] }] })
    const used = after(s, { use: 'A3CM1', waive: ['II'], with: ['GW', 'GW', 'FT'] })
    expect(used.seats[0].income.C).toBe(3)
    expect(markersOfAll(used.seats[0])).toEqual([])
  })
})

describe('12: Infrastructure and Zoning Variance', () => {
  test('Infrastructure covers up to two resources of an upgrade, also of the Standard Upgrade, never action points', () => {
    const s = given({ seats: [{ agent: [2, 2], resources: 'C', markers: ['IN'] }] })
    const used = after(s, { upgrade: 'C', waive: ['CC'] })
    expect(used.seats[0]).toMatchObject({ actionPoints: 3, income: { C: 3 } })
    expect(lettersIn(used.seats[0].resources)).toBe('')
    const tired = given({ seats: [{ agent: [2, 2], resources: 'CCC', actionPoints: 1, markers: ['IN'] }] })
    expect(refusal(tired, { upgrade: 'C', waive: ['CC'] })).toBe('no-action-points')
  })

  test('several on one action; a half-used one gives no change', () => {
    const s = given({ seats: [{ tiles: ['A3MA1'], resources: '', markers: ['IN', 'IN'] }] })
    const used = after(s, { use: 'A3MA1', waive: ['CI', 'W'] })
    expect(used.seats[0]).toMatchObject({ actionIncome: 6 })
    expect([lettersIn(used.seats[0].resources), markersOfAll(used.seats[0])]).toEqual(['', []])
  })

  test('Zoning Variance covers of a city’s cost, connection included, not of a town’s', () => {
    const seat = { tiles: ['A3Sb1'], stations: ['MUN', 'ASH'], resources: 'CCW', markers: ['ZV', 'ZV'] } as const
    const s = given({ seats: [{ ...seat, resources: 'CIW' }], cards: { POT: ['N7a'] } })
    const built = after(s, { build: 'POT', tile: 'A3Sb1', via: 'ASH', waive: ['CC', 'I'], card: 'N7a', loco: 1 })
    expect(lettersIn(built.seats[0].resources)).toBe('')
    expect(refusal(s, { build: 'SHA', tile: 'A3Sb1', via: 'ASH', waive: ['C'] })).toBe('no-waiver')
  })

  test('only of what is due, and only where the rest can be paid', () => {
    const s = given({ seats: [{ tiles: ['A3CM1'], resources: 'I', markers: ['IN', 'IN'] }] })
    expect(refusal(s, { use: 'A3CM1', waive: ['CC'] })).toBe('not-in-cost')
    expect(refusal(s, { use: 'A3CM1', waive: ['II', 'I'] })).toBe('not-in-cost')
    const one = given({ seats: [{ tiles: ['A3MA1'], resources: 'W', markers: ['IN'] }] })
    expect(refusal(one, { use: 'A3MA1', waive: ['CI'] })).toBeNull()
    expect(refusal(one, { use: 'A3MA1', waive: ['CW'] })).toBe('not-paid-then')
    expect(refusal(one, { use: 'A3MA1' })).toBe('cannot-pay')
  })

  test('the other one’s marker doesn’t do', () => {
    const s = given({ seats: [{ tiles: ['A3CM1'], resources: '', markers: ['ZV'] }] })
    expect(refusal(s, { use: 'A3CM1', waive: ['II'] })).toBe('cannot-pay')
    const paid = given({ seats: [{ tiles: ['A3CM1'], resources: 'II', markers: ['ZV'] }] })
    expect(refusal(paid, { use: 'A3CM1', waive: ['II'] })).toBe('no-marker')
  })

  test('while a cost is being paid, nothing but covering and paying is allowed', () => {
    const s = rules.play(given({ seats: [{ tiles: ['A3CM1'], resources: 'II', markers: ['IN', 'MG'] }] }), {
      use: 'A3CM1',
    })
    expect(rules.whyIllegal(s, { spend: 'MG' })).toEqual({ code: 'not-now', params: { asked: 'bill' } })
    expect(rules.legal(s)).toEqual([{ waive: 'I' }, { waive: 'II' }, { pay: true }])
  })
})

describe('13: no income beyond its track', () => {
  const income = { C: 6, I: 1, W: 1 }

  test('such a tile, the Standard Upgrade and Training are refused', () => {
    const seat = { agent: [2, 2], income, actionIncome: 9, tiles: ['A3CM1', 'B3MA1'], resources: 'CCCCIIIWW' } as const
    const s = given({ seats: [{ ...seat, markers: ['TR', 'TR'] }] })
    expect(refusal(s, { use: 'A3CM1' })).toBe('track-end')
    expect(refusal(s, { use: 'B3MA1' })).toBe('track-end')
    expect(refusal(s, { upgrade: 'C' })).toBe('track-end')
    expect(refusal(s, { upgrade: 'I' })).toBeNull()
    expect(refusal(s, { spend: 'TR' })).toBe('track-end')
    const goods = after(s, { use: 'B3MA1', goods: true })
    expect(lettersIn(goods.seats[0].resources)).toBe('CCCCCIIIIWWW')
    expect(goods.seats[0]).toMatchObject({ upgrades: 0, actionIncome: 9 })
  })

  test('goods are for Management of section B', () => {
    const s = given({ seats: [{ tiles: ['A3MA1', 'B3CM1', 'A3Sa1'] }] })
    expect(refusal(s, { use: 'A3MA1', goods: true })).toBe('no-goods')
    expect(refusal(s, { use: 'B3CM1', goods: true })).toBe('no-goods')
    expect(refusal(s, { use: 'A3Sa1' })).toBe('no-upgrade-tile')
    expect(refusal(s, { use: 'A3CM1' })).toBe('not-your-tile')
  })
})

describe('14: trades', () => {
  test('give as many as they get, of the same kind too, one to the limit', () => {
    const s = given({ seats: [{ resources: 'CCII' }] })
    expect(refusal(s, { exchange: ['C', 'C'] })).toBeNull()
    expect(refusal(s, { exchange: ['CI', 'W'] })).toBe('unequal-trade')
    expect(refusal(s, { exchange: ['CCI', 'WWW'] })).toBe('trade-limit')
    expect(refusal(s, { exchange: ['W', 'C'] })).toBe('cannot-pay')
    expect(refusal(given({ seats: [{ resources: 'CC', actionPoints: 0 }] }), { exchange: ['C', 'W'] })).toBe(
      'no-action-points',
    )
  })

  test('L4 raises the limit of the Exchange to four', () => {
    const s = given({ seats: [{ resources: 'CCCC', cards: ['L4a'] }] })
    expect(lettersIn(after(s, { exchange: ['CCCC', 'IIWW'] }).seats[0].resources)).toBe('IIWW')
  })

  test('L5: two coal for an action point', () => {
    expect(after(given({ seats: [{ resources: '' }] }), { coal: 3 }).seats[0].resources.C).toBe(3)
    const s = after(given({ seats: [{ resources: '', cards: ['L5a'] }] }), { coal: 3 })
    expect(s.seats[0]).toMatchObject({ actionPoints: 2, resources: { C: 6 } })
    expect(refusal(s, { coal: 3 })).toBe('no-action-points')
  })

  test('Free Trade needs something to give', () => {
    expect(refusal(given({ seats: [{ resources: '', markers: ['FT'] }] }), { spend: 'FT', trade: ['C', 'I'] })).toBe(
      'not-enough-resources',
    )
  })
})

test('15: the Standard Upgrade as often as it can be paid, only where the agent stands on it', () => {
  const s = given({ seats: [{ agent: [2, 2], resources: 'CCCCCCCCC', actionPoints: 6 }] })
  const used = after(s, { upgrade: 'C' }, { upgrade: 'C' }, { upgrade: 'C' })
  expect(used.seats[0]).toMatchObject({ actionPoints: 0, income: { C: 5 }, upgrades: 0 })
  expect(used.market[12]).toBe('STD')
  expect(refusal(given({ seats: [{ agent: [2, 1], resources: 'CCC' }] }), { upgrade: 'C' })).toBe('not-on-standard')
})
