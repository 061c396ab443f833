/** Play-outs told as reasons: what decides, in amounts, and nothing that contradicts its own numbers. */
import { expect, test } from 'vitest'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { tenths } from '../../../src/games/building-blocks/rounding.ts'
import type { PlayedOut } from '../../../src/games/play-outs/compare.ts'
import { drawnSoftly } from '../../../src/games/play-outs/soft-choice.ts'
import { keyOf, reasonsBetween, type Counting } from '../../../src/games/play-outs/told-reasons.ts'

interface Fact {
  of: 'coal' | 'debt'
}
const COUNTING: Counting<Fact> = { noticeable: 0.5, rounded: tenths, way: ({ of }) => (of === 'debt' ? -1 : 1) }

/** Two deals that come to the same. */
const played = (lead: number, outcomes: [Fact, amount: number, points: number][]): PlayedOut[] =>
  Array.from({ length: 2 }, () => ({
    lead,
    outcomes: new Map(outcomes.map(([fact, amount, points]) => [keyOf(fact), { amount, points }])),
  }))

test('a fact is told with the amounts after either turn and with its points', () => {
  const own = played(5, [[{ of: 'coal' }, 3, 6]])
  const other = played(0, [[{ of: 'coal' }, 0.504, 1]])
  expect(reasonsBetween(own, other, 5, COUNTING)).toEqual([
    { part: { fact: { of: 'coal' }, is: 3, instead: 0.5 }, points: 5 },
  ])
})

test('an outcome that comes about alike after both is no reason, whatever it is worth', () => {
  const own = played(5, [[{ of: 'coal' }, 2.001, 6]])
  const other = played(0, [[{ of: 'coal' }, 2.004, 1]])
  expect(reasonsBetween(own, other, 5, COUNTING)).toEqual([])
})

test('less of a good thing is never told as a gain, nor more of a bad one', () => {
  const own = played(5, [
    [{ of: 'coal' }, 1, 6],
    [{ of: 'debt' }, 2, 6],
  ])
  const other = played(0, [
    [{ of: 'coal' }, 2, 1],
    [{ of: 'debt' }, 1, 1],
  ])
  expect(reasonsBetween(own, other, 10, COUNTING)).toEqual([])
})

test('a choice is drawn the less often the less it is worth', () => {
  const random = seeded(1)
  const drawn = [0, 0, 0]
  for (let i = 0; i < 3000; i++) drawn[drawnSoftly([0, 1.5, -6], 1.5, random)]++
  expect(drawn[1] / drawn[0]).toBeGreaterThan(2.3)
  expect(drawn[1] / drawn[0]).toBeLessThan(3.2)
  expect(drawn[2]).toBeLessThan(60)
})
