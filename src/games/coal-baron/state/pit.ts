/** A seat's pit: cage, private storage, minecarts and tunnels. Its levels count from 0 (yellow) to 3 (black). */
import { addToInt, intAt } from '../../building-blocks/lists.ts'
import { tileIsDark, tileLevel } from './components.ts'
import * as L from './layout.ts'
import type { State } from './array.ts'

export const cageLevel = (s: State, seat: number) => intAt(s, L.seatAt(seat) + L.CAGE_LEVEL)
export const setCageLevel = (s: State, seat: number, level: number) => void (s[L.seatAt(seat) + L.CAGE_LEVEL] = level)
export const cageTotal = (s: State, seat: number) => intAt(s, L.seatAt(seat) + L.CAGE_TOTAL)
export const inCage = (s: State, seat: number, coal: number) => intAt(s, L.seatAt(seat) + L.CAGE + coal)
export function addToCage(s: State, seat: number, coal: number, cubes: number) {
  addToInt(s, L.seatAt(seat) + L.CAGE + coal, cubes)
  addToInt(s, L.seatAt(seat) + L.CAGE_TOTAL, cubes)
}
export const inStorage = (s: State, seat: number, coal: number) => intAt(s, L.seatAt(seat) + L.STORAGE + coal)
export const addToStorage = (s: State, seat: number, coal: number, cubes: number) =>
  void addToInt(s, L.seatAt(seat) + L.STORAGE + coal, cubes)

/** Cubes of a coal on the minecarts of a level; levels count from 0 (yellow) to 3 (black) here. */
export const cubesOn = (s: State, seat: number, level: number, coal: number) =>
  intAt(s, L.seatAt(seat) + L.CUBES + level * 4 + coal)
export const minecarts = (s: State, seat: number, level: number) => intAt(s, L.seatAt(seat) + L.MINECARTS + level)
export function loadedMinecarts(s: State, seat: number, level: number) {
  const at = L.seatAt(seat) + L.CUBES + level * 4
  return intAt(s, at) + intAt(s, at + 1) + intAt(s, at + 2) + intAt(s, at + 3)
}
export const emptyMinecarts = (s: State, seat: number, level: number) =>
  minecarts(s, seat, level) - loadedMinecarts(s, seat, level)
export const lightTiles = (s: State, seat: number) => intAt(s, L.seatAt(seat) + L.LIGHT)
export const darkTiles = (s: State, seat: number) => intAt(s, L.seatAt(seat) + L.DARK)

const MINECARTS_A_WORD = 10
const carriedWord = (seat: number, level: number, cart: number) =>
  L.seatAt(seat) + L.CARRIED + level * 2 + (cart < MINECARTS_A_WORD ? 0 : 1)
const carriedShift = (cart: number) => 3 * (cart < MINECARTS_A_WORD ? cart : cart - MINECARTS_A_WORD)

/** The load of a minecart: -1 nothing, else the coal. Minecart 0 is the printed one, the rest follow as they came. */
export const carried = (s: State, seat: number, level: number, cart: number) =>
  ((intAt(s, carriedWord(seat, level, cart)) >> carriedShift(cart)) & 7) - 1

/** Adds a minecart to a level, with a cube on it or (-1) empty. The cube comes from wherever the caller took it. */
export function addMinecart(s: State, seat: number, level: number, coal: number) {
  const cart = addToInt(s, L.seatAt(seat) + L.MINECARTS + level, 1) - 1
  const word = carriedWord(seat, level, cart)
  s[word] = intAt(s, word) | ((coal + 1) << carriedShift(cart))
  if (coal >= 0) addToInt(s, L.seatAt(seat) + L.CUBES + level * 4 + coal, 1)
}

/** Takes a cube of this coal off the minecart nearest the shaft that carries one. */
export function unloadMinecart(s: State, seat: number, level: number, coal: number) {
  let cart = 0
  while (carried(s, seat, level, cart) !== coal) cart++
  const word = carriedWord(seat, level, cart)
  s[word] = intAt(s, word) & ~(7 << carriedShift(cart))
  addToInt(s, L.seatAt(seat) + L.CUBES + level * 4 + coal, -1)
}

/** Adds a tunnel tile to its level and side; its minecarts are added by `addMinecart`. */
export function addTunnel(s: State, seat: number, tile: number) {
  const at = L.seatAt(seat)
  const level = tileLevel(tile)
  const count = addToInt(s, at + L.TUNNEL_COUNT + level, 1) - 1
  s[at + L.TUNNELS + level] = intAt(s, at + L.TUNNELS + level) | ((tile & 3) << (2 * count))
  addToInt(s, at + (tileIsDark(tile) ? L.DARK : L.LIGHT), 1)
}

/** The tunnel tiles of a level in the order in which they came. */
export function tunnels(s: State, seat: number, level: number): number[] {
  const at = L.seatAt(seat)
  const kindAt = (i: number) => level * 4 + ((intAt(s, at + L.TUNNELS + level) >> (2 * i)) & 3)
  return Array.from({ length: intAt(s, at + L.TUNNEL_COUNT + level) }, (_, i) => kindAt(i))
}
