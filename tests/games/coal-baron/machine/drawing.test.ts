import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DRAWINGS } from '../../../../scripts/statechart/drawings.ts'
import { page } from '../../../../scripts/statechart/page.ts'

it.each(Object.entries(DRAWINGS))(
  'docs/%s draws the machine as it is: else run node scripts/draw-statechart.ts',
  (file, drawing) => {
    const drawn = readFileSync(new URL(`../../../../docs/${file}`, import.meta.url), 'utf8')
    expect(drawn).toBe(page(drawing))
  },
)
