import { describe, expect, test } from 'vitest'
import { SPACES } from '../../../../src/games/coal-baron/state/components.ts'
import { tilesInStack } from '../../../../src/games/coal-baron/state/state.ts'
import { view } from '../../../../src/games/coal-baron/rules/view.ts'
import { bySeat, dealt, firstTurn, seatOf } from '../support/given.ts'

describe.each([
  { players: 2, workers: 18, marks: 10, draft: 7, openFactory: 6 },
  { players: 3, workers: 15, marks: 9, draft: 10, openFactory: 7 },
  { players: 4, workers: 13, marks: 8, draft: 13, openFactory: 8 },
])('with $players players', ({ players, workers, marks, draft, openFactory }) => {
  const s = dealt({ players })
  const table = view(s, null)

  test(`everybody has ${workers} workers, ${marks} Marks and no points (Setup 7, 8)`, () => {
    const each = { workers, marks, points: 0 }
    expect(bySeat(s, (seat) => ({ workers: seat.workers, marks: seat.marks, points: seat.points }))).toEqual(
      Array(players).fill(each),
    )
  })

  test(`${draft} order cards lie open for the draft (Setup 10)`, () => {
    expect(table.draft).toHaveLength(draft)
    expect(table.orderStack).toBe(44 - draft)
    expect(table.phase).toBe('draft')
  })

  test('every open factory space has a tile, the order spaces are still empty (Setup 4)', () => {
    expect(Object.values(table.spaces).filter(({ tile }) => tile !== null)).toHaveLength(openFactory)
    expect(Object.values(table.spaces).filter(({ order }) => order !== null)).toHaveLength(0)
    expect(table.tileStack).toBe(48 - openFactory)
  })

  test('the supply lacks the four cubes that everybody starts with (Setup 6)', () => {
    const left = 16 - players
    expect(table.supply).toEqual({ Y: left, B: left, G: left, K: left })
  })

  test('after the draft everybody has three orders and the order spaces are filled', () => {
    const after = view(firstTurn({ players }), null)
    const open = ['order-1', 'order-2', 'order-3', 'order-4'] as const
    expect(after.seats.map(({ orders }) => orders.length)).toEqual(Array(players).fill(3))
    expect(open.map((space) => after.spaces[space].order !== null)).toEqual([players > 2, true, true, true])
    expect(after.orderStack).toBe(44 - draft - (players > 2 ? 3 : 2))
    expect([after.phase, after.shift, after.turn]).toEqual(['place', 1, 0])
  })
})

describe('a pit', () => {
  const pit = seatOf(dealt(), 0)

  test('has one printed minecart a level with a cube of its colour: yellow and black dark, brown and gray light', () => {
    const printed = (coal: string) => [{ tile: null, minecarts: [coal] }]
    expect(pit.levels).toEqual([
      { light: [], dark: printed('Y'), empty: 0 },
      { light: printed('B'), dark: [], empty: 0 },
      { light: printed('G'), dark: [], empty: 0 },
      { light: [], dark: printed('K'), empty: 0 },
    ])
  })

  test('has no tunnel tiles yet, and its empty cage at the surface', () => {
    expect([pit.light, pit.dark]).toEqual([0, 0])
    expect(pit.cage).toEqual({ level: 0, cubes: [] })
    expect(pit.storage).toEqual([])
  })
})

test('the stacks keep the order they were shuffled into', () => {
  const tiles = ['K2L', 'Y1D', 'G1L', 'B2D', 'B1L', 'G2D', 'Y2L', 'K1L', 'K1D', 'Y1L']
  const s = dealt({ tiles })
  expect(SPACES.slice(0, 7).map((space) => view(s, null).spaces[space].tile)).toEqual(tiles.slice(0, 7))
  expect(tilesInStack(s).slice(0, 3)).toEqual([12, 13, 0])
})
