/** The rule book's scoring examples, entered on the score pad (End of a shift, End of the game). */
import { describe, expect, test } from 'vitest'
import { warningsOf } from '../../../../src/games/coal-baron/score-sheet/checks.ts'
import { edited } from '../../../../src/games/coal-baron/score-sheet/edits.ts'
import { countField, seatField, shiftField } from '../../../../src/games/coal-baron/wire/fields.ts'
import type { Pad } from '../../../../src/games/coal-baron/score-sheet/pad.ts'
import { starterOf } from '../../../../src/games/coal-baron/score-sheet/starter.ts'
import { accountsIn, elementTally, seatPointsOf } from '../../../../src/games/coal-baron/score-sheet/tally.ts'
import { padFor } from './table.ts'

const MIKE = 0
const LUCY = 1
const GEORGE = 2

const written = (pad: Pad, sums: Record<string, number>): Pad =>
  edited(pad, {
    type: 'write',
    sums: Object.fromEntries(Object.entries(sums).map(([field, number]) => [field, [number]])),
  })

/** A pad with each seat's count of one element after the second shift. */
const counted = (element: number, ...counts: number[]) =>
  written(padFor(counts.length), Object.fromEntries(counts.map((count, seat) => [countField(1, seat, element), count])))

const rewards = (element: number, ...counts: number[]) => elementTally(counted(element, ...counts), 1, element).rewards

describe('the barrow, carriage and truck orders of Mike, Lucy and George', () => {
  test('George and Lucy are level on barrows: both get 6 and nobody gets the second reward', () => {
    expect(elementTally(counted(4, 2, 3, 3), 1, 4)).toEqual({ element: 4, counts: [2, 3, 3], rewards: [0, 6, 6] })
  })

  test('Mike has most on carriages and gets 7; George and Lucy are second and get 3 each', () => {
    expect(rewards(5, 6, 1, 1)).toEqual([7, 3, 3])
  })

  test('nobody has truck orders: nobody is paid', () => {
    expect(rewards(6, 0, 0, 0)).toEqual([0, 0, 0])
  })
})

test('with two players there is no second reward', () => {
  expect(rewards(5, 6, 1)).toEqual([7, 0])
  expect(rewards(5, 3, 3)).toEqual([7, 7])
})

test('who alone has any leaves the second reward in the bank', () => {
  expect(rewards(5, 0, 4, 0)).toEqual([0, 7, 0])
})

test('an element pays nobody until everybody is counted', () => {
  const pad = written(padFor(3), { [countField(1, MIKE, 4)]: 2, [countField(1, LUCY, 4)]: 0 })
  expect(elementTally(pad, 1, 4)).toMatchObject({ counts: [2, 0, null], rewards: null })
  expect(seatPointsOf(pad, MIKE).total).toBe(0)
})

test('7 Marks, 4 cubes, 1 outstanding order and 7 light against 4 dark tiles are 1, 1, -1 and -6 points', () => {
  const pad = written(padFor(3), {
    [seatField('marks', MIKE)]: 7,
    [seatField('cubes', MIKE)]: 4,
    [seatField('outstanding', MIKE)]: 1,
    [seatField('light', MIKE)]: 7,
    [seatField('dark', MIKE)]: 4,
  })
  expect(accountsIn(pad, MIKE)).toEqual([1, 1, -1, -6])
  expect(accountsIn(pad, LUCY)).toEqual([null, null, null, null])
})

