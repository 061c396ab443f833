/** Rulings 16 to 21: stations, cards, contracts, and what scoring cards count (docs/coal-train.md#rulings). */
import { describe, expect, test } from 'vitest'
import { rules } from '../../../../src/games/coal-train/facets/rules.ts'
import { allowed } from '../../../../src/games/coal-train/rules/allowed.ts'
import { scoreOf } from '../../../../src/games/coal-train/rules/result.ts'
import { PLACE_IDS } from '../../../../src/games/coal-train/state/components.ts'
import type { CardId } from '../../../../src/games/coal-train/state/components.ts'
import type { Entry } from '../../../../src/games/coal-train/rules/types.ts'
import { after, given, isListed, lettersIn, refusal } from '../support/given.ts'
import { markersOfAll } from '../support/pieces.ts'

const RICH = 'CCCCCCCCIIIIIIWWWWWW'
const builder = { tiles: ['A3Sb1', 'A3Sa1'], resources: RICH, agent: [0, 0] } as const

describe('16: the second build of a tile', () => {
  const cards = { REA: ['N7a'], HAR: ['N7b'] } as const
  const market = { '0 0': 'A3CM3', '0 1': 'A3CM4' } as const
  const begun = given({ seats: [{ ...builder, markers: ['MG'] }], cards, market })
  const s = after(begun, { build: 'LEB', tile: 'A3Sb1' })

  test('follows without the tile being named, which is then discarded', () => {
    expect(s).toMatchObject({ building: 'A3Sb1', discarded: [] })
    const built = after(s, { build: 'REA', via: 'LEB', card: 'N7a', loco: 1 })
    expect(built).toMatchObject({ building: null, discarded: ['A3Sb1'] })
    expect(refusal(built, { build: 'POT', via: 'REA' })).toBe('tile-needed')
  })

  test('survives a subsidy, and is lost by anything else', () => {
    expect(after(s, { spend: 'MG' }).building).toBe('A3Sb1')
    const others: Entry[] = [{ step: [0, 1] }, { coal: 1 }, { exchange: ['C', 'I'] }, { buy: true }, { end: true }]
    for (const entry of others) expect(after(s, entry)).toMatchObject({ building: null, discarded: ['A3Sb1'] })
    const another = after(s, { build: 'HAR', tile: 'A3Sa1', via: 'LEB', card: 'N7b', loco: 1 })
    expect(another).toMatchObject({ building: 'A3Sa1', discarded: ['A3Sb1'] })
  })

  test('may be joined to the first build of the same tile', () => {
    expect(refusal(s, { build: 'MIL', via: 'LEB' })).toBeNull()
  })
})

describe('17: connections', () => {
  test('the first station goes anywhere, free of connection cost', () => {
    const s = given({ seats: [builder] })
    for (const build of PLACE_IDS) expect(isListed(s, { build, tile: 'A3Sb1' }), build).toBe(true)
    expect(refusal(s, { build: 'STR', tile: 'A3Sb1', via: 'MAU' })).toBe('first-station-free')
  })

  test('later ones are joined to an own station, and the chosen connection is paid for', () => {
    const s = given({ seats: [{ ...builder, stations: ['MAU', 'EAS'] }] })
    expect(refusal(s, { build: 'STR', tile: 'A3Sb1' })).toBe('connection-needed')
    expect(refusal(s, { build: 'STR', tile: 'A3Sb1', via: 'HON' })).toBe('no-station-there')
    expect(refusal(s, { build: 'CAR', tile: 'A3Sb1', via: 'EAS' })).toBe('not-connected')
    const over = (via: 'MAU' | 'EAS') => lettersIn(after(s, { build: 'STR', tile: 'A3Sb1', via }).seats[0].resources)
    expect([over('MAU'), over('EAS')]).toEqual(['CCCCIIIIIWWWWW', 'CCCCCCCIIIIIWWWW'])
  })

  test('L6 spares the extra cost', () => {
    const s = given({ seats: [{ ...builder, stations: ['MAU'], cards: ['L6a'] }] })
    expect(lettersIn(after(s, { build: 'STR', tile: 'A3Sb1', via: 'MAU' }).seats[0].resources)).toBe(
      'CCCCCCCIIIIIWWWWW',
    )
  })
})

test('18: one station per player and place, others’ don’t matter', () => {
  const s = given({ seats: [{ ...builder, stations: ['LEB', 'REA'] }, { stations: ['HAR'] }] })
  expect(refusal(s, { build: 'REA', tile: 'A3Sb1', via: 'LEB' })).toBe('station-here')
  expect(isListed(s, { build: 'HAR', tile: 'A3Sb1', via: 'LEB' })).toBe(true)
})

