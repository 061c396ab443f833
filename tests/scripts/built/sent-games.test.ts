/** The built pages of games to send. */
import { expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { canSend, sentGame } from '../../../src/main/archive/formats/sent-game.ts'
import { golden, goldenNames } from '../../support/golden.ts'

const MOST_BYTES = 600_000

test.each([...CATALOGUE.keys()])('the longest golden game of %s takes at most 600 kB', (game) => {
  if (!canSend(game)) throw new Error('build first: npm run build')
  const sizes = goldenNames(game).map((name) => Buffer.byteLength(sentGame(golden(name, game))))
  expect(Math.max(...sizes)).toBeLessThan(MOST_BYTES)
  expect(Math.min(...sizes)).toBeGreaterThan(100_000)
})
