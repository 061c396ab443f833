/** Edits that the score sheet's fields refuse: by their form, or because the pad can't take them. */
import { expect, it } from 'vitest'
import { edited, whyNot } from '../../../../src/games/coal-train/score-sheet/edits.ts'
import { emptyPad } from '../../../../src/games/coal-train/score-sheet/pad.ts'
import { wire, type Edit } from '../../../../src/games/coal-train/wire/wire.ts'
import { problemIn } from '../../../../src/games/record/problem-in.ts'

const PLAYERS = ['red', 'blue', 'green'].map((color, seat) => ({ name: `Player ${seat}`, color }))
const EMPTY = emptyPad(PLAYERS, 0, 'places')
const wrongIn = (edit: unknown) => problemIn(wire.sheet.edit, edit, 'edit')

const station = { type: 'station', seat: 0, place: 'SCR', on: true }
const income = { type: 'income', seat: 0, resource: 'C', count: 6 }
const part = { type: 'part', seat: 0, part: 'towns', values: [3, 2] }
const left = { type: 'left', seat: 0, resource: 'C', count: 3 }

it('what is right has its form', () => {
  for (const edit of [station, income, part, left]) expect(wrongIn(edit)).toBeNull()
})

it.each([
  ['a station in a place that there is not', { ...station, place: 'NYC' }, 'edit.place', 'unknown-value'],
  ['an income beyond its track', { ...income, count: 7 }, 'edit.count', 'out-of-range'],
  ['an income of action points among the resources', { ...income, resource: 'AP' }, 'edit.resource', 'unknown-value'],
  ['half a point', { ...part, values: [2.5] }, 'edit.values[0]', 'not-whole'],
  ['points below zero', { ...part, values: [-1] }, 'edit.values[0]', 'out-of-range'],
  ['a number that is a word', { ...part, values: ['3'] }, 'edit.values[0]', 'wrong-type'],
  ['a part that no score has', { ...part, part: 'tiles' }, 'edit.part', 'unknown-value'],
  ['resources below zero', { ...left, count: -1 }, 'edit.count', 'out-of-range'],
  ['a card that there is not', { type: 'card', seat: 0, card: 'N1z', on: true }, 'edit.card', 'unknown-value'],
  ['a start subsidy that there is not', { type: 'start', seat: 1, subsidy: 'XX' }, 'edit.subsidy', 'unknown-value'],
  ['a sixth seat', { ...left, seat: 5 }, 'edit.seat', 'out-of-range'],
  ['another key', { ...left, extra: 1 }, 'edit.extra', 'unknown-key'],
])('%s is refused with its place and the reason', (_, edit, path, code) => {
  expect(wrongIn(edit)).toMatchObject({ path, code })
})

it('a start subsidy that somebody has is refused, and any for the starting player', () => {
  const start = (seat: number): Edit => ({ type: 'start', seat, subsidy: 'MG' })
  const chosen = edited(EMPTY, start(1))
  expect(whyNot(EMPTY, start(1))).toBeNull()
  expect(whyNot(chosen, start(1))).toBeNull()
  expect(whyNot(chosen, start(2))).toBe('subsidy')
  expect(whyNot(EMPTY, start(0))).toBe('seat')
  expect(whyNot(chosen, { type: 'start', seat: 1, subsidy: null })).toBeNull()
})

it('a payment for a card of somebody else is refused', () => {
  const owned = edited(EMPTY, { type: 'card', seat: 1, card: 'P1a', on: true })
  expect(whyNot(owned, { type: 'paid', seat: 0, card: 'P1a', on: true })).toBe('card')
  expect(whyNot(owned, { type: 'paid', seat: 1, card: 'P1a', on: true })).toBeNull()
})

it.each(['upgrades', 'markers'] as const)('more %s than there can be are refused', (number) => {
  expect(whyNot(EMPTY, { type: 'number', seat: 0, number, count: 1_000_000 })).toBe('count')
})
