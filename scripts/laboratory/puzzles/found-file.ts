/** The file with a game's puzzles. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PuzzleFile } from '../../../src/games/facets/puzzles.ts'

const GAMES = join(import.meta.dirname, '../../../src/games')

/** Writes a game's puzzles in place of those before; the text is as Prettier would leave it. */
export function writeFound(id: string, { rules, next, games }: PuzzleFile): void {
  writeFileSync(
    join(GAMES, id, 'puzzles', 'found.ts'),
    `/** Written by scripts/laboratory/puzzles/find.ts, which says how. Not to be changed by hand. */
import type { PuzzleFile } from '../../facets/puzzles.ts'

// prettier-ignore
export const FOUND: PuzzleFile = {
  rules: ${rules},
  next: ${next},
  games: [
${games.map((game) => `    ${JSON.stringify(game)},\n`).join('')}  ],
}
`,
  )
}
