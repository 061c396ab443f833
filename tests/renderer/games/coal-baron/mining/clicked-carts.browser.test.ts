/** The minecart that is shown as empty. */
import { expect, test } from 'vitest'
import type { SeatView } from '../../../../../src/games/coal-baron/rules/types.ts'
import { ClickedCarts } from '../../../../../src/renderer/games/coal-baron/mining/clicked-carts.svelte.ts'

type Load = 'Y' | null

/** A pit whose yellow level has these minecarts in two light tunnels of two. */
const pit = (...loads: Load[]): SeatView['levels'] => [
  {
    light: [
      { tile: null, minecarts: loads.slice(0, 2) },
      { tile: 'Y2L', minecarts: loads.slice(2) },
    ],
    dark: [],
    empty: 0,
  },
]
const loadsIn = ([{ light }]: SeatView['levels']) => light.flatMap(({ minecarts }) => minecarts)

const FULL = pit('Y', 'Y', 'Y', 'Y')

test('is the one that was clicked, whichever the rules empty', () => {
  const carts = new ClickedCarts()
  carts.clicked = 'cart 1 L 1 0'
  carts.follow(0, FULL, pit(null, 'Y', 'Y', 'Y'))
  expect(loadsIn(carts.shown(0, pit(null, 'Y', 'Y', 'Y')))).toEqual(['Y', 'Y', null, 'Y'])
  expect(carts.placeOf(0, 'cart 1 L 0 0')).toBe('cart 1 L 1 0')

  carts.clicked = 'cart 1 L 0 0'
  carts.follow(0, pit(null, 'Y', 'Y', 'Y'), pit(null, null, 'Y', 'Y'))
  expect(loadsIn(carts.shown(0, pit(null, null, 'Y', 'Y')))).toEqual([null, 'Y', null, 'Y'])
})

test('is full again when the step is taken back, and the pits of others are as they are', () => {
  const carts = new ClickedCarts()
  carts.clicked = 'cart 1 L 1 1'
  carts.follow(0, FULL, pit(null, 'Y', 'Y', 'Y'))
  expect(loadsIn(carts.shown(0, FULL))).toEqual(['Y', 'Y', 'Y', 'Y'])
  expect(loadsIn(carts.shown(1, pit(null, 'Y', 'Y', 'Y')))).toEqual([null, 'Y', 'Y', 'Y'])
})

test('is the rules’ own where a key or a bot loads', () => {
  const carts = new ClickedCarts()
  carts.follow(0, FULL, pit(null, 'Y', 'Y', 'Y'))
  expect(loadsIn(carts.shown(0, pit(null, 'Y', 'Y', 'Y')))).toEqual([null, 'Y', 'Y', 'Y'])
})
