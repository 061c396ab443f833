/** The worked examples of the rule book, each as it stands there (spec section 4). */
import { describe, expect, test } from 'vitest'
import { resultFrom } from '../../../src/games/coal-train/rules/result.ts'
import { deal } from '../../../src/games/coal-train/rules/setup.ts'
import { isForSale } from '../../../src/games/coal-train/rules/market.ts'
import { CENTRE, isWhistlestop, markersOfAll, tileOf } from './support/pieces.ts'
import { rules } from '../../../src/games/coal-train/facets/rules.ts'
import type { Entry } from '../../../src/games/coal-train/rules/types.ts'
import { after, given, isListed, lettersIn, refusal, setupOf } from './support/given.ts'

const START_AGENT = [1, 1] as const

describe('set-up', () => {
  test('four players: no tiles for five, 24 A tiles and the Standard Upgrade, 10 B tiles in reserve', () => {
    const s = deal(setupOf(4), 4)
    const tiles = s.market.filter(isForSale)
    expect(tiles).toHaveLength(24)
    for (const tile of tiles) expect(tileOf(tile)).toMatchObject({ section: 'A' })
    expect(s.market[CENTRE]).toBe('STD')
    expect(s.reserve).toHaveLength(10)
    for (const tile of s.reserve) expect(tileOf(tile).section).toBe('B')
    const all = [...tiles, ...s.reserve, ...s.draw.filter(isForSale)]
    expect(all).toHaveLength(90)
    for (const tile of all) expect(tileOf(tile).players).toBeLessThan(5)
  })

  test('the first five draws are whistlestops, the sixth is the Lobbyist', () => {
    const { draw } = deal(setupOf(4), 4)
    expect(draw.slice(0, 5).every(isWhistlestop)).toBe(true)
    expect(draw[5]).toBe('LOBBY')
    expect(draw.slice(6).some(isWhistlestop)).toBe(false)
  })

  test.each([
    [3, 44],
    [4, 62],
    [5, 80],
  ])('with %i players %i tiles are drawn', (players, tiles) => {
    expect(deal(setupOf(players), players).draw).toHaveLength(tiles)
  })

  test('everybody has 4 coal, no action points and no place in the market; all but one a different marker', () => {
    let s = deal(setupOf(4, 1, 2), 4)
    for (const seat of s.seats) {
      expect(lettersIn(seat.resources)).toBe('CCCC')
      expect([seat.actionPoints, seat.agent]).toEqual([0, null])
    }
    const order: number[] = []
    for (const start of ['MG', 'FO', 'GW'] as const) {
      order.push(rules.asked(s)!)
      s = after(s, { start })
      if (start === 'MG') expect(refusal(s, { start: 'MG' })).toBe('subsidy-taken')
    }
    expect(order).toEqual([1, 0, 3])
    expect(rules.asked(s)).toBe(2)
    expect(s.seats.map(markersOfAll)).toEqual([['FO'], ['MG'], [], ['GW']])
  })
})

describe('tiles', () => {
  const onTile = { agent: START_AGENT, actionPoints: 5, resources: 'CCCC' }

  test('a tile with purchase cost 2 costs 2 action points and brings a marker of its subsidy', () => {
    const s = after(given({ seats: [onTile], market: { '1 1': 'A3Sa2' } }), { buy: true })
    expect(s.seats[0]).toMatchObject({ actionPoints: 3, tiles: ['A3Sa2'] })
    expect(markersOfAll(s.seats[0])).toEqual(['FT'])
    expect(s.market[6]).toBeNull()
  })

  test('two opponents there get 1 coal each; with 1 coal the purchase is refused', () => {
    const others = [{ agent: START_AGENT }, { agent: START_AGENT }]
    const s = given({ seats: [onTile, ...others], market: { '1 1': 'A3Sa2' } })
    const bought = after(s, { buy: true })
    expect(bought.seats.map(({ resources }) => resources.C)).toEqual([2, 5, 5])
    const poor = given({ seats: [{ ...onTile, resources: 'C' }, ...others], market: { '1 1': 'A3Sa2' } })
    expect(rules.whyIllegal(poor, { buy: true })).toEqual({ code: 'no-coal', params: { have: 1, need: 2 } })
  })

  test('Coal Mine: 2 iron, coal income up, no action points', () => {
    const s = after(given({ seats: [{ tiles: ['A3CM1'], resources: 'II' }] }), { use: 'A3CM1' })
    expect(s.seats[0]).toMatchObject({ income: { C: 3, I: 1, W: 1 }, actionPoints: 5, tiles: [] })
    expect(lettersIn(s.seats[0].resources)).toBe('')
    expect(s.discarded).toEqual(['A3CM1'])
  })

  test('a Mining Grant pays for an Iron Mine', () => {
    const s = given({ seats: [{ tiles: ['A3IM1'], resources: '', markers: ['MG'] }] })
    expect(refusal(s, { use: 'A3IM1' })).toBe('cannot-pay')
    const used = after(s, { spend: 'MG' }, { use: 'A3IM1' })
    expect(used.seats[0].income.I).toBe(2)
    expect(lettersIn(used.seats[0].resources)).toBe('')
  })

  test('the Standard Upgrade twice: 4 action points, 6 coal, two steps', () => {
    const s = given({ seats: [{ agent: [2, 2], resources: 'CCCCCC' }] })
    const used = after(s, { upgrade: 'W' }, { upgrade: 'I' })
    expect(used.seats[0]).toMatchObject({ actionPoints: 1, income: { C: 2, I: 2, W: 2 } })
    expect(lettersIn(used.seats[0].resources)).toBe('')
    expect(used.market[CENTRE]).toBe('STD')
  })
})

