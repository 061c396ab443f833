/** A faulty record is refused with the place of the fault and the reason. */
import { describe, expect, it } from 'vitest'
import { catalogueOf } from '../../../src/games/facets/facets.ts'
import { railroadBarons } from '../../../src/games/railroad-barons/game.ts'
import { resultOf } from '../../../src/games/railroad-barons/rules/result.ts'
import { recordIn } from '../../../src/games/record/record.ts'
import { replay } from '../../../src/games/railroad-barons/rules/entries.ts'
import { deal } from '../../../src/games/railroad-barons/rules/setup.ts'
import type { Certificate, SeatScore, View } from '../../../src/games/railroad-barons/rules/types.ts'
import { PERCENTS } from '../../../src/games/railroad-barons/state/components.ts'
import type { State } from '../../../src/games/railroad-barons/state/state.ts'
import { seen } from './given.ts'
import { played } from './support/games.ts'

const catalogue = catalogueOf(railroadBarons)

const PLAYERS = ['cream', 'violet'].map((color, seat) => ({ name: `Player ${seat}`, color, control: 'human' }))

const envelope = (mode: string, isOver: boolean) => ({
  format: 'pithead-record',
  version: 1,
  game: 'railroad-barons',
  mode,
  id: 'a game',
  startedAt: '2026-11-20T10:00:00.000Z',
  finishedAt: isOver ? '2026-11-20T11:00:00.000Z' : null,
  players: PLAYERS,
})

const problemOf = (record: unknown) => recordIn(record, catalogue).problem

const { setup, entries, end } = played(8)
const whole = { ...envelope('digital', true), setup, moves: entries, result: resultOf(end) }

/** A draft in which seat 0 gets $1,000 and seat 1 all Investors but the 450, then these moves. */
const DRAFT = ['30', '40', '50', '60'].flatMap((offer, i) => [
  { offer, value: i === 0 ? 800 : 0 },
  { take: i === 0 ? 'investor' : 'money' },
])
const running = (...moves: unknown[]) =>
  problemOf({
    ...envelope('digital', false),
    setup: { startingPlayer: 0, values: 'named', data: 'own-1' },
    moves: [...DRAFT, ...moves],
    result: null,
  })

const NO = { swap: false }
const [pass, start] = [{ pass: true }, { buy: ['red', 40], par: 100 }]

/** A game with a turn in which nine certificates stand against a purchase, and nothing else does. */
function fullHand() {
  for (let seed = 1; ; seed++) {
    const game = played(seed)
    for (const [at, entry] of game.entries.entries()) {
      const s = (replay(deal(game.setup), game.entries.slice(0, at)) as { state: State }).state
      const buy = 'buy' in entry || 'pass' in entry ? tenthIn(seen(s)) : undefined
      if (buy) return { ...game, at, buy }
    }
  }
}

function tenthIn({ players, turn, holdings }: View): Certificate | undefined {
  const { certificates, cash, sold } = players[turn!]
  const inBank = holdings.flatMap(({ id, standing, certificates }): Certificate[] =>
    standing === 'closed' || sold.includes(id)
      ? []
      : PERCENTS.filter((_, i) => certificates[i] === null).map((percent) => [id, percent]),
  )
  return certificates === 9 && cash > 1500 ? inBank[0] : undefined
}

