/** The puzzles that are shipped, replayed by the rules: a sample of them, spread over each file. */
import { expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import type { FoundPuzzle, PuzzleGame } from '../../../src/games/facets/puzzles.ts'
import { lostIn } from '../../../src/games/review/review-summary.ts'
import { openPuzzle } from '../../../src/main/puzzles/opened-puzzle.ts'

const SAMPLE = 30
const APART = 5

const TITLES = [...CATALOGUE.values()].flatMap((game) =>
  game.puzzles ? [[game.identity.id, game, game.puzzles] as const] : [],
)

const puzzlesOf = (games: readonly PuzzleGame[]) =>
  games.flatMap((from) => from.puzzles.map((puzzle): [PuzzleGame, FoundPuzzle] => [from, puzzle]))

function spread<T>(all: readonly T[], most: number): T[] {
  const step = Math.max(1, all.length / most)
  return all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
}

test.each(TITLES)(
  '%s: each position and its best turn are legal, and the theme is one of the title’s',
  async (_, game, puzzles) => {
    const { games } = await puzzles.load()
    for (const [from, puzzle] of spread(puzzlesOf(games), SAMPLE)) {
      const { record, position, best, theme } = openPuzzle(game, from, puzzle)
      expect(record.moves).toHaveLength(puzzle.at)
      expect(game.rules.asked(position)).not.toBeNull()
      expect(game.rules.isUnderWay(position)).toBe(false)
      expect(game.rules.whyIllegal(position, game.rules.decisionsOf(best)[0])).toBeNull()
      expect(puzzles.themes).toContain(theme)
    }
  },
)

/** Each takes a second or so. */
const JUDGED = 3

test.each(TITLES)('%s: a search of other seeds finds nothing better than the best turn', async (_, game, puzzles) => {
  const { games } = await puzzles.load()
  const { reviewing } = game.thinking!
  for (const [from, puzzle] of spread(puzzlesOf(games), JUDGED)) {
    const { record, best } = openPuzzle(game, from, puzzle)
    const question = reviewing.questions({ ...record, moves: [...record.moves!, best] }, 'quick').at(-1)
    expect(lostIn(reviewing.answer(question, () => false)!)).toBeLessThan(reviewing.scale.inaccuracy)
  }
})

test.each(TITLES)('%s: the file keeps what the acceptance promises', async (_, game, puzzles) => {
  const { rules, games } = await puzzles.load()
  const { mistake, blunder } = game.thinking!.reviewing.scale
  expect(rules).toBe(puzzles.rules)
  expect(new Set(games.map(({ deal }) => deal)).size).toBe(games.length)
  for (const { puzzles: found } of games) {
    found.forEach(({ at }, i) => expect(at - (found[i - 1]?.at ?? -Infinity)).toBeGreaterThan(APART))
    for (const { gap, found: levels } of found) {
      expect(levels).toHaveLength(game.identity.levels.length)
      expect(gap).toBeGreaterThanOrEqual(mistake - 0.1)
      expect(gap).toBeLessThanOrEqual(4 * blunder)
      expect(Math.max(levels[0], levels[1])).toBeLessThanOrEqual(60)
      expect(levels.at(-1)).toBeGreaterThanOrEqual(30)
    }
  }
})

test('all puzzles together have at most 400 kB', async () => {
  const files = await Promise.all(TITLES.map(([, , puzzles]) => puzzles.load()))
  expect(files.reduce((bytes, file) => bytes + JSON.stringify(file).length, 0)).toBeLessThan(400_000)
})
