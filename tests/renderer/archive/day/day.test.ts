import { expect, test } from 'vitest'
import { daysLater, monthOf, monthsLater, weekOf } from '../../../../src/renderer/archive/day/calendar.ts'
import { dayText, reachedIn, sectionsOf, shareOf } from '../../../../src/renderer/archive/day/sections.ts'

test('a week begins on Monday, and a month is whole weeks', () => {
  expect(weekOf('2026-11-29')).toEqual([23, 24, 25, 26, 27, 28, 29].map((date) => `2026-11-${date}`))
  const weeks = monthOf('2026-11-20')
  expect(weeks[0][0]).toBe('2026-10-26')
  expect(weeks.at(-1)![6]).toBe('2026-12-06')
  expect(monthOf('2026-02-10').map((week) => week.length)).toEqual([7, 7, 7, 7, 7])
})

test('months keep the day where they have it', () => {
  expect(monthsLater('2026-03-31', -1)).toBe('2026-02-28')
  expect(monthsLater('2026-12-15', 1)).toBe('2027-01-15')
  expect(daysLater('2026-03-28', 2)).toBe('2026-03-30')
})

test('the last section ends with the game, accounts and all', () => {
  const own = { points: [[0], [5], [9], [12], [10]], ends: [1, 2, 3] }
  const bot = { points: [[0], [4], [12], [20]], ends: [1, 2, 3] }
  expect(sectionsOf(own, bot, 0)).toEqual([
    { own: 5, bot: 4 },
    { own: 4, bot: 8 },
    { own: 1, bot: 8 },
  ])
})

test('a square is filled by the share of the bot’s points', () => {
  const reached = (own: number, bot: number) => reachedIn({ own, bot })
  expect([reached(9, 8), reached(6, 8), reached(4, 8), reached(3, 8)]).toEqual([1, 0.75, 0.5, 0])
  expect([reached(0, 0), reached(-1, 0), reached(2, -1)]).toEqual([1, 0, 1])
  expect(shareOf({ own: 12, bot: 8 })).toBe(1.5)
})

test('the text tells points and squares, nothing of the deal', () => {
  const sections = [
    { own: 5, bot: 4 },
    { own: 1, bot: 8 },
  ]
  expect(dayText('Pithead · Toy', '20 Nov 2026', sections, { own: 6, bot: 12 })).toBe(
    'Pithead · Toy\n20 Nov 2026\n🟦⬛ 6 : 12',
  )
})
