/** Pieces drawn to choose from are never shown early. */
import { expect, test } from 'vitest'
import { playedThrough } from './played-through.ts'
import { ahead } from '../../../../../src/renderer/games/coal-baron/table/ahead.ts'

test('nothing of five that are drawn is shown early', () => {
  const turn = [...playedThrough('2-players')].find(({ before }) => before.view.phase === 'place')!
  expect(ahead(turn.before, { place: 'order-draw' })).toBeNull()
})
