import { expect, test } from 'vitest'
import { newGame } from '../../../../../src/renderer/games/coal-baron/words/new-game.ts'

test.each([
  [2, '2 players: 18 workers and 10 Marks each. 7 worker spaces stay closed.'],
  [3, '3 players: 15 workers and 9 Marks each. 3 worker spaces stay closed.'],
  [4, '4 players: 13 workers and 8 Marks each. All worker spaces are open.'],
])('%i players are told what each begins with', (players, setup) => {
  expect(newGame(players).setup).toBe(setup)
})
