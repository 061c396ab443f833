import { expect, test } from 'vitest'
import { storedGame } from '../../../../../src/renderer/games/coal-train/archive/stored-game.ts'
import { golden } from '../../../../support/golden.ts'

test('a sheet shows the parts of its scores, unless only totals were kept', () => {
  const partsOf = (name: string) => storedGame(golden(name, 'coal-train')).hasParts
  expect(partsOf('companion-counts')).toBe(true)
  expect(partsOf('companion-points')).toBe(false)
})
