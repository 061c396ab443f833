/** The face-down stacks, and draws from them. */
import { addToInt, intAt } from '../../building-blocks/lists.ts'
import * as L from './layout.ts'
import type { State } from './array.ts'

export const tileStack = (s: State) => intAt(s, L.TILE_COUNT)
export const orderStack = (s: State) => intAt(s, L.ORDER_COUNT)

// `head` is the word that says where in the ring the top lies; the word after it holds how many there are. Places of a ring are
// counted on from its beginning, as often round as one likes.

const wordOf = (ring: number, place: number) => ring + ((place & L.RING) >> 2)
const bitsOf = (place: number) => 8 * (place & 3)

const itemAt = (s: State, ring: number, place: number) => (intAt(s, wordOf(ring, place)) >> bitsOf(place)) & 0xff

function lay(s: State, ring: number, place: number, item: number) {
  const word = wordOf(ring, place)
  s[word] = (intAt(s, word) & ~(0xff << bitsOf(place))) | (item << bitsOf(place))
}

function draw(s: State, head: number, ring: number): number {
  if (s[head + 1] === 0) return -1
  const top = itemAt(s, ring, intAt(s, head))
  s[head] = (intAt(s, head) + 1) & L.RING
  addToInt(s, head + 1, -1)
  return top
}

function putOnTop(s: State, head: number, ring: number, item: number) {
  s[head] = (intAt(s, head) - 1) & L.RING
  lay(s, ring, s[head], item)
  addToInt(s, head + 1, 1)
}

function putAtBottom(s: State, head: number, ring: number, item: number) {
  lay(s, ring, intAt(s, head) + intAt(s, head + 1), item)
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
  Array.from({ length: intAt(s, head + 1) }, (_, i) => itemAt(s, ring, intAt(s, head) + i))
/** The hidden stacks from top to bottom: for set-up, for sampling and for tests, never for a view. */
export const tilesInStack = (s: State) => stackList(s, L.TILE_HEAD, L.TILE_RING)
export const ordersInStack = (s: State) => stackList(s, L.ORDER_HEAD, L.ORDER_RING)

function isSameStack(a: State, b: State, head: number, ring: number): boolean {
  if (a[head + 1] !== b[head + 1]) return false
  for (let i = 0; i < intAt(a, head + 1); i++)
    if (itemAt(a, ring, intAt(a, head) + i) !== itemAt(b, ring, intAt(b, head) + i)) return false
  return true
}

/** Whether the same lies hidden in both, in the same order. */
export const haveSameStacks = (a: State, b: State): boolean =>
  isSameStack(a, b, L.TILE_HEAD, L.TILE_RING) && isSameStack(a, b, L.ORDER_HEAD, L.ORDER_RING)

function swap(s: State, head: number, ring: number, i: number, j: number) {
  const [a, b] = [intAt(s, head) + i, intAt(s, head) + j]
  const item = itemAt(s, ring, a)
  lay(s, ring, a, itemAt(s, ring, b))
  lay(s, ring, b, item)
}

/** Swaps two of a stack, counted from the top. */
export const swapTiles = (s: State, i: number, j: number) => swap(s, L.TILE_HEAD, L.TILE_RING, i, j)
export const swapOrders = (s: State, i: number, j: number) => swap(s, L.ORDER_HEAD, L.ORDER_RING, i, j)

function sort(s: State, head: number, ring: number) {
  stackList(s, head, ring)
    .sort((a, b) => a - b)
    .forEach((item, i) => lay(s, ring, intAt(s, head) + i, item))
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

function drawSeveral(s: State, head: number, ring: number, most: number) {
  const top = intAt(s, head)
  const count = Math.min(most, intAt(s, head + 1))
  for (let i = 0; i < count; i++) s[L.DRAWN + i] = itemAt(s, ring, top + i)
  s[L.DRAWN_COUNT] = count
  s[head] = (top + count) & L.RING
  addToInt(s, head + 1, -count)
}

/** Draws `most` components from the top of a stack, or all if there are fewer. Nothing may be drawn already. */
export const drawTiles = (s: State, most: number) => drawSeveral(s, L.TILE_HEAD, L.TILE_RING, most)
export const drawOrders = (s: State, most: number) => drawSeveral(s, L.ORDER_HEAD, L.ORDER_RING, most)

function putBack(s: State, head: number, ring: number, order: readonly number[], toBottom: boolean) {
  const count = drawnCount(s)
  const place = intAt(s, head) + (toBottom ? intAt(s, head + 1) : -count)
  for (let i = 0; i < count; i++) lay(s, ring, place + i, drawn(s, order[i]!))
  if (!toBottom) s[head] = place & L.RING
  addToInt(s, head + 1, count)
  clearDrawn(s)
}

/** Puts all that lie drawn on top of their stack or at its bottom, topmost first in this order. */
export const putTilesBack = (s: State, order: readonly number[], toBottom: boolean) =>
  putBack(s, L.TILE_HEAD, L.TILE_RING, order, toBottom)
export const putOrdersBack = (s: State, order: readonly number[], toBottom: boolean) =>
  putBack(s, L.ORDER_HEAD, L.ORDER_RING, order, toBottom)
