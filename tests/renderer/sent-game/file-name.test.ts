import { expect, test } from 'vitest'
import { fileName } from '../../../src/renderer/sent-game/file-name.ts'

test.each([
  ['/home/anna/2026-11-20%20checkers%20Anna%2C%20Ben.html', '2026-11-20 checkers Anna, Ben.pithead'],
  ['/C:/Users/Anna/Game%20(1).HTM', 'Game (1).pithead'],
  ['/50%25.html', '50%.pithead'],
  ['/50%.html', '50%.pithead'],
  ['/downloads/1234', '1234.pithead'],
  ['/', 'game.pithead'],
])('from %s a record is saved as %s', (path, name) => {
  expect(fileName(path)).toBe(name)
})
