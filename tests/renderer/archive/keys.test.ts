/** On a game's page the keys of the house and those of its board work side by side: none of them means two things. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const renderer = resolve(import.meta.dirname, '../../../src/renderer')
const filesIn = (folder: string, leavesOut = /^$/) =>
  readdirSync(join(renderer, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !leavesOut.test(file))
    .map((file) => readFileSync(join(renderer, folder, file), 'utf8'))

/** The keys that these files offer. */
const keysIn = (files: readonly string[]): string[] => [
  ...new Set(
    files.flatMap((file) =>
      [...file.matchAll(/\bkeys: \[([^\]]*)\]/g)].flatMap(([, keys]) =>
        [...keys.matchAll(/'([^']+)'/g)].map(([, key]) => key),
      ),
    ),
  ),
]

/** Keys with the same meaning on a board and around it: confirm, go back, cancel, move on. */
const SHARED = ['Enter', ' ', 'Escape', 'Backspace', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
const ofHouse = keysIn(['game', 'replay', 'review', 'study'].flatMap((folder) => filesIn(join('archive', folder))))

test('finds the keys of the house', () =>
  expect(ofHouse).toEqual(expect.arrayContaining(['g', 'f', 'j', 'l', 'Shift+p'])))

// Ceremonies, scorings on paper and the panel of hints are not shown there.
test.each(
  readdirSync(join(renderer, 'games'), { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() && each.name !== 'screens' ? [each.name] : [],
  ),
)('a board of %s has none of them', (game) => {
  const keys = keysIn(filesIn(join('games', game), /^(score-sheet|ceremony|lessons|rules-book)\//))
  expect(keys.length).toBeGreaterThan(5)
  expect(keys.filter((key) => ofHouse.includes(key) && !SHARED.includes(key))).toEqual([])
})
