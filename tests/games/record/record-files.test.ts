/** Every file in a game's folder of `tests/records/` is a record of it that replays to its own result. */
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { readRecord, writeRecord } from '../../../src/games/record/record.ts'
import { goldenGames, goldenNames, goldenText } from '../../support/golden.ts'

test('the games that have records are on offer', () => {
  for (const game of goldenGames()) expect([...CATALOGUE.keys()]).toContain(game)
})

const FILES = goldenGames().flatMap((game) => goldenNames(game).map((name) => [game, name] as const))

describe.each(FILES)('%s, %s', (game, name) => {
  const read = readRecord(goldenText(name, game), CATALOGUE)

  test('is right in every part', () => {
    expect(read.problem).toBeUndefined()
    expect(!read.problem && read.record.game).toBe(game)
  })
  test('is written as it was read', () => {
    if (read.problem) throw new Error(`${read.problem.path}: ${read.problem.code}`)
    expect(writeRecord(read.record)).toBe(goldenText(name, game))
  })
})
