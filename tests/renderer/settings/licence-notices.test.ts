import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { licenceNoticesIn } from '../../../src/renderer/settings/licence-notices.ts'

const notices = licenceNoticesIn(
  readFileSync(resolve(import.meta.dirname, '../../../resources/THIRD-PARTY-NOTICES.md'), 'utf8'),
)

test('every package of the notices stands in the list, with its licence and its text', () => {
  expect(notices.length).toBeGreaterThan(20)
  const [runtimes, ...packages] = notices
  expect(runtimes).toMatchObject({ name: 'Runtimes', licence: '' })
  expect(runtimes.text).toContain('Chromium')
  for (const { name, licence, text } of packages) {
    expect(name).toMatch(/^\S+ \d+\.\d+\.\d+/)
    expect(licence, name).toMatch(/^[\w.() -]+$/)
    expect(text.length, name).toBeGreaterThan(20)
    expect(text, name).not.toContain('```')
  }
})

test('a text is taken whole, without its fence', () => {
  const [one, ...more] = licenceNoticesIn('# All\n\n## a 1.0.0\n\nMIT\n\n```text\nfirst\n\nlast\n```\n')
  expect(one).toEqual({ name: 'a 1.0.0', licence: 'MIT', text: 'first\n\nlast' })
  expect(more).toEqual([])
})

test('a package without a text keeps its licence’s name', () => {
  const [one] = licenceNoticesIn('## a 1.0.0\n\nMIT\n\nThe package brings no licence text of its own.\n')
  expect(one).toEqual({ name: 'a 1.0.0', licence: 'MIT', text: 'The package brings no licence text of its own.' })
})