test('each player has 20 stations', () => {
  const s = given({ seats: [{ ...builder, stations: PLACE_IDS.slice(0, 20) }] })
  const build = PLACE_IDS[27]
  expect(rules.legal(s).some((decision) => 'build' in decision)).toBe(false)
  expect(refusal(s, { build, tile: 'A3Sb1', via: 'HAR' })).toBe('stations-gone')
})

test('tiles: only own Build Station tiles', () => {
  const s = given({ seats: [{ ...builder, tiles: ['A3CM1'] }] })
  expect(refusal(s, { build: 'LEB', tile: 'A3CM1' })).toBe('no-build-tile')
  expect(refusal(s, { build: 'LEB', tile: 'A3Sb1' })).toBe('not-your-tile')
  expect(refusal(s, { build: 'LEB' })).toBe('tile-needed')
})

describe('19: after a city', () => {
  const at = (card: CardId, rest: object = {}) =>
    given({ seats: [{ ...builder, tiles: ['A3Sb1'], resources: 'CCIIW', ...rest }], cards: { REA: [card, 'F1a'] } })
  const built = (card: CardId, choice: object = {}, rest: object = {}) =>
    after(at(card, rest), { build: 'REA', tile: 'A3Sb1', card, ...choice, loco: 3 })

  test('points, a card, its effect, the rondel, in this order', () => {
    let s = at('N5a')
    const order: string[] = []
    for (const decision of [
      { build: 'REA', tile: 'A3Sb1' },
      { pay: true },
      { card: 'N5a' },
      { raise: 'I' },
      { loco: 3 },
    ] as const) {
      s = rules.play(s, decision)
      order.push(s.step?.at ?? 'done')
    }
    expect(order).toEqual(['bill', 'card', 'raise', 'loco', 'done'])
    expect(s.seats[0]).toMatchObject({ cities: 5, cards: ['N5a'], income: { C: 2, I: 2, W: 1 } })
    expect(s.cards.REA).toEqual(['F1a'])
    expect(markersOfAll(s.seats[0])).toEqual(['IN'])
  })

  test.each([
    ['N2a', 'CCCC'],
    ['N3a', 'III'],
    ['N4a', 'WWW'],
  ] as const)('%s gives %s', (card, resources) => {
    expect(lettersIn(built(card).seats[0].resources)).toBe(resources)
  })

  test('N7 gives 3 points', () => {
    expect(scoreOf(built('N7a').seats[0])).toMatchObject({ cities: 5, cards: 3, total: 8 })
  })

  test('N6 gives two markers of choice, or none', () => {
    expect(markersOfAll(built('N6a', { gain: ['ZV', 'ZV'] }).seats[0])).toEqual(['IN', 'ZV', 'ZV'])
    expect(markersOfAll(built('N6a').seats[0])).toEqual(['IN'])
  })

  test('N5 may be forgone, and must where every track is at its end', () => {
    expect(built('N5a').seats[0].income).toEqual({ C: 2, I: 1, W: 1 })
    const s = at('N5a', { income: { C: 6, I: 6, W: 6 } })
    expect(refusal(s, { build: 'REA', tile: 'A3Sb1', card: 'N5a', raise: 'C', loco: 1 })).toBe('track-end')
  })

  test('N1 shows what each town costs: the connection alone', () => {
    const rich = given({ seats: [builder], cards: { POT: ['N1a'] } })
    const paid = rules.play(rules.play(rich, { build: 'POT', tile: 'A3Sb1' }), { pay: true })
    const { choices } = allowed(rules.play(paid, { card: 'N1a' }))
    const due = choices.map(({ decision, price }) => 'town' in decision && [decision.town, lettersIn(price!.due)])
    expect(due.filter(Boolean)).toEqual(
      expect.arrayContaining([
        ['ASH', 'C'],
        ['LEB', 'I'],
        ['TAM', ''],
      ]),
    )
  })

  test('N1 builds a town by a connection whose extra cost is paid then, and triggers nothing', () => {
    const s = at('N1a', { resources: 'CCIIWI' })
    const entry = { build: 'REA', tile: 'A3Sb1', card: 'N1a', town: 'LEB', from: 'REA', loco: 1 } as const
    expect(after(s, entry).seats[0]).toMatchObject({ stations: ['REA', 'LEB'], towns: 2 })
    expect(refusal(s, { ...entry, town: 'SUN' })).toBe('not-connected')
    expect(refusal(s, { ...entry, from: 'HAR' })).toBe('no-station-there')
    const dear = given({ seats: [{ ...builder, resources: 'CCIIW' }], cards: { POT: ['N1a'] } })
    expect(refusal(dear, { ...entry, build: 'POT', town: 'ASH', from: 'POT' })).toBe('cannot-pay')
    expect(refusal(dear, { ...entry, build: 'POT', town: 'TAM', from: 'POT' })).toBeNull()
    expect(built('N1a').seats[0].stations).toEqual(['REA'])
  })

  test('taking a card is compulsory while there is one, and only one that lies there', () => {
    expect(refusal(at('N7a'), { build: 'REA', tile: 'A3Sb1', card: 'F2a', loco: 1 })).toBe('no-card-here')
    expect(refusal(at('N7a'), { build: 'REA', tile: 'A3Sb1', loco: 1 })).toBe('not-now')
    const none = given({ seats: [{ ...builder }], cards: { REA: [] } })
    expect(refusal(none, { build: 'REA', tile: 'A3Sb1', loco: 1 })).toBeNull()
  })
})

