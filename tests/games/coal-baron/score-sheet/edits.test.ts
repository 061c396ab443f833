import { describe, expect, test } from 'vitest'
import { edited, isWritten, whyNot } from '../../../../src/games/coal-baron/score-sheet/edits.ts'
import type { Edit } from '../../../../src/games/coal-baron/score-sheet/edits.ts'
import { countField, fieldOf, seatField, shiftField } from '../../../../src/games/coal-baron/wire/fields.ts'
import { cardsIn, countOf, deliveredIn } from '../../../../src/games/coal-baron/score-sheet/pad-figures.ts'
import { draftOrder } from '../../../../src/games/coal-baron/score-sheet/pad.ts'
import type { Pad } from '../../../../src/games/coal-baron/score-sheet/pad.ts'
import { padFor } from './table.ts'

const made = (pad: Pad, ...edits: Edit[]) => edits.reduce(edited, pad)
const write = (field: string, ...sum: number[]): Edit => ({ type: 'write', sums: { [field]: sum } })
const tap = (order: string, shift: number, seat: number | null): Edit => ({ type: 'card', order, shift, seat })

describe('a field', () => {
  test.each([
    [countField(2, 3, 11), { kind: 'count', shift: 2, seat: 3, element: 11 }],
    [shiftField('track', 0, 1), { kind: 'track', shift: 0, seat: 1 }],
    [seatField('outstanding', 0), { kind: 'outstanding', seat: 0 }],
  ])('%s says where it stands', (id, field) => {
    expect(fieldOf(id)).toEqual(field)
  })

  test.each([
    '',
    'count',
    'count-0-0',
    'count-0-0-4',
    'count-1-0-8',
    'count-3-0-0',
    'count-0-0-0-0',
    'count-00-0-0',
    'count-0-x-0',
    'points-3-0',
    'points-0',
    'marks-0-0',
    'marks--1',
    'toString-0',
    '__proto__-0',
  ])('%j is on no pad', (id) => {
    expect(fieldOf(id)).toBeNull()
  })
})

describe('what the pad can not take', () => {
  const pad = padFor(3)
  test.each<[string, Edit, string]>([
    ['nothing to write', { type: 'write', sums: {} }, 'sums'],
    ['a field of a seat that nobody has', write(countField(0, 3, 0), 1), 'sums.count-0-3-0'],
    ['a field of no pad', write('count-0-0-7', 1), 'sums.count-0-0-7'],
    ['a negative number', write(countField(0, 0, 0), -1), 'sums.count-0-0-0'],
    ['a negative number in a sum', write(countField(0, 0, 0), 5, -1), 'sums.count-0-0-0'],
    ['an absurd number', write(countField(0, 0, 0), 60, 40), 'sums.count-0-0-0'],
    ['a sum of nothing', write(countField(0, 0, 0)), 'sums.count-0-0-0'],
    ['a card that is not in the box', tap('BKKK', 0, 0), 'order'],
    ['a card for a seat that nobody has', tap('TKKK', 0, 3), 'seat'],
    ['a card of a fourth shift', tap('TKKK', 3, 0), 'shift'],
    ['a fourth shift entered some way', { type: 'way', shift: 3, way: 'cards' }, 'shift'],
    [
      'a player from a seat that nobody has',
      { type: 'table', players: [{ name: 'A', color: 'red', was: 3 }], startingPlayer: 0 },
      'players',
    ],
  ])('%s', (_, edit, where) => {
    expect(whyNot(pad, edit)).toBe(where)
  })

  test('a starting player without a seat', () => {
    const players = pad.players.map((player, was) => ({ ...player, was }))
    expect(whyNot(pad, { type: 'table', players, startingPlayer: 3 })).toBe('startingPlayer')
    expect(whyNot(pad, { type: 'table', players, startingPlayer: 2 })).toBeNull()
    expect(whyNot(pad, { type: 'table', players: [players[0], players[0], players[1]], startingPlayer: 0 })).toBe(
      'players',
    )
  })

  test('totals may be negative', () => {
    expect(whyNot(pad, write(seatField('total', 0), -4))).toBeNull()
    expect(whyNot(pad, write(seatField('total', 0), -100))).toBe('sums.total-0')
  })
})

describe('writing', () => {
  test('leaves the old pad as it is', () => {
    const before = padFor(2)
    const after = made(before, write(countField(0, 0, 0), 4, 3))
    expect(before.written).toEqual({})
    expect(countOf(after, 0, 0, 0)).toBe(7)
    expect(made(after, { type: 'write', sums: { [countField(0, 0, 0)]: null } })).toEqual(before)
  })

  test('delivered points are typed or read off the track, whichever came last', () => {
    const [points, track] = [shiftField('points', 0, 0), shiftField('track', 0, 0)]
    const typed = made(padFor(2), write(points, 9))
    expect(deliveredIn(made(typed, write(track, 12)), 0, 0)).toBe(12)
    expect(made(typed, write(track, 12), write(points, 9))).toEqual(typed)
    expect(made(typed, write(track, 12), { type: 'write', sums: { [track]: null } })).toEqual(padFor(2))
    // Emptying a field that is empty already takes nothing away.
    expect(made(typed, { type: 'write', sums: { [track]: null } })).toEqual(typed)
  })
})

