import { afterEach, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/contract/conventions/language.ts'
import { useLanguage } from '../../../src/renderer/i18n/locale.svelte.ts'
import { problemText } from '../../../src/renderer/i18n/problems.ts'

afterEach(() => useLanguage('en', []))

describe('a refusal says where and why', () => {
  test.each([
    ['file', 'not-json', {}, 'Not a record, or one that was cut off.'],
    ['file', 'too-large', { most: 4 * 2 ** 20 }, 'Larger than 4 MiB.'],
    ['startedAt', 'wrong-type', { need: 'text' }, 'At startedAt: expected text.'],
    ['moves[3].steps[0]', 'unknown-key', {}, 'At move 4: unknown entry.'],
    ['players', 'wrong-length', { have: 1, need: '2..4' }, 'At players: length 1, expected 2–4.'],
    [
      'result.winners[0]',
      'differs',
      { have: 1, need: 0 },
      'At result.winners[0]: the file says 1; the replay gives 0.',
    ],
    ['plays[0]', 'play-ignored', {}, 'Play 1: marked as ignored in BG Stats.'],
    ['plays[2].playDate', 'never-heard-of', {}, 'Play 3, at playDate: unreadable (never-heard-of).'],
  ])('%s %s %j', (path, code, params, words) => {
    expect(problemText({ path, code, params })).toBe(words)
  })
})

test('what the rules refuse is said in the words of the game, where it is known', () => {
  const problem = { path: 'moves[17]', code: 'too-late', params: { hours: 2 } }
  const words = problemText(problem, ({ params }) => `${params.hours} hours late`)
  expect(words).toBe('At move 18: against the rules (2 hours late).')
  expect(problemText(problem)).toBe('At move 18: unreadable (too-late).')
})

/** Every code of the reader with the parameters that it comes with. */
const ALL: Record<string, Record<string, string | number>> = {
  'not-json': {},
  'not-utf-8': {},
  'too-large': { most: 4 * 2 ** 20 },
  'too-deep': {},
  damaged: {},
  'not-a-record': {},
  'unknown-version': { have: 2, known: 1 },
  'wrong-type': { need: 'object' },
  'unknown-key': {},
  'unknown-kind': { have: 'a b' },
  missing: {},
  'wrong-length': { have: 1, need: '2..4' },
  'wrong-form': { have: 'x', need: 'Unicode' },
  'not-whole': { have: '0.5' },
  'out-of-range': { have: '-1', need: '0..9007199254740991' },
  'unknown-value': { have: 'chess' },
  differs: { have: '1', need: '0' },
  twice: { have: 'red' },
  'too-many': { id: 'Y1L' },
  'not-over': {},
  'play-ignored': {},
}

test.each(LANGUAGES)('every code has its own words in %s', (language) => {
  useLanguage(language, [])
  const words = Object.entries(ALL).map(([code, params]) => problemText({ path: 'here', code, params }))
  expect(words.filter((text) => /undefined|NaN|problem_|error_/.test(text))).toEqual([])
  expect(new Set(words).size).toBe(words.length)
  for (const need of ['object', 'list', 'text', 'number'])
    expect(problemText({ path: 'x', code: 'wrong-type', params: { need } })).not.toMatch(/undefined|problem_/)
})