describe('20: Town Water and City Coal', () => {
  const owner = { cards: ['L1a', 'L2a'], stations: ['LEB', 'REA', 'POT'], resources: '' } as const

  test('on each build by tile of the active player where the owner has a station', () => {
    const s = given({ seats: [builder, owner], cards: { REA: ['N7a'] } })
    const town = after(s, { build: 'LEB', tile: 'A3Sb1' })
    expect(lettersIn(town.seats[1].resources)).toBe('W')
    const city = after(town, { build: 'REA', via: 'LEB', card: 'N7a', loco: 1 })
    expect(lettersIn(city.seats[1].resources)).toBe('CW')
  })

  test('not where the owner has none, and not on the owner’s own builds', () => {
    const s = given({
      seats: [
        { ...builder, cards: ['L1a'] },
        { ...owner, cards: ['L2a'] },
      ],
    })
    const built = after(s, { build: 'MIL', tile: 'A3Sb1' }, { build: 'LEB', via: 'MIL' })
    expect(lettersIn(built.seats[1].resources)).toBe('')
    expect(lettersIn(built.seats[0].resources)).toBe('CCCCCIIIIWWWW')
  })
})

describe('21: contracts', () => {
  const seat = { cards: ['P1a', 'P4a', 'F1a'], resources: 'CCCCCCIIWW' } as const

  test('are paid once, with an action point', () => {
    const s = after(given({ seats: [seat] }), { contract: 'P1a' })
    expect(s.seats[0]).toMatchObject({ actionPoints: 4, paid: ['P1a'] })
    expect(lettersIn(s.seats[0].resources)).toBe('CCIIWW')
    expect(scoreOf(s.seats[0])).toMatchObject({ contracts: 4, total: 4 })
    expect(refusal(s, { contract: 'P1a' })).toBe('contract-paid')
    expect(scoreOf(after(s, { contract: 'P4a' }).seats[0]).contracts).toBe(11)
  })

  test('only the own ones, with what they ask for', () => {
    const s = given({ seats: [{ ...seat, resources: 'CCC' }] })
    expect(refusal(s, { contract: 'P1a' })).toBe('cannot-pay')
    expect(refusal(s, { contract: 'P2a' })).toBe('not-your-contract')
    expect(refusal(s, { contract: 'F1a' })).toBe('not-your-contract')
    expect(refusal(given({ seats: [{ ...seat, actionPoints: 0 }] }), { contract: 'P1a' })).toBe('no-action-points')
  })
})

describe('scoring cards', () => {
  const towns = ['LEB', 'MIL', 'SUN', 'DAN', 'BLO'] as const
  const cities = ['REA', 'HAR'] as const
  const seat = {
    ...{ stations: [...towns, ...cities], upgrades: 9, income: { C: 5, I: 4, W: 3 }, resources: 'CCCCIIIW' },
    markers: ['GW', 'GW', 'GW', 'ZV', 'ZV'],
  } as const

  test.each([
    ['F1a', 2],
    ['F2a', 2],
    ['F3a', 6],
    ['F4a', 5],
    ['F5a', 4],
    ['F6a', 3],
    ['F7a', 2],
    ['F8a', 2],
  ] as const)('%s brings %i', (card, points) => {
    const s = given({ seats: [{ ...seat, cards: [card] }] })
    expect(scoreOf(s.seats[0])).toMatchObject({ scoring: points, total: points })
  })

  test('F3 counts tiles used for an income step, of action points too, not the Standard Upgrade and not goods', () => {
    const rich = { tiles: ['A3CM1', 'A3MA1', 'B3MA1'], resources: RICH, agent: [2, 2] } as const
    const s = after(
      given({ seats: [rich] }),
      { use: 'A3CM1' },
      { use: 'A3MA1' },
      { use: 'B3MA1', goods: true },
      { upgrade: 'C' },
    )
    expect(s.seats[0].upgrades).toBe(2)
  })
})