describe('trades and subsidies', () => {
  test('the Exchange: 1 action point, 2 coal become iron and water', () => {
    const s = after(given({ seats: [{ resources: 'CC' }] }), { exchange: ['CC', 'IW'] })
    expect(lettersIn(s.seats[0].resources)).toBe('IW')
    expect(s.seats[0].actionPoints).toBe(4)
  })

  test('Free Trade: 4 coal become 2 iron and 2 water without action points', () => {
    const s = given({ seats: [{ resources: 'CCCC', markers: ['FT'] }] })
    const traded = after(s, { spend: 'FT', trade: ['CCCC', 'IIWW'] })
    expect(lettersIn(traded.seats[0].resources)).toBe('IIWW')
    expect(traded.seats[0].actionPoints).toBe(5)
    expect(markersOfAll(traded.seats[0])).toEqual([])
  })

  test('Govt. Waiver: 5 action points become 7', () => {
    const s = after(given({ seats: [{ markers: ['GW'] }] }), { spend: 'GW' })
    expect(s.seats[0].actionPoints).toBe(7)
  })

  test('Training: 2 markers for a step of action points; with one it is refused', () => {
    const s = after(given({ seats: [{ markers: ['TR', 'TR'] }] }), { spend: 'TR' })
    expect(s.seats[0]).toMatchObject({ actionIncome: 6, actionPoints: 5 })
    expect(markersOfAll(s.seats[0])).toEqual([])
    expect(refusal(given({ seats: [{ markers: ['TR'] }] }), { spend: 'TR' })).toBe('no-marker')
  })
})

test('a connection with 3 extra coal costs the town of the tile and 3 coal', () => {
  const seat = { tiles: ['A3Sa1'] as const, stations: ['MAU'] as const, resources: 'CCCCCI' }
  const s = after(given({ seats: [seat] }), { build: 'STR', tile: 'A3Sa1', via: 'MAU' })
  expect(lettersIn(s.seats[0].resources)).toBe('')
  expect(s.seats[0]).toMatchObject({ stations: ['MAU', 'STR'], towns: 3 })
  const poor = given({ seats: [{ ...seat, resources: 'CCCCI' }] })
  expect(refusal(poor, { build: 'STR', tile: 'A3Sa1', via: 'MAU' })).toBe('cannot-pay')
})

describe('the agent', () => {
  test('first comes onto the edge for 1 action point, with a Rail Pass onto any tile for none', () => {
    const s = given({ seats: [{ markers: ['RP'] }] })
    expect(after(s, { step: [0, 3] }).seats[0]).toMatchObject({ agent: 3, actionPoints: 4 })
    expect(refusal(s, { step: [1, 1] })).toBe('not-on-edge')
    const passed = after(s, { spend: 'RP', to: [1, 1] })
    expect(passed.seats[0]).toMatchObject({ agent: 6, actionPoints: 5 })
  })

  test.each([
    ['GREEN', 5, 4],
    ['RED', 3, 4],
    ['STEEP', 4, 3],
    ['COAL', 4, 5],
  ] as const)('onto %s: %i action points and %i coal are left', (tile, actionPoints, coal) => {
    const s = given({ seats: [{ agent: [0, 0] }], market: { '0 1': tile } })
    const stepped = after(s, { step: [0, 1] })
    expect(stepped.seats[0].actionPoints).toBe(actionPoints)
    expect(stepped.seats[0].resources.C).toBe(s.seats[0].resources.C - 4 + coal)
  })

  test('off a Coaling Station and onto it again: 2 action points, 1 coal', () => {
    const s = given({ seats: [{ agent: [0, 1], resources: '' }], market: { '0 1': 'COAL' } })
    const back = after(s, { step: [0, 0] }, { step: [0, 1] })
    expect(back.seats[0].actionPoints).toBe(3)
    expect(lettersIn(back.seats[0].resources)).toBe('C')
  })
})

