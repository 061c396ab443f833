/** Deliveries that are told as they happen, at a table that counts. */
import { describe, expect, test } from 'vitest'
import { edited, whyNot } from '../../../../src/games/coal-baron/score-sheet/edits.ts'
import type { Edit } from '../../../../src/games/coal-baron/score-sheet/edits.ts'
import { countOf, deliveredIn } from '../../../../src/games/coal-baron/score-sheet/pad-figures.ts'
import type { Pad } from '../../../../src/games/coal-baron/score-sheet/pad.ts'
import { isDone } from '../../../../src/games/coal-baron/score-sheet/stages.ts'
import { seatPointsIn } from '../../../../src/games/coal-baron/score-sheet/tally.ts'
import { padFor } from './table.ts'

const made = (pad: Pad, ...edits: Edit[]) => edits.reduce(edited, pad)
const write = (field: string, ...sum: number[]): Edit => ({ type: 'write', sums: { [field]: sum } })
/** TKKK: three black spots on a truck, 12 points; TBB: two brown ones, 5 points. */
const told = (order: string, shift: number, seat: number | null): Edit => ({
  type: 'card',
  order,
  shift,
  seat,
  live: true,
})

describe('where nothing is typed', () => {
  test('counts, points and the standing follow from them', () => {
    const pad = made(padFor(3), told('TKKK', 0, 0), told('TBB', 0, 1))
    expect([0, 1, 2, 3].map((element) => countOf(pad, 0, 0, element))).toEqual([0, 0, 0, 3])
    expect([0, 1, 2].map((seat) => deliveredIn(pad, 0, seat))).toEqual([12, 5, 0])
    expect([0, 1, 2].map((seat) => seatPointsIn(pad, 0, seat).total)).toEqual([17, 8, 0])
  })

  test('those of a shift are added to what was counted before it', () => {
    const counted = made(padFor(2), ...[4, 1, 0, 2].map((count, element) => write(`count-0-0-${element}`, count)))
    const pad = made(counted, write('points-0-0', 20), told('TKKK', 1, 0))
    expect([0, 1, 2, 3].map((element) => countOf(pad, 1, 0, element))).toEqual([4, 1, 0, 5])
    expect([0, 1].map((shift) => deliveredIn(pad, shift, 0))).toEqual([20, 12])
  })

  test('what nobody has counted before stays open', () => {
    const pad = made(padFor(2), write('count-0-0-3', 2), told('TKKK', 1, 0))
    expect([3, 2, 6].map((element) => countOf(pad, 1, 0, element))).toEqual([5, null, null])
    expect(countOf(pad, 1, 1, 3)).toBeNull()
  })

  test('no sum is larger than a record holds', () => {
    const pad = made(padFor(2), write('count-0-0-3', 99), told('TKKK', 1, 0))
    expect(countOf(pad, 1, 0, 3)).toBe(99)
  })

  test('a shift is done once it was told or left, not with its first delivery', () => {
    const pad = made(padFor(2), told('TKKK', 0, 0))
    expect(isDone(pad, { stage: 'shift-1', closed: 0 }, 'shift-1')).toBe(false)
    expect(isDone(pad, { stage: 'shift-1', closed: 1 }, 'shift-1')).toBe(true)
  })
})

describe('where numbers are typed already', () => {
  const typed = made(padFor(2), write('points-0-0', 7), write('count-0-0-3', 2), write('count-0-0-0', 1))

  test('they grow by it, and shrink with it', () => {
    const pad = made(typed, told('TKKK', 0, 0))
    expect(pad.written).toEqual({ 'points-0-0': [7, 12], 'count-0-0-3': [2, 3], 'count-0-0-0': [1] })
    expect(made(pad, told('TKKK', 0, null)).written).toEqual(typed.written)
    expect(made(pad, told('TKKK', 0, 1)).written).toEqual(typed.written)
  })

  test('a number that may have been counted without it stays', () => {
    const pad = made(padFor(2), told('TKKK', 0, 0), write('count-0-0-3', 3), told('TKKK', 0, null))
    expect(pad.written).toEqual({ 'count-0-0-3': [3] })
  })

  test('a sum of as many numbers as fit keeps its value', () => {
    const pad = made(padFor(2), write('count-0-0-3', ...Array<number>(64).fill(1)), told('TKKK', 0, 0))
    expect(pad.written).toEqual({ 'count-0-0-3': [67] })
  })

  test('one that no number can take is refused', () => {
    const full = made(padFor(2), write('count-0-0-3', 97))
    expect(whyNot(full, told('TKKK', 0, 0))).toBe('order')
    expect(whyNot(full, told('TBB', 0, 0))).toBeNull()
    expect(whyNot(full, { ...told('TKKK', 0, 0), live: undefined } as Edit)).toBeNull()
  })

  test('cards of earlier shifts that are asked for change none of them', () => {
    const pad = made(typed, { type: 'card', order: 'TKKK', shift: 0, seat: 0 })
    expect(pad.written).toEqual(typed.written)
  })
})
