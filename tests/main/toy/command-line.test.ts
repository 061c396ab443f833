/** The toy on the command line. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import type { Catalogue } from '../../../src/games/facets/facets.ts'
import { simulate } from '../../../src/main/cli/simulate.ts'
import { verify } from '../../../src/main/cli/verify.ts'
import { toy } from '../../toy/games/toy/game.ts'
import { testLine } from '../cli/line.ts'
import { newFolder } from '../folder.ts'
import { GAMES } from './room.ts'

test('whole games are simulated for five, the same ones for the same seed, and verified', async () => {
  const bots = ['random', 'greedy', 'idle', 'greedy', 'random']
  const simulated = async () => {
    const files: string[] = []
    await simulate({ game: toy, players: 5, games: 3, seed: 7, out: newFolder(), bots }, (file) => files.push(file))
    return files
  }
  const [files, again] = [await simulated(), await simulated()]
  expect(again.map((file) => readFileSync(file, 'utf8'))).toEqual(files.map((file) => readFileSync(file, 'utf8')))
  const lines: string[] = []
  const line = (catalogue: Catalogue) => ({ ...testLine().line, catalogue, print: (text: string) => lines.push(text) })
  expect(await verify(files, line(GAMES))).toBe(0)
  for (const text of lines) expect(text).toMatch(/^ok .*toy-5p-7-000\d\.json moves=\d+ totals=(-?\d+,){4}-?\d+$/)
  expect(await verify(files.slice(0, 1), line(CATALOGUE))).toBe(1)
  expect(lines.at(-1)).toMatch(/^refused .* game: unknown-value have=toy/)
})