describe('cards', () => {
  test('belong to one player in one shift', () => {
    const pad = made(padFor(2, 'cards'), tap('TKKK', 0, 0), tap('BY', 1, 0), tap('TKKK', 0, 1))
    expect([cardsIn(pad, 0, 0), cardsIn(pad, 0, 1), cardsIn(pad, 1, 0)]).toEqual([[], ['TKKK'], ['BY']])
    expect(cardsIn(made(pad, tap('TKKK', 0, null)), 0, 1)).toEqual([])
  })

  test('count on in later shifts', () => {
    const pad = made(padFor(2, 'cards'), tap('TKKK', 0, 0), tap('TBB', 1, 0))
    expect([0, 1, 2].map((shift) => countOf(pad, shift, 0, 3))).toEqual([3, 3, 3])
    expect([1, 2].map((shift) => countOf(pad, shift, 0, 6))).toEqual([5, 5])
    expect([0, 1, 2].map((shift) => deliveredIn(pad, shift, 0))).toEqual([12, 5, 0])
  })

  test('tapped for all shifts at once take off what earlier shifts had counted', () => {
    const counted = made(padFor(2), write(shiftField('points', 0, 0), 12), write(shiftField('points', 0, 1), 0))
    const pad = made(counted, { type: 'way', shift: 1, way: 'cards' }, tap('TKKK', 1, 0), tap('TBB', 1, 0))
    expect([0, 1].map((shift) => deliveredIn(pad, shift, 0))).toEqual([12, 5])
    expect(deliveredIn(pad, 1, 1)).toBe(0)
  })
})

test('the way holds for its shift and those after it, and loses nothing', () => {
  const counted = made(padFor(2), write(countField(1, 0, 0), 4), tap('TKKK', 0, 0))
  const cards = made(counted, { type: 'way', shift: 1, way: 'cards' })
  expect(cards.ways).toEqual(['counts', 'cards', 'cards'])
  expect(countOf(cards, 1, 0, 0)).toBe(0)
  expect(made(cards, { type: 'way', shift: 1, way: 'counts' })).toEqual(counted)
})

test('players who change seats take everything with them', () => {
  const pad = made(padFor(3), write(countField(0, 0, 1), 4), write(seatField('marks', 2), 7), tap('TKKK', 0, 1))
  const [mike, lucy, george] = pad.players.map((player, was) => ({ ...player, was }))
  const moved = made(pad, { type: 'table', players: [george, mike, { ...lucy, name: 'Lu' }], startingPlayer: 1 })
  expect(moved.players.map(({ name }) => name)).toEqual(['George', 'Mike', 'Lu'])
  expect(moved.players[0]).toEqual({ name: 'George', color: 'green' })
  expect(moved.written).toEqual({ [countField(0, 1, 1)]: [4], [seatField('marks', 0)]: [7] })
  expect(moved.cards).toEqual({ TKKK: { shift: 0, seat: 2 } })
  expect(moved.startingPlayer).toBe(1)
})

test('who leaves takes everything along, and who joins has nothing yet', () => {
  const pad = made(padFor(3), write(countField(0, 0, 1), 4), write(seatField('marks', 2), 7), tap('TKKK', 0, 1))
  const [mike, , george] = pad.players.map((player, was) => ({ ...player, was }))
  const left = made(pad, { type: 'table', players: [george, mike], startingPlayer: 1 })
  expect(left.written).toEqual({ [countField(0, 1, 1)]: [4], [seatField('marks', 0)]: [7] })
  expect(left.cards).toEqual({})
  const ann = { name: 'Ann', color: 'blue', was: null }
  const joined = made(pad, { type: 'table', players: [ann, mike, george], startingPlayer: 0 })
  expect(joined.written).toEqual({ [countField(0, 1, 1)]: [4], [seatField('marks', 2)]: [7] })
  expect([0, 1, 2].map((seat) => isWritten(joined, seat))).toEqual([false, true, true])
})

test('the draft goes counter-clockwise from the right-hand neighbour of the starting player', () => {
  expect(draftOrder(3, 0)).toEqual([2, 1, 0, 2, 1, 0, 2, 1, 0])
  expect(draftOrder(4, 2)).toEqual([1, 0, 3, 2, 1, 0, 3, 2, 1, 0, 3, 2])
})
