/** The log says in facts what each turn, each export and the end brought. */
import { describe, expect, it } from 'vitest'
import { courseOf, courses } from '../../../src/games/railroad-barons/rules/course.ts'
import { entryItems, turnItem } from '../../../src/games/railroad-barons/rules/log.ts'
import { playEntry } from '../../../src/games/railroad-barons/rules/entries.ts'
import type { Entry, LogItem } from '../../../src/games/railroad-barons/rules/types.ts'
import type { State } from '../../../src/games/railroad-barons/state/state.ts'
import { afterEntries, dealt, inOperatingRound, inStockRound, seen } from './given.ts'
import { played } from './support/games.ts'

type Turn = Extract<LogItem, { type: 'turn' }>

const NOTHING: Turn['changes'] = {
  cash: [0, 0],
  treasuries: [],
  prices: [],
  directors: [],
  certificates: [],
  capital: [],
  acquired: [],
  gone: [],
}

/** The line of an entry in this position. */
function lineOf(before: State, entry: Entry): Turn {
  const next = playEntry(before, entry)
  if (next.refusal) throw new Error(next.refusal.code)
  return turnItem(before, entry, 7, next.state)
}

describe('a line says', () => {
  it('who passed, and nothing else', () => {
    expect(lineOf(inStockRound({}, 1), { pass: true })).toEqual({
      type: 'turn',
      move: 7,
      seat: 1,
      round: { stock: 2, operating: 0 },
      holding: null,
      revenue: null,
      entry: { pass: true },
      changes: NOTHING,
    })
  })

  it('the cost of a Holding that was started', () => {
    const { changes } = lineOf(inStockRound({ cash: [400, 0] }), { buy: ['blue', 40], par: 90 })
    expect(changes).toEqual({
      ...NOTHING,
      cash: [-360, 0],
      prices: [{ holding: 'blue', from: null, to: 90 }],
      directors: [{ holding: 'blue', from: null, to: 0 }],
      certificates: [{ holding: 'blue', percent: 40, from: null, to: 0 }],
    })
  })

  it('the end of the draft, with the money of the Investor left over apart from that of the last offer', () => {
    const offers: Entry[] = (['30', '40', '50'] as const).flatMap((offer) => [
      { offer, value: Number(offer) },
      { take: 'investor' },
    ])
    const before = afterEntries(dealt(), ...offers, { offer: '60', value: 70 })
    const entry: Entry = { take: 'money' }
    const next = playEntry(before, entry)
    if (next.refusal) throw new Error(next.refusal.code)
    const [turn, leftover] = entryItems(before, entry, 7, next.state)
    expect(turn).toMatchObject({ type: 'turn', changes: { cash: [0, 70] } })
    expect(leftover).toEqual({
      type: 'leftover',
      round: { stock: 0, operating: 0 },
      investor: '450',
      dollars: 450,
    })
  })

  it('the capital that a Holding begins to operate with', () => {
    const started = inStockRound({ holdings: { blue: { price: 90, owns: [[40], []], isStartedOnly: true } } }, 1)
    const { changes } = lineOf(started, { buy: ['blue', 10] })
    expect(changes.capital).toEqual([{ holding: 'blue', dollars: 900 }])
    expect(changes.treasuries).toEqual([{ holding: 'blue', dollars: 900 }])
    expect(changes.cash).toEqual([0, -90])
  })

  it('a sale with the price that fell and the Directorship that changed hands', () => {
    const owns: [(40 | 10)[], (30 | 20)[]] = [
      [40, 10],
      [30, 20],
    ]
    const { changes } = lineOf(inStockRound({ holdings: { red: { owns } } }), { sell: [['red', 10]] })
    expect(changes).toMatchObject({
      cash: [100, 0],
      prices: [{ holding: 'red', from: 100, to: 90 }],
      directors: [{ holding: 'red', from: 0, to: 1 }],
      certificates: [{ holding: 'red', percent: 10, from: 0, to: null }],
    })
  })

  it('the swap for the 40 that a purchase caused', () => {
    const s = inStockRound({ holdings: { red: { owns: [[40], [30, 20]], director: 1 } } }, 1)
    const { certificates } = lineOf(s, { buy: ['red', 10] }).changes
    expect(certificates.map(({ percent, from, to }) => [percent, from, to])).toEqual([
      [40, 0, 1],
      [30, 1, 0],
      [10, null, 0],
    ])
  })

  it('revenue, dividends and the rise of the price', () => {
    const s = inOperatingRound({ holdings: { red: { owns: [[40, 10], [30]], railroads: ['A1', 'A2'] } } })
    const line = lineOf(afterEntries(s, { tokens: [2, 2] }), { pay: true })
    expect(line).toMatchObject({ seat: 0, holding: 'red', revenue: 100 })
    expect(line.changes).toEqual({ ...NOTHING, cash: [50, 30], prices: [{ holding: 'red', from: 100, to: 110 }] })
  })

  it('a Railroad bought, its cost, and those that it made obsolete', () => {
    const holdings = { green: { treasury: 300, railroads: ['A1', 'B1', 'B2 high'] } }
    const s = afterEntries(inOperatingRound({ holdings, top: 'D1' }), { tokens: [1, 5] }, { pay: true })
    const { changes } = lineOf(s, { rail: 'bank', side: 'high' })
    expect(changes.acquired).toEqual([{ railroad: 'D1', holding: 'green' }])
    expect(changes.gone.toSorted()).toEqual(['A1', 'B1'])
    expect(changes.treasuries).toEqual([{ holding: 'green', dollars: -300 }])
  })

  it('a Railroad bought that leaves at once, because no operator is left for it', () => {
    const holdings = { green: { treasury: 100, railroads: ['A2'], network: 5 } }
    const s = afterEntries(inOperatingRound({ holdings, top: 'A1' }), { tokens: [1, 0] }, { pay: true })
    const { changes } = lineOf(s, { rail: 'bank' })
    expect(changes.acquired).toEqual([{ railroad: 'A1', holding: 'green' }])
    expect(changes.gone.toSorted()).toEqual(['A1', 'A2'])
  })
})

