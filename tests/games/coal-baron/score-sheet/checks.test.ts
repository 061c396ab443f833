import { describe, expect, test } from 'vitest'
import { mostIn, mostMarks, mostPoints, pointsForSpots } from '../../../../src/games/coal-baron/score-sheet/box.ts'
import { warningsOf } from '../../../../src/games/coal-baron/score-sheet/checks.ts'
import { edited } from '../../../../src/games/coal-baron/score-sheet/edits.ts'
import { countField, fieldOf, seatField, shiftField } from '../../../../src/games/coal-baron/wire/fields.ts'
import type { Pad } from '../../../../src/games/coal-baron/score-sheet/pad.ts'
import { isImpossible } from '../../../../src/games/coal-baron/wire/warning-codes.ts'
import { padFor } from './table.ts'

const written = (pad: Pad, sums: Record<string, number>): Pad =>
  edited(pad, { type: 'write', sums: Object.fromEntries(Object.entries(sums).map(([id, n]) => [id, [n]])) })

/** A seat's counts after a shift, from the first element on. */
const counts = (shift: number, seat: number, ...numbers: number[]) =>
  Object.fromEntries(numbers.map((number, element) => [countField(shift, seat, element), number]))

const minecarts = (seat: number, ...numbers: number[]) =>
  Object.fromEntries(numbers.map((number, coal) => [countField(2, seat, 8 + coal), number]))

const assets = (seat: number, marks: number, cubes: number, outstanding: number, light: number, dark: number) => ({
  [seatField('marks', seat)]: marks,
  [seatField('cubes', seat)]: cubes,
  [seatField('outstanding', seat)]: outstanding,
  [seatField('light', seat)]: light,
  [seatField('dark', seat)]: dark,
})

const impossible = (pad: Pad) => warningsOf(pad).filter(({ code }) => isImpossible(code))

const warnings = (sums: Record<string, number>, players = 3) => impossible(written(padFor(players), sums))

test('an empty pad and one that is right raise no warning', () => {
  expect(warnings({})).toEqual([])
  expect(
    warnings({
      ...counts(0, 0, 1, 1, 3, 3),
      ...counts(1, 0, 1, 1, 3, 3, 2, 6, 0, 0),
      [shiftField('points', 0, 0)]: 25,
    }),
  ).toEqual([])
})

test('a count that fell since the last shift', () => {
  expect(warnings({ ...counts(0, 1, 2, 0, 3), ...counts(1, 1, 2, 0, 2) })).toEqual([
    { code: 'fell', field: countField(1, 1, 2), params: { before: 3, now: 2 } },
  ])
})

test('spots by colour and by vehicle that are not the same number', () => {
  expect(warnings(counts(1, 2, 1, 1, 1, 1, 2, 0, 0, 3))).toEqual([
    { code: 'colors-and-vehicles', field: countField(1, 2, 4), params: { colors: 4, vehicles: 5 } },
  ])
  expect(warnings(counts(1, 2, 1, 1, 1, 1, 2, 0, 0))).toEqual([])
})

