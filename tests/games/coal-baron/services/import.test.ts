/** Files with something wrong in what is Coal Baron's own are refused with the place. */
import { expect, test } from 'vitest'
import { writeRecord } from '../../../../src/games/record/record.ts'
import { bringIn, problemOf } from '../../../main/archive/brought.ts'
import { golden } from '../support/golden.ts'

const record = golden('2-players')
const withSetup = (changes: object) => JSON.stringify({ ...record, setup: { ...record.setup, ...changes } })
function withText(from: string, to: string) {
  const before = writeRecord(record)
  expect(before).toContain(from)
  return before.replace(from, to)
}
const moved = (to: string) => withText('"place":"money-6"', to)

test.each([
  ['five tiles too many', () => withSetup({ tiles: Array(53).fill('Y1L') }), 'setup.tiles', 'wrong-length'],
  ['a starting player of 1e308', () => withSetup({ startingPlayer: 1e308 }), 'setup.startingPlayer', 'out-of-range'],
  ['a starting player of 0.5', () => withSetup({ startingPlayer: 0.5 }), 'setup.startingPlayer', 'not-whole'],
  [
    'a number beyond all numbers',
    () => withText('"startingPlayer":0', '"startingPlayer":1e999'),
    'setup.startingPlayer',
    'not-whole',
  ],
  [
    'a key that leads to all objects at depth',
    () => moved('"constructor":{"prototype":{"polluted":1}},"place":"money-6"'),
    'moves[',
    'unknown-key',
  ],
  ['a move on a space that isn’t there', () => moved('"place":"order-9"'), 'moves[', 'unknown-value'],
  ['an illegal move', () => JSON.stringify({ ...record, moves: [{ place: 'bank' }] }), 'moves[0]', 'other-decision'],
])('a file with %s', async (_, text, path, code) => {
  const { items, kept } = await bringIn([['bad', Buffer.from(text())]])
  expect(items).toMatchObject([{ state: 'refused', game: 'coal-baron' }])
  expect(problemOf(items[0])).toMatchObject({ path: expect.stringContaining(path) as string, code })
  expect(kept).toBe(0)
  expect(({} as { polluted?: 1 }).polluted).toBeUndefined()
})
