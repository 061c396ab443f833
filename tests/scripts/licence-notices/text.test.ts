import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licenceNotices, NOTICES } from '../../../scripts/licence-notices/text.ts'

test('the notices are those of the packages that are installed; npm run notices writes them anew', () => {
  expect(readFileSync(NOTICES, 'utf8')).toBe(licenceNotices())
})

test('the fonts come with their licence', () => {
  expect(licenceNotices()).toMatch(/## @fontsource\/barlow \d[^]*SIL OPEN FONT LICENSE/)
})
