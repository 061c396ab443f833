import { describe, expect, test } from 'vitest'
import type { Decision, SpaceId } from '../../../../../src/games/coal-baron/index.ts'
import { flights, type Flight } from '../../../../../src/renderer/games/coal-baron/motion/flights.ts'
import type { Game } from '../board/game.ts'
import { firstTurn, mining } from '../board/scenes.ts'

/** Flights when the last of these decisions is played. */
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

describe('what a move brings', () => {
  const after = (game: Game, ...played: Decision[]) => seen(game, ...played).filter(({ later }) => later)

  test('goes from the space to its player: Marks', () => {
    expect(after(firstTurn(), { place: 'money-6' })).toEqual([
      { piece: { marks: 6 }, from: 'space money-6', to: 'marks red', later: true },
    ])
  })
  test('an order card', () => {
    const game = firstTurn()
    const { order } = game.table.view.spaces['order-2']
    expect(after(game, { place: 'order-2' })).toEqual([
      { piece: { order }, from: 'space order-2', to: 'orders red', later: true },
    ])
  })
  test('a tile, for its price', () => {
    const game = firstTurn()
    const spaces = Object.entries(game.table.view.spaces)
    const [place, { tile }] = spaces.find(([id]) => game.table.allowed.spaces[id as SpaceId] === null)!
    const [gained, paid] = after(game, { place: place as SpaceId })
    expect(gained).toEqual({ piece: { tile }, from: `space ${place}`, to: 'tiles red', later: true })
    expect(paid).toMatchObject({ from: 'marks red', to: `space ${place}` })
  })
  test('nothing where it is taken back', () => {
    const game = firstTurn()
    const before = game.table
    expect(flights(game.play({ place: 'money-6' }).table, before).filter(({ later }) => later)).toEqual([])
  })
})

const workers = (all: Flight[]) => all.filter(({ later }) => !later)

describe('workers', () => {
  test('go from the supply onto the space', () => {
    expect(workers(seen(firstTurn(), { place: 'money-6' }))).toEqual([
      { piece: { worker: 'red' }, from: 'supply red', to: 'space money-6' },
    ])
  })
  test('walk to the canteen when they are ousted', () => {
    const ousting = workers(seen(firstTurn(), { place: 'money-6' }, { place: 'money-6' }))
    expect(ousting[0]).toEqual({ piece: { worker: 'red' }, from: 'space money-6', to: 'canteen' })
    expect(ousting.slice(1)).toEqual(
      Array(2).fill({ piece: { worker: 'blue' }, from: 'supply blue', to: 'space money-6' }),
    )
  })
  test('go to the bank', () => {
    expect(workers(seen(firstTurn(), { place: 'bank' }))).toEqual([
      { piece: { worker: 'red' }, from: 'supply red', to: 'bank' },
    ])
  })
})
