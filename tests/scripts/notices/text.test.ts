import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notices, NOTICES } from '../../../scripts/notices/text.ts'

test('the notices are those of the packages that are installed; npm run notices writes them anew', () => {
  expect(readFileSync(NOTICES, 'utf8')).toBe(notices())
})

test('the fonts come with their licence', () => {
  expect(notices()).toMatch(/## @fontsource\/barlow \d[^]*SIL OPEN FONT LICENSE/)
})