test('the rondel: from Govt. Waiver to the next three, nothing for what is passed', () => {
  const seat = { tiles: ['A3Sb1'] as const, resources: 'CCIIW' }
  for (const [loco, subsidy] of [
    [1, 'FT'],
    [2, 'RP'],
    [3, 'IN'],
  ] as const) {
    const s = given({ seats: [seat], cards: { REA: ['F1a'] } })
    const built = after(s, { build: 'REA', tile: 'A3Sb1', card: 'F1a', loco })
    expect(markersOfAll(built.seats[0])).toEqual([subsidy])
    expect(built.loco).toBe(loco)
  }
})

test('an ordinary tile comes under the own agent only by a swap', () => {
  const s = given({
    phase: 'replenishing',
    drawn: 'A3CM1',
    seats: [{ agent: [0, 0] }],
    market: { '0 0': null, '4 4': 'GREEN' },
  })
  expect(refusal(s, { place: [0, 0] })).toBe('own-space')
  expect(isListed(s, { place: [4, 4], swap: true })).toBe(true)
  const placed = rules.play(s, { place: [4, 4], swap: true })
  expect([placed.market[0], placed.market[24]]).toEqual(['GREEN', 'A3CM1'])
})

test('Build in Town of an opponent brings no Town Water', () => {
  const s = given({
    cards: { POT: ['N1a'] },
    seats: [
      { tiles: ['A3Sb1'], resources: 'CCIIW' },
      { cards: ['L1a'], stations: ['MAH'], resources: '' },
    ],
  })
  const built = after(s, { build: 'POT', tile: 'A3Sb1', card: 'N1a', town: 'MAH', from: 'POT', loco: 1 })
  expect(built.seats[0]).toMatchObject({ stations: ['POT', 'MAH'], towns: 3, cities: 5 })
  expect(lettersIn(built.seats[1].resources)).toBe('')
})

describe('the end', () => {
  test('the last tile drawn triggers it: the reserve is drawn from, the round ends, one more is played', () => {
    const s = given({
      turn: 1,
      draw: ['A3CM1'],
      reserve: ['B3Sb1', 'B3Sb2'],
      market: { '0 0': null, '0 1': null },
    })
    const drawn = after(s, { end: true })
    expect(drawn).toMatchObject({ ending: 'triggered', draw: ['B3Sb1', 'B3Sb2'], reserve: [], drawn: 'A3CM1' })
    const next = after(drawn, { place: [0, 0] }, { place: [0, 1] })
    expect(next).toMatchObject({ turn: 2, round: 1, ending: 'triggered', drawn: null, draw: ['B3Sb2'] })
    const last = after(next, { end: true })
    expect(last).toMatchObject({ turn: 0, round: 2, ending: 'last' })
    const end = after(last, ...Array<Entry>(3).fill({ end: true }))
    expect(end.phase).toBe('over')
    expect(rules.result(end)).not.toBeNull()
  })

  test('nobody buys in rounds 1 and 2: round 3 is the last one, the reserve is whole', () => {
    const s = after(given(), ...Array<Entry>(6).fill({ end: true }))
    expect(s).toMatchObject({ round: 3, ending: 'last' })
    expect(s.reserve).toHaveLength(10)
    expect(after(s, ...Array<Entry>(3).fill({ end: true })).phase).toBe('over')
  })

  test('a tie: more resources left win; equal, the victory is shared', () => {
    const score = (total: number, left: number) => ({ total, left })
    expect(resultFrom([score(50, 3), score(50, 4), score(49, 9)]).winners).toEqual([1])
    expect(resultFrom([score(50, 4), score(50, 4), score(49, 9)]).winners).toEqual([0, 1])
  })
})
