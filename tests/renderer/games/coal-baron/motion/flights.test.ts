import { describe, expect, test } from 'vitest'
import type { Decision } from '../../../../../src/games/coal-baron/index.ts'
import { flights } from '../../../../../src/renderer/games/coal-baron/motion/flights.ts'
import type { Game } from '../board/game.ts'
import { firstTurn, mining } from '../board/scenes.ts'

/** What travels when the last of these is played. */
function seen(game: Game, ...played: Decision[]) {
  game.play(...played.slice(0, -1))
  const before = game.table
  return flights(before, game.play(...played.slice(-1)).table)
}

describe('cubes', () => {
  test('go from the minecart that was emptied into the cage', () => {
    expect(seen(mining(), { cage: 2 }, { load: 'B' })).toEqual([
      { piece: { coal: 'B' }, from: 'cart 2 L 0 0', to: 'cage 0' },
    ])
  })
  test('go from the cage onto an order spot', () => {
    expect(
      seen(mining(), { cage: 4 }, { load: 'K' }, { cage: 0 }, { fill: 'BK', spot: 0, with: [['cage', 'K']] }),
    ).toEqual([{ piece: { coal: 'K' }, from: 'cage 0', to: 'spot BK 0' }])
  })
  test('go back when a step is undone', () => {
    const game = mining().play({ cage: 2 })
    const before = game.table
    const loaded = game.play({ load: 'B' }).table
    expect(flights(loaded, before)).toEqual([{ piece: { coal: 'B' }, from: 'cage 0', to: 'cart 2 L 0 0' }])
  })
  test('stay where they are while the cage moves', () => {
    expect(seen(mining(), { cage: 2 })).toEqual([])
  })
})

describe('workers', () => {
  test('go from the supply onto the space', () => {
    expect(seen(firstTurn(), { place: 'money-6' })).toEqual([
      { piece: { worker: 'red' }, from: 'supply red', to: 'space money-6' },
    ])
  })
  test('walk to the canteen when they are ousted', () => {
    const ousting = seen(firstTurn(), { place: 'money-6' }, { place: 'money-6' })
    expect(ousting[0]).toEqual({ piece: { worker: 'red' }, from: 'space money-6', to: 'canteen' })
    expect(ousting.slice(1)).toEqual(
      Array(2).fill({ piece: { worker: 'blue' }, from: 'supply blue', to: 'space money-6' }),
    )
  })
  test('go to the bank', () => {
    expect(seen(firstTurn(), { place: 'bank' })).toEqual([{ piece: { worker: 'red' }, from: 'supply red', to: 'bank' }])
  })
})
