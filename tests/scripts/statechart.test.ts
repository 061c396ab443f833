import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawings } from '../../scripts/statechart/drawings.ts'
import { page } from '../../scripts/statechart/drawing-page.ts'

const drawn = await drawings()

it('every game and the bots at a table have a statechart that is drawn', () => {
  expect([...drawn.keys()]).toEqual(expect.arrayContaining(['statechart.md', 'statechart-open-tables.md']))
})

it.each([...drawn])('docs/%s draws the machine as it is: else run npm run statechart', (file, drawing) => {
  const kept = readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8')
  expect(kept).toBe(page(drawing))
})
