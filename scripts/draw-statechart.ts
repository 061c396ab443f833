/** Draws the statecharts into docs/. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawings } from './statechart/drawings.ts'
import { page } from './statechart/drawing-page.ts'

for (const [file, drawing] of await drawings()) writeFileSync(join(import.meta.dirname, '../docs', file), page(drawing))
