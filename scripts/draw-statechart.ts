/** Draws the statecharts into docs/statecharts/. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { main, noArguments } from './main.ts'
import { drawings } from './statechart/drawings.ts'
import { page } from './statechart/drawing-page.ts'

const USAGE = 'npm run statechart: draws the statecharts into docs/statecharts/.'

await main(USAGE, noArguments, async () => {
  for (const [file, drawing] of await drawings())
    writeFileSync(join(import.meta.dirname, '../docs/statecharts', file), page(drawing))
})
