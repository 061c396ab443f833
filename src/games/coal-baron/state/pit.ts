/** A seat's pit: cage, private storage, minecarts and tunnels. Its levels count from 0 (yellow) to 3 (black). */
import { tileIsDark, tileLevel } from './components.ts'
import * as L from './layout.ts'
import type { State } from './array.ts'

export const cageLevel = (s: State, seat: number) => s[L.seatAt(seat) + L.CAGE_LEVEL]
export const setCageLevel = (s: State, seat: number, level: number) => void (s[L.seatAt(seat) + L.CAGE_LEVEL] = level)
export const cageTotal = (s: State, seat: number) => s[L.seatAt(seat) + L.CAGE_TOTAL]
export const inCage = (s: State, seat: number, coal: number) => s[L.seatAt(seat) + L.CAGE + coal]
export function addToCage(s: State, seat: number, coal: number, cubes: number) {
  s[L.seatAt(seat) + L.CAGE + coal] += cubes
  s[L.seatAt(seat) + L.CAGE_TOTAL] += cubes
}
export const inStorage = (s: State, seat: number, coal: number) => s[L.seatAt(seat) + L.STORAGE + coal]
export const addToStorage = (s: State, seat: number, coal: number, cubes: number) =>
  void (s[L.seatAt(seat) + L.STORAGE + coal] += cubes)

/** Cubes of a coal on the minecarts of a level; levels count from 0 (yellow) to 3 (black) here. */
export const cubesOn = (s: State, seat: number, level: number, coal: number) =>
  s[L.seatAt(seat) + L.CUBES + level * 4 + coal]
export const minecarts = (s: State, seat: number, level: number) => s[L.seatAt(seat) + L.MINECARTS + level]
export function loadedMinecarts(s: State, seat: number, level: number) {
  const at = L.seatAt(seat) + L.CUBES + level * 4
  return s[at] + s[at + 1] + s[at + 2] + s[at + 3]
}
export const emptyMinecarts = (s: State, seat: number, level: number) =>
  minecarts(s, seat, level) - loadedMinecarts(s, seat, level)
export const lightTiles = (s: State, seat: number) => s[L.seatAt(seat) + L.LIGHT]
export const darkTiles = (s: State, seat: number) => s[L.seatAt(seat) + L.DARK]

const MINECARTS_A_WORD = 10
const carriedWord = (seat: number, level: number, cart: number) =>
  L.seatAt(seat) + L.CARRIED + level * 2 + (cart < MINECARTS_A_WORD ? 0 : 1)
const carriedShift = (cart: number) => 3 * (cart < MINECARTS_A_WORD ? cart : cart - MINECARTS_A_WORD)

/** What a minecart of a level carries: -1 nothing, else the coal. Minecart 0 is the printed one, the rest follow as they came. */
export const carried = (s: State, seat: number, level: number, cart: number) =>
  ((s[carriedWord(seat, level, cart)] >> carriedShift(cart)) & 7) - 1

/** Adds a minecart to a level, with a cube on it or (-1) empty. The cube comes from wherever the caller took it. */
export function addMinecart(s: State, seat: number, level: number, coal: number) {
  const cart = s[L.seatAt(seat) + L.MINECARTS + level]++
  s[carriedWord(seat, level, cart)] |= (coal + 1) << carriedShift(cart)
  if (coal >= 0) s[L.seatAt(seat) + L.CUBES + level * 4 + coal]++
}

/** Takes a cube of this coal off the minecart nearest the shaft that carries one. */
export function unloadMinecart(s: State, seat: number, level: number, coal: number) {
  let cart = 0
  while (carried(s, seat, level, cart) !== coal) cart++
  s[carriedWord(seat, level, cart)] &= ~(7 << carriedShift(cart))
  s[L.seatAt(seat) + L.CUBES + level * 4 + coal]--
}

/** Adds a tunnel tile to its level and side; its minecarts are added by `addMinecart`. */
export function addTunnel(s: State, seat: number, tile: number) {
  const at = L.seatAt(seat)
  const level = tileLevel(tile)
  const count = s[at + L.TUNNEL_COUNT + level]++
  s[at + L.TUNNELS + level] |= (tile & 3) << (2 * count)
  s[at + (tileIsDark(tile) ? L.DARK : L.LIGHT)]++
}

/** The tunnel tiles of a level in the order in which they came. */
export function tunnels(s: State, seat: number, level: number): number[] {
  const at = L.seatAt(seat)
  const kindAt = (i: number) => level * 4 + ((s[at + L.TUNNELS + level] >> (2 * i)) & 3)
  return Array.from({ length: s[at + L.TUNNEL_COUNT + level] }, (_, i) => kindAt(i))
}
