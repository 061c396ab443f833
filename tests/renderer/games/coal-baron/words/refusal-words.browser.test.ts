import { afterEach, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../../../src/contract/conventions/language.ts'
import type { Refusal, RefusalCode } from '../../../../../src/games/coal-baron/rules/types.ts'
import { refusalText } from '../../../../../src/renderer/games/coal-baron/words/refusals.ts'
import { errorText } from '../../../../../src/renderer/i18n/errors.ts'
import { useLanguage } from '../../../../../src/renderer/i18n/locale.svelte.ts'
import { problemText } from '../../../../../src/renderer/i18n/problems.ts'

type Params = Refusal['params']

afterEach(() => useLanguage('en', []))

const refused = (code: RefusalCode, params: Params = {}) => refusalText({ code, params })

describe('a refusal says in short why', () => {
  test.each<[RefusalCode, Params, string]>([
    ['needs-workers', { need: 3, have: 2 }, 'needs 3 workers; you have 2'],
    ['needs-workers', { need: 1, have: 0 }, 'needs 1 worker; you have 0'],
    ['needs-marks', { need: 8, have: 7 }, 'costs 8 Marks; you have 7'],
    ['locked', { players: 2 }, 'closed with 2 players'],
    ['needs-steps', { need: 2, have: 1 }, 'needs 2 work steps; 1 left'],
    ['no-cube', { coal: 'K', from: 'cage' }, 'no black coal in the pit cage'],
    ['no-cube', { coal: 'G', from: 'level', level: 3 }, 'no gray coal left on this level'],
    ['no-cube', { coal: 'Y', from: 'storage' }, 'no yellow coal in the private storage'],
    ['wrong-coal', { have: 'Y', need: 'B' }, 'this spot asks for brown coal'],
    ['none-left', { coal: 'B' }, 'no brown coal left in the supply'],
  ])('%s %j', (code, params, words) => {
    expect(refused(code, params)).toBe(words)
  })
})

test('the words follow the language', () => {
  useLanguage('de', [])
  expect(refused('needs-workers', { need: 3, have: 2 })).toBe('braucht 3 Arbeiter; du hast 2')
  useLanguage('nl', [])
  expect(refused('needs-marks', { need: 8, have: 7 })).toBe('kost 8 mark; je hebt er 7')
})

/** Every code with the parameters that it comes with; the type keeps it whole. */
const ALL: Record<RefusalCode, Params> = {
  'game-over': {},
  'other-decision': { phase: 'place' },
  malformed: { id: 'X' },
  'not-offered': { order: 'TKKK' },
  locked: { players: 3 },
  'needs-workers': { have: 2, need: 3 },
  'needs-marks': { have: 7, need: 8 },
  'no-tile': {},
  'no-order': {},
  'stack-empty': {},
  'nothing-to-deliver': { vehicle: 'T' },
  'needs-steps': { have: 1, need: 2 },
  'cage-there': { level: 2 },
  'cage-full': {},
  'cage-not-at-surface': { level: 1 },
  'cage-at-surface': {},
  'no-cube': { coal: 'Y', from: 'cage' },
  'not-your-order': { order: 'TKKK' },
  'no-spot': { order: 'TKKK', spot: 4 },
  'spot-taken': { order: 'TKKK', spot: 0 },
  'wrong-coal': { have: 'Y', need: 'K' },
  'not-drawn': { id: 'Y1L' },
  'wrong-back': { need: 'Y1L' },
  'coal-needed': { minecarts: 1 },
  'coal-not-needed': {},
  'none-left': { coal: 'K' },
}

test.each(LANGUAGES)('every code has its own words in %s', (language) => {
  useLanguage(language, [])
  const words = Object.entries(ALL).map(([code, params]) => refused(code as RefusalCode, params))
  expect(words.filter((text) => text === null || /undefined|NaN|error_|count_/.test(text))).toEqual([])
  expect(new Set(words).size).toBe(words.length)
})

test('a code of somebody else has none', () => {
  expect(refusalText({ code: 'stale', params: {} })).toBeNull()
})

test('errors and import problems say what the rules refuse in these words', () => {
  const refusal = { code: 'needs-marks', params: { have: 7, need: 8 } }
  expect(errorText(refusal, refusalText)).toBe('costs 8 Marks; you have 7')
  expect(problemText({ path: 'moves[17]', ...refusal }, refusalText)).toBe(
    'At move 18: against the rules (costs 8 Marks; you have 7).',
  )
})
