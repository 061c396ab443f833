import { afterEach, expect, test } from 'vitest'
import type { ApiError, ServiceErrorCode } from '../../../src/contract/api.ts'
import { errorText } from '../../../src/renderer/i18n/errors.ts'
import { LANGUAGES } from '../../../src/contract/conventions/language.ts'
import { useLanguage } from '../../../src/renderer/i18n/locale.svelte.ts'

afterEach(() => useLanguage('en', []))

const refused = (code: string, params: ApiError['params'] = {}) => errorText({ code, params })

/** Every code with the parameters that it comes with; the type keeps it whole. */
const ALL: Record<ServiceErrorCode, ApiError['params']> = {
  'unknown-call': { call: 'x' },
  'bad-arguments': { at: '0', problem: 'strict_object' },
  'not-found': { id: 'x' },
  'bad-search': { text: 'seats:many' },
  stale: { revision: 4 },
  'not-allowed-now': { action: 'next', waiting: 'decision' },
  'built-on': {},
  'sat-together': { name: 'Ana', to: 'Anna' },
  'too-many-tags': { most: 20 },
  'study-full': { most: 100 },
  'running-deal': { deal: 'K7QF-2M9X' },
  'name-taken': { name: 'x' },
  'bad-folder': { folder: '/stick', problem: 'missing' },
  'too-long': { seconds: 120 },
  'too-many-open': {},
  'phones-public': { address: '8.8.8.8' },
  'phones-no-address': {},
  'phones-other-seat': { field: 'cash' },
  'phones-taken': { field: 'x', seat: 1 },
  'phones-big-screen': {},
  'phones-done': {},
  'storage-full': {},
  'storage-read-only': {},
  'storage-busy': { folder: '/data' },
  'storage-damaged': {},
  'game-unreadable': { at: 'mode' },
  'storage-newer': { found: 3, known: 2 },
  'storage-failed': {},
  'storage-gone': { folder: '/data' },
  'import-left': { games: 4 },
  'rename-left': { games: 4, name: 'Ana', to: 'Anna' },
  disconnected: {},
  internal: {},
}

test.each(LANGUAGES)('every code has its own words in %s', (language) => {
  useLanguage(language, [])
  const words = Object.entries(ALL).map(([code, params]) => refused(code, params))
  expect(words.filter((text) => /undefined|NaN|error_|count_/.test(text))).toEqual([])
  expect(new Set(words).size).toBe(words.length)
})

test.each([
  [['nl-BE', 'en'], 'De'],
  [['fr', 'de-AT'], 'Der'],
  [['fr', 'pt'], 'The'],
])('as the system %j takes the first language that Pithead speaks', (system, word) => {
  useLanguage('system', system)
  expect(refused('storage-full').split(' ')[0]).toBe(word)
})

test('a refusal of a game has the game’s words, and where nobody knows the game words of its own', () => {
  const refusal = { code: 'too-late', params: { hours: 2 } }
  expect(errorText(refusal, ({ params }) => `${params.hours} hours late`)).toBe('2 hours late')
  expect(errorText(refusal, () => null)).toBe(errorText(refusal))
  expect(errorText(refusal)).not.toBe('')
})
