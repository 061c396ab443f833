/** Outcomes that are told of two turns played out over the same deals. */
import { expect, test } from 'vitest'
import { consequencesOf, leadBetween, type PlayedOut } from '../../../src/games/play-outs/compare.ts'
import { decisive } from '../../../src/games/play-outs/decisive.ts'

/** A play-out in which each of these outcomes came about once, for this number of points. */
const played = (lead: number, points: Record<string, number>): PlayedOut => ({
  lead,
  outcomes: new Map(Object.entries(points).map(([key, worth]) => [key, { amount: 1, points: worth }])),
})
const told = (own: PlayedOut[], other: PlayedOut[], gain: number) =>
  decisive(consequencesOf(own, other), leadBetween(own, other), gain, 0.5).map(({ key }) => key)
const times = (count: number, each: PlayedOut) => Array.from({ length: count }, () => each)

test('an outcome has how often it came about with either turn, and the points of the difference', () => {
  const own = [played(5, { order: 9 }), played(4, { order: 9 }), played(0, {})]
  const other = [played(5, {}), played(1, { order: 9 }), played(0, {})]
  const [order] = consequencesOf(own, other)
  expect(order).toMatchObject({ key: 'order', points: { mean: 3, error: 3 } })
  expect([order.is, order.instead]).toEqual([2 / 3, 1 / 3])
  expect(leadBetween(own, other)).toMatchObject({ mean: 1, error: 1 })
})

test('no more is told than it takes to decide, the weightiest first', () => {
  expect(told(times(9, played(9, { a: 6, b: 2, c: 1 })), times(9, played(0, {})), 9)).toEqual(['a'])
  expect(told(times(9, played(9, { a: 3, b: 2, c: 1, d: 1 })), times(9, played(0, {})), 9)).toEqual(['a', 'b'])
})

test('what speaks against the verdict is told last, and once, where it weighs more than what speaks for it', () => {
  const own = times(9, played(2, { a: 4, b: 3 }))
  expect(told(own, times(9, played(0, { x: 5, y: 1 })), 2)).toEqual(['a', 'b', 'x'])
  expect(told(times(9, played(0, { x: 5, y: 1 })), own, -2)).toEqual(['a', 'b', 'x'])
})

test('nothing is told that would be the opposite of the verdict', () => {
  expect(told(times(9, played(1, { a: 1 })), times(9, played(0, { x: 5 })), 1)).toEqual(['a'])
  expect(told(times(9, played(1, { a: 1 })), times(9, played(0, {})), -1)).toEqual([])
})

test('turns that the search found alike have the same reasons, each from its own side', () => {
  const [own, other] = [times(9, played(1, { a: 5, b: 3 })), times(9, played(4, { x: 6, y: 5 }))]
  expect(told(other, own, 0)).toEqual(told(own, other, 0))
  expect(told(own, other, 0)).toContain('x')
})

test('what is certain goes before what is as likely to be worth a little more', () => {
  const own = Array.from({ length: 20 }, (_, deal) => played(9, deal < 11 ? { likely: 8, sure: 4 } : { sure: 4 }))
  expect(told(own, times(20, played(0, {})), 9)).toEqual(['sure', 'likely'])
})

test('an amount that differs by chance alone is not told, whatever it is worth', () => {
  const drawn = (points: number, even: number) =>
    Array.from({ length: 21 }, (_, deal) => ({
      lead: points,
      outcomes: new Map([['a', { amount: deal % 2 === even ? 1 : 0, points }]]),
    }))
  expect(told(drawn(5, 0), drawn(0, 1), 5)).toEqual([])
})

test('noise and trifles are not told', () => {
  const noise = Array.from({ length: 20 }, (_, deal) => played(0, deal % 2 === 0 ? { a: 9 } : {}))
  const others = Array.from({ length: 20 }, (_, deal) => played(0, deal % 2 === 1 ? { a: 8 } : {}))
  expect(told(noise, others, 3)).toEqual([])
  expect(told(times(9, played(3, { a: 0.4 })), times(9, played(0, {})), 3)).toEqual([])
})

test('where the play-outs contradict the search, only what is certain is told', () => {
  const own = Array.from({ length: 20 }, (_, deal) => played(-3, deal < 15 ? { likely: 9, sure: 2 } : { sure: 2 }))
  expect(told(own, times(20, played(0, {})), 3)).toEqual(['sure'])
})
