import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawings } from '../../scripts/statechart/drawings.ts'
import { page } from '../../scripts/statechart/drawing-page.ts'
import { CATALOGUE } from '../../src/games/catalogue.ts'

const drawn = await drawings()

it('every game and the tables in use have a statechart that is drawn', () => {
  expect(drawn.has('tables-open.md')).toBe(true)
  expect([...drawn.keys()]).toEqual(expect.arrayContaining([...CATALOGUE.keys()].map((game) => `${game}.md`)))
})

it.each([...drawn])('docs/statecharts/%s draws the machine as it is: else run npm run statechart', (file, drawing) => {
  const kept = readFileSync(new URL(`../../docs/statecharts/${file}`, import.meta.url), 'utf8')
  expect(kept).toBe(page(drawing))
})