describe('the log of a whole game', () => {
  const { setup, entries, end } = played(8)
  const course = courses.settled(courseOf({ setup, entries, pending: [] }))
  const turns = course.log.filter((item): item is Turn => item.type === 'turn')

  it('has a line for every entry, in order, with the round', () => {
    expect(turns.map(({ move, entry }) => [move, entry])).toEqual(entries.map((entry, move) => [move, entry]))
    const rounds = course.log.flatMap((item) => ('round' in item ? [item.round.stock * 3 + item.round.operating] : []))
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b))
  })

  it('has an export after each pair of operating rounds but the last, and the end', () => {
    const { round, players } = seen(end)
    expect(course.log.filter(({ type }) => type === 'export')).toHaveLength(round.stock - 1)
    expect(course.log.at(-1)).toEqual({
      type: 'finished',
      winners: course.result!.winners,
      totals: players.map(({ worth }) => worth),
    })
  })

  it('adds up to the cash and the treasuries at the end', () => {
    const sum = (of: (changes: Turn['changes']) => number) =>
      course.log.reduce((total, item) => total + ('changes' in item ? of(item.changes) : 0), 0)
    const start = seen(dealt())
    const leftover = course.log.reduce((total, item) => total + (item.type === 'leftover' ? item.dollars : 0), 0)
    for (const seat of [0, 1])
      expect(start.players[seat].cash + leftover + sum(({ cash }) => cash[seat])).toBe(seen(end).players[seat].cash)
    for (const { id, treasury } of seen(end).holdings)
      expect(sum(({ treasuries }) => treasuries.find(({ holding }) => holding === id)?.dollars ?? 0)).toBe(treasury)
  })

  it('moves every certificate from its owner', () => {
    const owners = new Map<string, number | null>()
    for (const item of course.log)
      for (const { holding, percent, from, to } of 'changes' in item ? item.changes.certificates : []) {
        expect(owners.get(`${holding} ${percent}`) ?? null).toBe(from)
        owners.set(`${holding} ${percent}`, to)
      }
    for (const { id, certificates } of seen(end).holdings)
      expect([40, 30, 20, 10].map((percent) => owners.get(`${id} ${percent}`) ?? null)).toEqual(certificates)
  })
})
