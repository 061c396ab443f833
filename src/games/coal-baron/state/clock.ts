/** The shift clock's counts and rewards. */
import { addToInt, intAt } from '../../building-blocks/lists.ts'
import * as L from './layout.ts'
import { emptyMinecarts } from './pit.ts'
import type { State } from './array.ts'

/** A seat's count for element 0 to 11 of the shift clock: delivered spots by coal, by vehicle, then empty minecarts. */
export const elementCount = (s: State, seat: number, element: number) =>
  element < 8 ? intAt(s, L.seatAt(seat) + L.SPOTS + element) : emptyMinecarts(s, seat, element - 8)

/** Words of four-bit rewards: shift I, shift II, shift III up to element 7, and from 8 on. */
const rewardWord = (inShift: number, element: number) => L.REWARDS + inShift - 1 + (element < 8 ? 0 : 1)
const rewardBits = (element: number) => 4 * (element & 7)

/** Pays a seat what an element brought it, once a shift. */
export function pay(s: State, seat: number, inShift: number, element: number, points: number) {
  const word = L.seatAt(seat) + rewardWord(inShift, element)
  s[word] = intAt(s, word) | (points << rewardBits(element))
  addToInt(s, L.seatAt(seat) + L.SCORED, points)
}
/** Returns a seat's reward for an element after a shift (1 to 3); 0 if the element was not scored then. */
export const paid = (s: State, seat: number, inShift: number, element: number) =>
  (intAt(s, L.seatAt(seat) + rewardWord(inShift, element)) >> rewardBits(element)) & 15
