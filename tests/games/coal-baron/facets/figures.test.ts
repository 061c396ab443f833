import { expect, test } from 'vitest'
import { coalBaron } from '../../../../src/games/coal-baron/game.ts'
import type { Result, SeatScore } from '../../../../src/games/coal-baron/rules/types.ts'
import { golden, goldenNames } from '../support/golden.ts'

const { figures } = coalBaron
const { parts, columns, tieBreak } = figures

const scores = goldenNames().flatMap((name) => (golden(name).result as Result | null)?.scores ?? [])
const whole = scores.filter((score: Partial<SeatScore>) => score.shifts !== undefined)
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

test('parts and columns add up to the total', () => {
  expect(whole.length).toBeGreaterThan(20)
  for (const score of whole) {
    expect([figures.partsOf(score)!.length, figures.cellsOf(score)!.length]).toEqual([parts.length, columns.length])
    expect([sum(figures.partsOf(score)!), sum(figures.cellsOf(score)!)]).toEqual([score.total, score.total])
  }
})

test('an element has what it paid after each shift in which it was scored', () => {
  const [score] = whole
  const elements = parts.flatMap((part, i) => (part.startsWith('element-') ? [figures.partsOf(score)![i]] : []))
  const [first, second, third] = score.shifts
  expect(elements).toEqual(third.map((points, element) => points + (second[element] ?? 0) + (first[element] ?? 0)))
  expect(elements).toHaveLength(12)
})

test('of totals alone no parts are known, and still who had more Marks left', () => {
  const totals = scores.filter((score: Partial<SeatScore>) => score.shifts === undefined)
  expect(totals.length).toBeGreaterThan(0)
  for (const score of totals) expect([figures.partsOf(score), figures.cellsOf(score)]).toEqual([null, null])
  for (const score of scores) expect(tieBreak!.of(score)).toBe(score.marksLeft)
})