describe('more than the box holds', () => {
  test.each([
    [0, 'yellow spots'],
    [7, 'spots on engine orders'],
  ])('of element %i, %s: 22', (element) => {
    const field = (seat: number) => countField(1, seat, element)
    expect(warnings({ [field(0)]: 11, [field(2)]: 11 })).toEqual([])
    expect(warnings({ [field(0)]: 11, [field(2)]: 12 })).toEqual([
      { code: 'spots-in-box', field: field(0), params: { have: 23, most: 22 } },
    ])
  })

  test('of minecarts of a colour: 18 on the tiles and one in each pit', () => {
    expect(warnings({ [countField(2, 0, 9)]: 15, [countField(2, 1, 9)]: 6 })).toEqual([])
    expect(warnings({ [countField(2, 0, 9)]: 15, [countField(2, 1, 9)]: 7 })).toEqual([
      { code: 'minecarts-in-box', field: countField(2, 0, 9), params: { have: 22, most: 21 } },
    ])
  })

  test('of cubes: 64', () => {
    expect(warnings({ [seatField('cubes', 0)]: 60, [seatField('cubes', 1)]: 4 })).toEqual([])
    expect(warnings({ [seatField('cubes', 0)]: 60, [seatField('cubes', 1)]: 5 })).toEqual([
      { code: 'cubes-in-box', field: seatField('cubes', 0), params: { have: 65, most: 64 } },
    ])
  })

  test('of tiles: 24 of each side', () => {
    expect(warnings({ [seatField('dark', 0)]: 12, [seatField('dark', 1)]: 12 })).toEqual([])
    expect(warnings({ [seatField('dark', 0)]: 12, [seatField('dark', 1)]: 13 })).toEqual([
      { code: 'tiles-in-box', field: seatField('dark', 0), params: { have: 25, most: 24 } },
    ])
  })

  test('of orders: 44, outstanding ones and those that must have been delivered', () => {
    const delivered = counts(2, 0, 4, 4, 4, 4)
    expect(warnings({ ...delivered, [seatField('outstanding', 0)]: 40 })).toEqual([])
    expect(warnings({ ...delivered, [seatField('outstanding', 0)]: 41 })).toEqual([
      { code: 'orders-in-box', field: seatField('outstanding', 0), params: { have: 45, most: 44 } },
    ])
  })

  test('of orders, where the delivered cards are known', () => {
    const tapped = ['BY', 'CY', 'TY'].reduce(
      (pad, order) => edited(pad, { type: 'card', order, shift: 2, seat: 1 }),
      padFor(3, 'cards'),
    )
    expect(impossible(written(tapped, { [seatField('outstanding', 0)]: 41 }))).toEqual([])
    expect(impossible(written(tapped, { [seatField('outstanding', 0)]: 42 }))).toMatchObject([
      { code: 'orders-in-box', params: { have: 45 } },
    ])
  })
})

describe('delivered points', () => {
  test.each([
    [[3, 0, 0, 0], 4, 6],
    [[0, 3, 0, 0], 7, 9],
    [[0, 0, 3, 0], 9, 12],
    [[0, 0, 0, 3], 12, 15],
    [[1, 1, 1, 1], 10, 14],
    [[0, 0, 0, 0], 0, 0],
  ])('of orders with %j spots are %i to %i', (spots, least, most) => {
    expect(pointsForSpots(spots)).toEqual({ least, most })
  })

  test('that no orders with this number of spots bring', () => {
    const points = shiftField('points', 0, 0)
    const spots = counts(0, 0, 0, 0, 0, 3)
    expect(warnings({ ...spots, [points]: 12 })).toEqual([])
    expect(warnings({ ...spots, [points]: 19 })).toEqual([
      { code: 'points-and-spots', field: points, params: { points: 19, spots: 3, least: 12, most: 15 } },
    ])
  })

  test('read off a track on which the marker went back', () => {
    const first = { ...counts(0, 0, 0, 0, 0, 0), ...counts(0, 1, 0, 0, 0, 0), [shiftField('track', 0, 0)]: 120 }
    const behind = warnings({ ...first, [shiftField('track', 1, 0)]: 110 }, 2)
    expect(behind).toContainEqual({
      code: 'marker-behind',
      field: shiftField('track', 1, 0),
      params: { marker: 110, before: 120 },
    })
  })

  test('on cards that are fewer than an earlier shift brought', () => {
    const pad = written(padFor(2), { [shiftField('points', 0, 0)]: 24, [shiftField('points', 0, 1)]: 0 })
    const cards = edited(pad, { type: 'way', shift: 1, way: 'cards' })
    const tapped = edited(cards, { type: 'card', order: 'TKKK', shift: 1, seat: 0 })
    expect(warningsOf(tapped)).toContainEqual({
      code: 'cards-behind',
      field: shiftField('points', 1, 0),
      params: { points: 12, before: 24 },
    })
  })
})

test('more workers in the factory than a player has', () => {
  expect(warnings({ [shiftField('workers', 0, 1)]: 15 })).toEqual([])
  expect(warnings({ [shiftField('workers', 0, 1)]: 16 })).toEqual([
    { code: 'workers', field: shiftField('workers', 0, 1), params: { workers: 16, most: 15 } },
  ])
})

describe('Marks', () => {
  test('are never more than money spaces and bank give to all workers of three shifts', () => {
    // Two players: the spaces for 6 and 4 Marks three times with 1, 2 and 3 workers, once more for 6 with 4, twice the bank.
    expect(mostMarks(2)).toBe(10 + 3 * (3 * 6 + 3 * 4 + 6 + 2))
  })

  test('that can not be', () => {
    expect(warnings({ [seatField('marks', 1)]: 124 }, 2)).toEqual([])
    expect(warnings({ [seatField('marks', 1)]: 125 }, 2)).toEqual([
      { code: 'marks-too-many', field: seatField('marks', 1), params: { marks: 125, most: 124 } },
    ])
  })
})

