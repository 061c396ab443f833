/** The board's state while an action is on its way to the services. */
import { expect, test } from 'vitest'
import { BoardState } from '../../../../src/renderer/games/coal-train/board-state/board-state.svelte.ts'
import { given } from '../../../games/coal-train/support/given.ts'
import { YardGame } from './yard-game.ts'

function boardOf() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const game = new YardGame(given({}))
  const doing = { act: () => promise, soon: () => undefined, confirms: 'never' as const, lit: null }
  return {
    board: new BoardState(
      () => game.table,
      () => doing,
    ),
    acknowledge: resolve,
  }
}

test('what was picked for an action is forgotten once it is acknowledged', async () => {
  const { board, acknowledge } = boardOf()
  board.answers = board.choices
  const acted = board.takeBack()
  expect(board.answers).not.toBeNull()
  acknowledge()
  await acted
  expect(board.answers).toBeNull()
})

test('answers that were opened meanwhile stay', async () => {
  const { board, acknowledge } = boardOf()
  const acted = board.takeBack()
  board.answers = board.choices
  acknowledge()
  await acted
  expect(board.answers).not.toBeNull()
})
