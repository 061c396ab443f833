import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withKeptPlurals } from '../../scripts/kept-plurals.ts'

test('plurals are chosen as before', async () => {
  const code = readFileSync('src/renderer/paraglide/registry.js', 'utf8')
  const kept = (await import(`data:text/javascript,${encodeURIComponent(withKeptPlurals(code))}`)) as {
    plural: (locale: string, input: number, options?: Intl.PluralRulesOptions) => string
  }
  expect([kept.plural('en', 1), kept.plural('en', 2), kept.plural('nl', 1)]).toEqual(['one', 'other', 'one'])
  expect(kept.plural('en', 2, { type: 'ordinal' })).toBe('two')
})

test('other code is not taken for it', () => {
  expect(() => withKeptPlurals('export const plural = 1')).toThrow('otherwise')
})