describe('a digital record', () => {
  it('that is right is read', () => {
    expect(problemOf(whole)).toBeUndefined()
    expect(running(NO, start, pass)).toBeUndefined()
  })

  it.each([
    ['of unknown data', { ...whole, setup: { ...setup, data: 'own-2' } }, 'setup.data', 'unknown-value'],
    [
      'with three players',
      { ...whole, players: [...PLAYERS, { ...PLAYERS[0], color: 'red' }] },
      'players',
      'wrong-length',
    ],
    ['with a tampered total', { ...whole, result: { ...whole.result, winners: [0, 1] } }, 'result.winners', 'differs'],
  ])('%s is refused', (_, record, path, code) => {
    expect(problemOf(record)).toMatchObject({ path, code })
  })

  it.each([
    ['a certificate in two places', [NO, start, { buy: ['red', 40] }], 10, 'not-in-bank'],
    ['a sale of what the other owns', [NO, start, { sell: [['red', 40]] }], 10, 'not-your-certificate'],
    ['a sale that leaves nobody with 40%', [NO, start, pass, { sell: [['red', 40]] }], 11, 'other-needs-forty'],
    [
      'a purchase without money',
      [
        NO,
        start,
        { buy: ['red', 30] },
        { buy: ['black', 40], par: 100 },
        pass,
        { buy: ['blue', 40], par: 100 },
        pass,
        { buy: ['green', 40], par: 100 },
      ],
      null,
      'no-money',
    ],
    ['a consent that nobody asked for', [NO, { consent: true }], 9, 'not-now'],
    ['a Holding out of turn', [NO, start, { buy: ['red', 10] }, pass, pass, { pay: true }], 13, 'not-now'],
    ['an operator too many', [NO, start, { buy: ['red', 10] }, pass, pass, { tokens: [2, 3] }], 13, 'tokens-left'],
  ])('with %s is refused', (_, moves, at, code) => {
    const problem = running(...moves)
    expect(problem).toMatchObject({ code })
    expect(problem?.path).toMatch(at === null ? /^moves\[\d+\]$/ : `moves[${at}]`)
  })

  it('with Holdings in another order is refused', () => {
    const black = [NO, { buy: ['black', 40], par: 70 }, pass, { buy: ['black', 10] }]
    const both = [...black, pass, { buy: ['red', 40], par: 70 }, pass, { buy: ['red', 10] }, pass, pass]
    const [ofRed, ofBlack] = [{ tokens: [0, 4] }, { tokens: [0, 6] }]
    expect(running(...both, ofBlack, ofRed)).toBeUndefined()
    expect(running(...both, ofRed, ofBlack)).toEqual({
      path: 'moves[18]',
      code: 'tokens-left',
      params: { have: 4, need: 6 },
    })
  })

  it('with a tenth certificate is refused', () => {
    const { setup, entries, end, at, buy } = fullHand()
    const record = { ...whole, setup, moves: entries, result: resultOf(end) }
    expect(problemOf(record)).toBeUndefined()
    expect(problemOf({ ...record, moves: entries.with(at, { buy }) })).toMatchObject({
      path: `moves[${at}]`,
      code: 'certificate-limit',
    })
  })

  it.each([
    ['a dollar more in cash', (score: SeatScore) => ({ ...score, cash: score.cash + 1 }), 'result.scores[1].cash'],
    [
      'stock of another Holding',
      (score: SeatScore) => ({ ...score, stock: { ...score.stock, blue: score.stock.blue + 10 } }),
      'result.scores[1].stock.blue',
    ],
    ['another total', (score: SeatScore) => ({ ...score, total: 0 }), 'result.scores[1].total'],
  ])('with %s in its result is refused', (_, tampered, path) => {
    const [first, second] = whole.result.scores
    const result = { ...whole.result, scores: [first, tampered(second)] }
    expect(problemOf({ ...whole, result })).toMatchObject({ path, code: 'differs' })
  })

  it.each([
    ['a start price off the track', { buy: ['red', 40], par: 95 }, 'moves[8].par'],
    ['a start price without a purchase', { sell: [['red', 40]], par: 90 }, 'moves[8]'],
    ['no sale in its list', { sell: [] }, 'moves[8].sell'],
    ['a price below zero', { rail: 'A1', price: -1 }, 'moves[8].price'],
    ['a Railroad that there is not', { rail: 'Z1', price: 1 }, 'moves[8].rail'],
    ['another key', { pass: true, extra: 1 }, 'moves[8].extra'],
    ['a list in its place', [], 'moves[8]'],
  ])('with %s has no form of a record', (_, move, path) => {
    expect(running(move)?.path).toBe(path)
  })
})

describe('a sheet', () => {
  const certificates = { 40: 0, 30: 1, 20: 0, 10: null }
  const sheet = { cash: [100, 200], holdings: { green: { price: 350, certificates } } }
  const result = {
    scores: [
      { cash: 100, stock: { green: 2100, black: 0, yellow: 0, red: 0, blue: 0 }, total: 2200 },
      { cash: 200, stock: { green: 1050, black: 0, yellow: 0, red: 0, blue: 0 }, total: 1250 },
    ],
    winners: [0],
  }
  const scored = { ...envelope('companion', true), setup: { startingPlayer: 1 }, sheet, result }

  it('that is right is read', () => {
    expect(problemOf(scored)).toBeUndefined()
  })

  it.each([
    [
      'a price off the track',
      { ...sheet, holdings: { green: { price: 351, certificates } } },
      'sheet.holdings.green.price',
    ],
    [
      'a certificate missing',
      { ...sheet, holdings: { green: { price: 350, certificates: { 40: 0 } } } },
      'sheet.holdings.green.certificates.10',
    ],
    [
      'a third owner',
      { ...sheet, holdings: { green: { price: 350, certificates: { ...certificates, 10: 2 } } } },
      'sheet.holdings.green.certificates.10',
    ],
    ['cash below zero', { ...sheet, cash: [-1, 200] }, 'sheet.cash[0]'],
    [
      'a Holding that there is not',
      { ...sheet, holdings: { pink: { price: 350, certificates } } },
      'sheet.holdings.pink',
    ],
    ['cash missing', { holdings: sheet.holdings }, 'result'],
  ])('with %s is refused', (_, spoilt, path) => {
    expect(problemOf({ ...scored, sheet: spoilt })?.path).toBe(path)
  })

  it('says all that looks odd, or nothing', () => {
    const odd = { ...sheet, holdings: { green: { price: 340, certificates } } }
    const scores = result.scores.map((score, seat) => {
      const green = 34 * [60, 30][seat]
      return { ...score, stock: { ...score.stock, green }, total: score.cash + green }
    })
    const record = { ...scored, sheet: odd, result: { scores, winners: [0] } }
    const doubt = { code: 'no-price-at-end', field: 'price-green', accepted: true }
    expect(problemOf(record)).toBeUndefined()
    expect(problemOf({ ...record, doubts: [doubt] })).toBeUndefined()
    expect(problemOf({ ...scored, doubts: [doubt] })?.path).toMatch(/^doubts/)
  })
})