describe('a pit with 3 tiles, thus 7 to 10 minecarts', () => {
  const pit = (cubes: number, empty: number, spots = 0) => ({
    ...minecarts(0, empty, 0, 0, 0),
    ...counts(2, 0, 0, 0, 0, spots),
    ...assets(0, 0, cubes, 0, 2, 1),
  })

  test('has at most ten empty ones', () => {
    expect(warnings(pit(0, 10))).toEqual([])
    expect(warnings(pit(0, 11))).toEqual([
      { code: 'minecarts-and-tiles', field: countField(2, 0, 8), params: { empty: 11, tiles: 3, most: 10 } },
    ])
  })

  test('has a cube on each that is not empty', () => {
    expect(warnings(pit(5, 2))).toEqual([])
    expect(warnings(pit(4, 2))).toEqual([
      { code: 'cubes-too-few', field: seatField('cubes', 0), params: { cubes: 4, least: 5 } },
    ])
  })

  test('never held more cubes than minecarts, and delivered ones are gone', () => {
    expect(warnings(pit(7, 7, 3))).toEqual([])
    expect(warnings(pit(8, 7, 3))).toEqual([
      { code: 'cubes-too-many', field: seatField('cubes', 0), params: { cubes: 8, most: 7 } },
    ])
  })
})

describe('what could be, but hardly ever is', () => {
  const unlikely = (sums: Record<string, number>) => warningsOf(written(padFor(3), sums))

  test.each([
    ['points-high', shiftField('points', 0, 0), 50],
    ['marks-high', seatField('marks', 1), 42],
    ['orders-high', seatField('outstanding', 2), 11],
  ])('%s: more than %s usually has', (code, field, most) => {
    expect(unlikely({ [field]: most })).toEqual([])
    expect(unlikely({ [field]: most + 1 })).toEqual([{ code, field, params: { have: most + 1 } }])
  })

  test('a pit with many more tiles on one side', () => {
    const sides = (light: number, dark: number) => ({ [seatField('light', 0)]: light, [seatField('dark', 0)]: dark })
    expect(unlikely(sides(2, 10))).toEqual([])
    expect(unlikely(sides(13, 2))).toEqual([{ code: 'tiles-apart', field: seatField('dark', 0), params: { have: 11 } }])
  })

  test('is not said of what is impossible anyway', () => {
    expect(unlikely({ [seatField('marks', 0)]: 400 })).toMatchObject([{ code: 'marks-too-many' }])
  })
})

describe('a game of which only the totals are kept', () => {
  const totals = (sums: Record<string, number>) => warningsOf(written(padFor(2, 'points'), sums))

  test('is not asked for its shifts', () => {
    const pad = written(padFor(2), counts(0, 0, 40))
    expect(warningsOf(pad)).toHaveLength(1)
    expect(warningsOf(edited(pad, { type: 'points-only', on: true }))).toEqual([])
  })

  test('has totals that games come to', () => {
    expect(totals({ 'total-0': 20, 'total-1': 185 })).toEqual([])
    expect(totals({ 'total-0': 19, 'total-1': 186 }).map(({ code }) => code)).toEqual(['total-odd', 'total-odd'])
    expect(totals({ 'total-1': mostPoints(2) })).toMatchObject([{ code: 'total-odd' }])
    expect(totals({ 'total-1': mostPoints(2) + 1 })).toMatchObject([{ code: 'total-too-large' }])
  })

  test('has fewer than five Marks left', () => {
    expect(totals({ 'left-0': 4 })).toEqual([])
    expect(totals({ 'left-0': 5 })).toEqual([{ code: 'left-too-many', field: 'left-0', params: { left: 5, most: 4 } }])
  })
})

test.each([
  [countField(0, 1, 0), 22],
  [countField(2, 0, 7), 22],
  [countField(2, 0, 8), 21],
  [shiftField('workers', 0, 2), 15],
  [seatField('marks', 0), mostMarks(3)],
  [seatField('cubes', 0), 64],
  [seatField('outstanding', 0), 44],
  [seatField('light', 0), 24],
  [shiftField('points', 0, 0), Infinity],
])('of %s the box allows three players at most %d', (field, most) => {
  expect(mostIn(fieldOf(field)!, 3)).toBe(most)
})
