import { expect, test } from 'vitest'
import { ALL_GAMES } from '../../../src/contract/archive.ts'
import { STATUS } from '../../../src/main/cli/status.ts'
import { foundBy } from '../../../src/main/cli/with-games.ts'

test('a search that can be understood is asked as it is', () => {
  expect(foundBy('winner:anna Oct 2026')).toEqual({ ...ALL_GAMES, search: 'winner:anna Oct 2026' })
})

test.each([
  [
    'anna winer:bert',
    'search, character 6: unknown field "winer"; quote a word that has a colon; did you mean "winner"?',
  ],
  ['winner:', 'search, character 1: nothing after "winner:"'],
  ['points:many', 'search, character 1: "many" is no number; write 3, >140 or 100..140'],
  ['is:stared', 'search, character 1: unknown state "stared"; did you mean "starred"?'],
  ['before:soon', 'search, character 1: "soon" is no date; write 2026, 2026-10, 2026-10-05 or "Oct 2026"'],
  ['players:3..2', 'search, character 1: "3..2" leaves no number'],
  ['x "y', 'search, character 3: the quotation mark before "y" is never closed'],
])('%s is wrong usage, and the line says where and why', (search, message) => {
  expect(() => foundBy(search)).toThrow(expect.objectContaining({ message, status: STATUS.usage }) as Error)
})
