/** The face-down stacks, and draws from them. */
import { addToInt, intAt } from '../../base/lists.ts'
import * as L from './layout.ts'
import type { State } from './array.ts'

export const tileStack = (s: State) => intAt(s, L.TILE_COUNT)
export const orderStack = (s: State) => intAt(s, L.ORDER_COUNT)

// `head` is the word that says where in the ring the top lies; the word after it holds how many there are.

function draw(s: State, head: number, ring: number): number {
  if (s[head + 1] === 0) return -1
  const top = intAt(s, ring + intAt(s, head))
  s[head] = (intAt(s, head) + 1) & L.RING
  addToInt(s, head + 1, -1)
  return top
}

function putOnTop(s: State, head: number, ring: number, item: number) {
  s[head] = (intAt(s, head) - 1) & L.RING
  s[ring + s[head]] = item
  addToInt(s, head + 1, 1)
}

function putAtBottom(s: State, head: number, ring: number, item: number) {
  s[ring + ((intAt(s, head) + intAt(s, head + 1)) & L.RING)] = item
  addToInt(s, head + 1, 1)
}

/** The top tile or order, by its number; -1 when the stack has run dry. */
export const drawTile = (s: State) => draw(s, L.TILE_HEAD, L.TILE_RING)
export const drawOrder = (s: State) => draw(s, L.ORDER_HEAD, L.ORDER_RING)
export const tileToTop = (s: State, tile: number) => putOnTop(s, L.TILE_HEAD, L.TILE_RING, tile)
export const tileToBottom = (s: State, tile: number) => putAtBottom(s, L.TILE_HEAD, L.TILE_RING, tile)
export const orderToTop = (s: State, order: number) => putOnTop(s, L.ORDER_HEAD, L.ORDER_RING, order)
export const orderToBottom = (s: State, order: number) => putAtBottom(s, L.ORDER_HEAD, L.ORDER_RING, order)

const stackList = (s: State, head: number, ring: number) =>
  Array.from({ length: intAt(s, head + 1) }, (_, i) => intAt(s, ring + ((intAt(s, head) + i) & L.RING)))
/** The hidden stacks from top to bottom: for set-up, for sampling and for tests, never for a view. */
export const tilesInStack = (s: State) => stackList(s, L.TILE_HEAD, L.TILE_RING)
export const ordersInStack = (s: State) => stackList(s, L.ORDER_HEAD, L.ORDER_RING)

function isSameStack(a: State, b: State, head: number, ring: number): boolean {
  if (a[head + 1] !== b[head + 1]) return false
  for (let i = 0; i < intAt(a, head + 1); i++)
    if (a[ring + ((intAt(a, head) + i) & L.RING)] !== b[ring + ((intAt(b, head) + i) & L.RING)]) return false
  return true
}

/** Whether the same lies hidden in both, in the same order. */
export const haveSameStacks = (a: State, b: State): boolean =>
  isSameStack(a, b, L.TILE_HEAD, L.TILE_RING) && isSameStack(a, b, L.ORDER_HEAD, L.ORDER_RING)

function swap(s: State, head: number, ring: number, i: number, j: number) {
  const a = ring + ((intAt(s, head) + i) & L.RING)
  const b = ring + ((intAt(s, head) + j) & L.RING)
  const item = intAt(s, a)
  s[a] = intAt(s, b)
  s[b] = item
}

/** Swaps two of a stack, counted from the top. */
export const swapTiles = (s: State, i: number, j: number) => swap(s, L.TILE_HEAD, L.TILE_RING, i, j)
export const swapOrders = (s: State, i: number, j: number) => swap(s, L.ORDER_HEAD, L.ORDER_RING, i, j)

function sort(s: State, head: number, ring: number) {
  stackList(s, head, ring)
    .sort((a, b) => a - b)
    .forEach((item, i) => (s[ring + ((intAt(s, head) + i) & L.RING)] = item))
}

/** Lays both stacks in an order that depends only on what is in them. */
export function sortStacks(s: State) {
  sort(s, L.TILE_HEAD, L.TILE_RING)
  sort(s, L.ORDER_HEAD, L.ORDER_RING)
}

/** The cards that lie drawn, waiting to be kept or put back: their number, and each of them. */
export const drawnCount = (s: State) => intAt(s, L.DRAWN_COUNT)
export const drawn = (s: State, index: number) => intAt(s, L.DRAWN + index)
export const addDrawn = (s: State, item: number) => void (s[L.DRAWN + addToInt(s, L.DRAWN_COUNT, 1) - 1] = item)
export const clearDrawn = (s: State) => void (s[L.DRAWN_COUNT] = 0)
export function removeDrawn(s: State, index: number): number {
  const item = drawn(s, index)
  const last = addToInt(s, L.DRAWN_COUNT, -1)
  for (let i = index; i < last; i++) s[L.DRAWN + i] = intAt(s, L.DRAWN + i + 1)
  return item
}
