/** Numbers, times and lists as each language writes them. */
import { afterEach, describe, expect, test } from 'vitest'
import type { Language } from '../../../src/contract/api.ts'
import { capital } from '../../../src/renderer/i18n/capital.ts'
import { clockTime } from '../../../src/renderer/i18n/clock-time.ts'
import { LANGUAGE_OPTIONS } from '../../../src/renderer/i18n/languages.ts'
import { language, useLanguage } from '../../../src/renderer/i18n/locale.svelte.ts'
import * as numbers from '../../../src/renderer/i18n/numbers.ts'
import { listOf } from '../../../src/renderer/i18n/sentence-lists.ts'
import { dateOf, dayOf, momentOf, timeAgo } from '../../../src/renderer/i18n/times.ts'

/** Spaces that don't break look like others, and marks of direction like nothing. */
const plainly = (text: string) => text.replaceAll(/\p{Zs}/gu, ' ').replaceAll(/\p{Cf}/gu, '')

afterEach(() => useLanguage('en', []))

describe('the language', () => {
  test.each<[Language | 'system', string[], Language]>([
    ['de', ['nl-NL'], 'de'],
    ['system', ['nl-BE', 'de-DE'], 'nl'],
    ['system', ['fr-FR', 'de-AT'], 'de'],
    ['system', ['fr-FR'], 'en'],
    ['system', [], 'en'],
  ])('by the setting %s, in a system of %j, is %s', (setting, system, expected) => {
    useLanguage(setting, system)
    expect(language()).toBe(expected)
  })

  test('is offered under its own name, whatever is spoken now', () => {
    useLanguage('nl', [])
    expect(LANGUAGE_OPTIONS.map(({ label }) => label)).toEqual(['English', 'Deutsch', 'Nederlands'])
  })
})

describe.each([
  ['en', { thousands: '13,552', tenths: '4.5', percent: '93%', loss: '−2.0' }],
  ['de', { thousands: '13.552', tenths: '4,5', percent: '93 %', loss: '−2,0' }],
  ['nl', { thousands: '13.552', tenths: '4,5', percent: '93%', loss: '−2,0' }],
] as const)('numbers in %s', (spoken, written) => {
  test('have its separators', () => {
    useLanguage(spoken, [])
    expect(numbers.plain(13_552)).toBe(written.thousands)
    expect(numbers.tenths(4.5)).toBe(written.tenths)
    expect(plainly(numbers.percent(0.93))).toBe(written.percent)
    expect(numbers.tenths(-2)).toBe(written.loss)
  })
})

describe('a number', () => {
  test('below zero has a real minus sign, and zero has none', () => {
    expect(numbers.plain(-7)).toBe('−7')
    expect(numbers.plain(-0)).toBe('0')
    expect(numbers.tenths(-0.04)).toBe('0.0')
  })

  test.each([
    [4, '+4', '+4.0'],
    [-4, '−4', '−4.0'],
    [0, '0', '0.0'],
  ])('%i shows its sign where points are compared', (points, whole, tenths) => {
    expect(numbers.signed(points)).toBe(whole)
    expect(numbers.signedTenths(points)).toBe(tenths)
  })

  test('has a decimal place only where it isn’t whole', () => {
    expect([3, 3.25].map(numbers.wholeOrTenths)).toEqual(['3', '3.3'])
  })

  test('that is a rating has no separator', () => {
    expect(numbers.rated(1521.6)).toBe('1522')
  })

  test('of bytes is never nothing', () => {
    expect([0, 1, 12_400_000].map(numbers.megabytes)).toEqual(['0.1', '0.1', '12.4'])
  })

  test('is written anew when the language changes', () => {
    expect(numbers.tenths(0.5)).toBe('0.5')
    useLanguage('de', [])
    expect(numbers.tenths(0.5)).toBe('0,5')
  })
})

describe('a date', () => {
  const noon = '2026-11-14T12:00:00.000Z'

  test.each([
    ['en', '14 Nov 2026', '14 November 2026'],
    ['de', '14.11.2026', '14. November 2026'],
    ['nl', '14 nov 2026', '14 november 2026'],
  ] as const)('in %s is %s and %s', (spoken, medium, long) => {
    useLanguage(spoken, [])
    expect(dateOf(noon)).toBe(medium)
    expect(dayOf(noon)).toBe(long)
    expect(momentOf(noon)).toMatch(/\d{1,2}:00$/)
    expect(momentOf(noon).startsWith(medium)).toBe(true)
  })

  const now = Date.parse(noon)
  const ago = (seconds: number) => timeAgo(new Date(now - seconds * 1000).toISOString(), now)

  test.each([
    [5, 'now'],
    [59, 'now'],
    [60, '1 minute ago'],
    [3599, '59 minutes ago'],
    [2 * 3600, '2 hours ago'],
    [86_400, 'yesterday'],
    [3 * 86_400, '3 days ago'],
  ])('%i seconds ago is %s', (seconds, words) => {
    expect(ago(seconds)).toBe(words)
  })

  test('of a clock that is ahead of ours is now', () => {
    expect(ago(-300)).toBe('now')
  })

  test('is told in the language of the page', () => {
    useLanguage('de', [])
    expect(ago(86_400)).toBe('gestern')
    useLanguage('nl', [])
    expect(ago(86_400)).toBe('gisteren')
  })
})

describe('a clock', () => {
  test.each([
    [0, '0:00'],
    [65_999, '1:05'],
    [3_723_000, '1:02:03'],
    [-5000, '−0:05'],
    [-999, '0:00'],
  ])('of %i ms reads %s', (milliseconds, text) => {
    expect(clockTime(milliseconds)).toBe(text)
  })
})

describe('a list', () => {
  test.each([
    ['en', 'Mike, Lucy and George'],
    ['de', 'Mike, Lucy und George'],
    ['nl', 'Mike, Lucy en George'],
  ] as const)('in %s is %s', (spoken, text) => {
    useLanguage(spoken, [])
    expect(plainly(listOf(['Mike', 'Lucy', 'George']))).toBe(text)
  })

  test('of one is that one', () => {
    expect(plainly(listOf(['Mike']))).toBe('Mike')
  })
})

test('a text begins with a capital, and nothing else of it changes', () => {
  expect(['an order', 'éclat', 'Ida', ''].map(capital)).toEqual(['An order', 'Éclat', 'Ida', ''])
})
