/** The log tells what each entry changed, whose turn began, and how the end came. */
import { expect, test } from 'vitest'
import { entryItems } from '../../../src/games/coal-train/rules/log.ts'
import type { Entry } from '../../../src/games/coal-train/rules/types.ts'
import type { State } from '../../../src/games/coal-train/state/state.ts'
import { after, given } from './support/given.ts'

const itemsOf = (s: State, entry: Entry) => entryItems(s, entry, 7, after(s, entry))
const nothing = { C: 0, I: 0, W: 0, points: 0, actionPoints: 0, markers: [] }

test('a purchase among opponents', () => {
  const seats = [{ agent: [0, 0] as const, resources: 'CC' }, { agent: [0, 0] as const }]
  const [item] = itemsOf(given({ seats, market: { '0 0': 'A3Sa2' } }), { buy: true })
  expect(item).toEqual({
    ...{ type: 'entry', move: 7, seat: 0, round: 1, entry: { buy: true }, tile: 'A3Sa2' },
    changes: [
      { ...nothing, seat: 0, C: -1, actionPoints: -2, markers: [{ subsidy: 'FT', by: 1 }] },
      { ...nothing, seat: 1, C: 1 },
    ],
  })
})

test('a city with its points, and what a scoring card makes of it', () => {
  const seat = { tiles: ['A3Sb1'] as const, resources: 'CCIIW' }
  const s = given({ seats: [seat], cards: { REA: ['F2a'] } })
  const [item] = itemsOf(s, { build: 'REA', tile: 'A3Sb1', card: 'F2a', loco: 1 })
  expect(item).toMatchObject({ changes: [{ seat: 0, C: -2, I: -2, W: -1, points: 6 }] })
})

test('a turn begins with its income, which is no change of the entry before', () => {
  const s = given()
  const items = itemsOf(s, { end: true })
  expect(items).toEqual([
    { type: 'entry', move: 7, seat: 0, round: 1, entry: { end: true }, tile: null, changes: [] },
    { type: 'turn', seat: 1, round: 1, income: { C: 2, I: 1, W: 1 }, actionPoints: 5 },
  ])
})

test('the trigger and the last round', () => {
  const kinds = (s: State, entry: Entry) => itemsOf(s, entry).map(({ type }) => type)
  const drawing = given({ draw: ['A3CM1'], reserve: ['B3Sb1'], market: { '0 0': null } })
  expect(kinds(drawing, { end: true })).toEqual(['entry', 'triggered'])
  const last = itemsOf(given({ turn: 2, ending: 'triggered', reserve: [] }), { end: true })
  expect(last).toMatchObject([{ type: 'entry' }, { type: 'last', round: 2, idle: false }, { type: 'turn', seat: 0 }])
  const idle = itemsOf(given({ turn: 2, idle: 1 }), { end: true })
  expect(idle).toMatchObject([{ type: 'entry' }, { type: 'last', round: 2, idle: true }, { type: 'turn' }])
})
