/** Rule book, Minecart factory: Mike acquires the tile with two gray minecarts. */
import { describe, expect, test } from 'vitest'
import { view } from '../../../../../src/games/coal-baron/rules/view.ts'
import { firstTurn, hasTunnels, place, play, seatOf, tileStack } from '../../support/given.ts'

const TILES = ['Y1L', 'G2L', 'Y1D', 'B1L', 'B1D', 'G1L', 'G1D', 'K1L']
const before = firstTurn({ players: 4, tiles: [...TILES, 'K2D'] })
const after = play(before, place('factory-2'))

test('he pays 6 Marks', () => {
  expect(seatOf(before, 0).marks - seatOf(after, 0).marks).toBe(6)
})

test('two gray cubes from the supply go onto its minecarts, one on each', () => {
  expect(seatOf(after, 0).levels[2].light).toEqual([
    { tile: null, minecarts: ['G'] },
    { tile: 'G2L', minecarts: ['G', 'G'] },
  ])
  expect(view(after, null).supply).toEqual({ ...view(before, null).supply, G: 10 })
})

test('the tile lies on the light side of his gray level and nowhere else', () => {
  const { levels, light, dark } = seatOf(after, 0)
  expect([light, dark]).toEqual([1, 0])
  expect(levels.with(2, seatOf(before, 0).levels[2])).toEqual(seatOf(before, 0).levels)
  expect(levels[2].dark).toEqual([])
})

test('at the end of the turn the space is filled from the stack', () => {
  expect(view(before, null).spaces['factory-2'].tile).toBe('G2L')
  expect(view(after, null).spaces['factory-2'].tile).toBe('K2D')
  expect(view(after, null).tileStack).toBe(view(before, null).tileStack - 1)
})

describe('a tile joins its level and side', () => {
  test.each([
    { tile: 'Y2D', level: 0, side: 'dark' },
    { tile: 'Y1L', level: 0, side: 'light' },
    { tile: 'B1L', level: 1, side: 'light' },
    { tile: 'B2D', level: 1, side: 'dark' },
    { tile: 'G1D', level: 2, side: 'dark' },
    { tile: 'K2L', level: 3, side: 'light' },
  ] as const)('$tile: level $level, $side', ({ tile, level, side }) => {
    const s = firstTurn()
    hasTunnels(s, 1, tile)
    expect(seatOf(s, 1).levels[level][side].map((tunnel) => tunnel.tile)).toContain(tile)
    expect(seatOf(s, 1)[side]).toBe(1)
  })
})

describe('taking the top five tiles', () => {
  const five = ['K1L', 'B2D', 'G1D', 'Y2L', 'B1D']
  const s = firstTurn({ players: 3, tiles: ['Y1L', 'Y1L', 'Y1L', 'Y1D', 'Y1D', 'Y1D', 'B1L', ...five, 'K2D'] })
  const looking = play(s, place('factory-draw'))

  test('shows them to the player alone', () => {
    expect(view(looking, 0).drawn).toEqual(five)
    for (const seat of [1, 2, null]) expect(view(looking, seat).drawn).toEqual([])
    expect(view(looking, null).drawnCount).toBe(5)
  })

  test('one is kept for its usual cost and comes with its coal', () => {
    const kept = play(looking, { keep: 'B2D' })
    expect(seatOf(kept, 0).marks).toBe(9 - 4)
    expect(seatOf(kept, 0).levels[1].dark).toEqual([{ tile: 'B2D', minecarts: ['B', 'B'] }])
    expect(view(kept, 0).drawn).toEqual(['K1L', 'G1D', 'Y2L', 'B1D'])
  })

  const back = ['B1D', 'K1L', 'Y2L', 'G1D']
  const below = tileStack(looking)

  test('the other four go on top of the stack, in the order of his choice', () => {
    const done = play(looking, { keep: 'B2D' }, { put: 'top', back })
    expect(tileStack(done)).toEqual([...back, ...below])
    expect(view(done, null)).toMatchObject({ turn: 1, phase: 'place', drawnCount: 0 })
  })

  test('or below it', () => {
    const done = play(looking, { keep: 'B2D' }, { put: 'bottom', back })
    expect(tileStack(done)).toEqual([...below, ...back])
  })

  test('he may keep none and return all five, which still is his turn', () => {
    const done = play(looking, { keep: null }, { put: 'bottom', back: five })
    expect(tileStack(done)).toEqual([...below, ...five])
    expect(seatOf(done, 0)).toMatchObject({ marks: 9, light: 0, dark: 0, workers: 14 })
    expect(view(done, null).turn).toBe(1)
  })
})
