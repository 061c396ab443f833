import { afterEach, describe, expect, test } from 'vitest'
import type { ApiError } from '../../../src/contract/api.ts'
import { errorText } from '../../../src/renderer/i18n/errors.ts'
import { LANGUAGES } from '../../../src/contract/language.ts'
import { useLanguage } from '../../../src/renderer/i18n/locale.svelte.ts'

afterEach(() => useLanguage('en', []))

const refused = (code: ApiError['code'], params: ApiError['params'] = {}) => errorText({ code, params })

describe('a refusal says in short why', () => {
  test.each<[ApiError['code'], ApiError['params'], string]>([
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
  expect(refused('needs-marks', { need: 8, have: 7 })).toBe('kost 8 Marken; je hebt er 7')
})

/** Every code with the parameters that it comes with; the type keeps it whole. */
const ALL: Record<ApiError['code'], ApiError['params']> = {
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
  'unknown-call': { call: 'x' },
  'bad-arguments': { at: '0', problem: 'strict_object' },
  'not-found': { id: 'x' },
  stale: { revision: 4 },
  'not-allowed-now': { action: 'next', waiting: 'decision' },
  'sat-together': { name: 'Ana', to: 'Anna' },
  'storage-full': {},
  'storage-read-only': {},
  'storage-busy': { folder: '/data' },
  'storage-damaged': { at: 'mode' },
  'storage-newer': { found: 3, known: 2 },
  'storage-failed': {},
  'storage-gone': { folder: '/data' },
  disconnected: {},
  internal: {},
}

test.each(LANGUAGES)('every code has its own words in %s', (language) => {
  useLanguage(language, [])
  const words = Object.entries(ALL).map(([code, params]) => refused(code as ApiError['code'], params))
  expect(words.filter((text) => /undefined|NaN|error_|count_/.test(text))).toEqual([])
  expect(new Set(words).size).toBe(words.length)
})

test.each([
  [['nl-BE', 'en'], 'kost'],
  [['fr', 'de-AT'], 'kostet'],
  [['fr', 'pt'], 'costs'],
])('as the system %j takes the first language that Pithead speaks', (system, word) => {
  useLanguage('system', system)
  expect(refused('needs-marks', { need: 8, have: 7 }).split(' ')[0]).toBe(word)
})
