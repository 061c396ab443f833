/** Sets of order cards: two words of bits, the cards of two vehicles in each. */
import { intAt } from '../../building-blocks/lists.ts'
import { ORDERS_A_VEHICLE } from './components.ts'
import type { State } from './array.ts'

const CARDS_A_WORD = 2 * ORDERS_A_VEHICLE

const wordOf = (order: number) => (order < CARDS_A_WORD ? 0 : 1)
const bitOf = (order: number) => 1 << (order < CARDS_A_WORD ? order : order - CARDS_A_WORD)
export const hasOrder = (s: State, set: number, order: number) => (intAt(s, set + wordOf(order)) & bitOf(order)) !== 0
export function addOrder(s: State, set: number, order: number) {
  const word = set + wordOf(order)
  s[word] = intAt(s, word) | bitOf(order)
}
export function removeOrder(s: State, set: number, order: number) {
  const word = set + wordOf(order)
  s[word] = intAt(s, word) & ~bitOf(order)
}
/** The cards of one vehicle in a set, as eleven bits. */
export const ofVehicle = (s: State, set: number, vehicle: number) =>
  (intAt(s, set + (vehicle >> 1)) >> ((vehicle & 1) * ORDERS_A_VEHICLE)) & 0x7ff
/** The lowest bit's position, for walking through the bits of a set. */
export const lowestBit = (word: number) => 31 - Math.clz32(word & -word)
/** The first card of a set's half, given as its word. */
export const firstOrder = (half: number, word: number) => half * CARDS_A_WORD + lowestBit(word)
/** The cards of a set, in their order. */
export function listOf(s: State, set: number): number[] {
  const cards: number[] = []
  for (let half = 0; half < 2; half++)
    for (let word = intAt(s, set + half); word !== 0; word &= word - 1) cards.push(firstOrder(half, word))
  return cards
}