describe('delivered points', () => {
  test('of an order of 9 and one of 10 are 19, typed as a sum', () => {
    const pad = edited(padFor(3), { type: 'write', sums: { [shiftField('points', 0, MIKE)]: [9, 10] } })
    expect(seatPointsOf(pad, MIKE)).toMatchObject({ delivered: [19, null, null], total: 19 })
  })

  test('read off the score track are what the marker has moved since the last shift scoring', () => {
    const first = written(padFor(2), {
      [shiftField('track', 0, MIKE)]: 24,
      [shiftField('track', 0, LUCY)]: 0,
      ...Object.fromEntries([0, 1, 2, 3].map((element) => [countField(0, MIKE, element), 1])),
      ...Object.fromEntries([0, 1, 2, 3].map((element) => [countField(0, LUCY, element), 0])),
    })
    expect(seatPointsOf(first, MIKE)).toMatchObject({ delivered: [24, null, null], rewarded: [14, 0, 0], total: 38 })
    const second = written(first, { [shiftField('track', 1, MIKE)]: 45 })
    expect(seatPointsOf(second, MIKE).delivered).toEqual([24, 7, null])
  })

  test('count on where the marker has gone once round the track', () => {
    const pad = written(padFor(2), { [shiftField('track', 0, MIKE)]: 95 })
    const all = Object.fromEntries([0, 1].flatMap((seat) => [0, 1, 2, 3].map((e) => [countField(0, seat, e), 0])))
    const round = written(pad, { ...all, [shiftField('track', 1, MIKE)]: 12 })
    expect(seatPointsOf(round, MIKE).delivered).toEqual([95, 17, null])
    const past = written(round, { [shiftField('track', 1, MIKE)]: 112 })
    expect(seatPointsOf(past, MIKE).delivered).toEqual([95, 17, null])
  })
})

test('who corrects an earlier shift corrects the score, not what was read off the track since', () => {
  const first = written(padFor(2), {
    [shiftField('track', 0, MIKE)]: 20,
    ...Object.fromEntries([0, 1].flatMap((seat) => [0, 1, 2, 3].map((e) => [countField(0, seat, e), 0]))),
  })
  const second = written(first, { [shiftField('track', 1, MIKE)]: 30 })
  const corrected = written(second, { [countField(0, MIKE, 3)]: 1 })
  expect(seatPointsOf(second, MIKE)).toMatchObject({ delivered: [20, 10, null], total: 30 })
  expect(seatPointsOf(corrected, MIKE)).toMatchObject({ delivered: [20, 10, null], rewarded: [5, 0, 0], total: 35 })
  expect(warningsOf(corrected)).toContainEqual({
    code: 'marker-moved',
    field: shiftField('track', 1, MIKE),
    params: { marker: 30, should: 35 },
  })
  // Read once more, the marker is right by what is known now.
  const again = written(corrected, { [shiftField('track', 1, MIKE)]: 30 })
  expect(seatPointsOf(again, MIKE).delivered).toEqual([20, 5, null])
})

describe('the next starting player', () => {
  const workers = (pad: Pad, shift: number, ...counts: number[]) =>
    written(pad, Object.fromEntries(counts.map((count, seat) => [shiftField('workers', shift, seat), count])))

  test('is Mike with 5 workers in the factory; Lucy has 4 and George 2', () => {
    expect(starterOf(workers(padFor(3, 'counts', GEORGE), 0, 5, 4, 2), 1)).toBe(MIKE)
  })

  test('is the tied player nearest clockwise; who started before passes it on', () => {
    expect(starterOf(workers(padFor(3, 'counts', MIKE), 0, 4, 1, 4), 1)).toBe(GEORGE)
    expect(starterOf(workers(padFor(3, 'counts', LUCY), 0, 3, 3, 3), 1)).toBe(GEORGE)
  })

  test('is not known until everybody’s workers are entered', () => {
    expect(starterOf(padFor(3), 1)).toBeNull()
    expect(starterOf(workers(padFor(3), 0, 5, 4), 1)).toBeNull()
    expect(starterOf(workers(padFor(3), 0, 0, 0, 0), 1)).toBe(LUCY)
    expect(starterOf(workers(padFor(3), 0, 1), 2)).toBeNull()
    expect(starterOf(workers(workers(padFor(3), 0, 0, 1, 0), 1, 0, 2, 2), 2)).toBe(GEORGE)
  })
})
