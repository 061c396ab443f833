/** A seat's Marks, workers and points. */
import { addToInt, intAt } from '../../building-blocks/lists.ts'
import * as L from './layout.ts'
import type { State } from './array.ts'

export const marks = (s: State, seat: number) => intAt(s, L.seatAt(seat) + L.MARKS)
export const addMarks = (s: State, seat: number, amount: number) => void addToInt(s, L.seatAt(seat) + L.MARKS, amount)
export const workers = (s: State, seat: number) => intAt(s, L.seatAt(seat) + L.WORKERS)
export const setWorkers = (s: State, seat: number, count: number) => void (s[L.seatAt(seat) + L.WORKERS] = count)
export const inBank = (s: State, seat: number) => intAt(s, L.seatAt(seat) + L.IN_BANK)
export const inCanteen = (s: State, seat: number) => intAt(s, L.seatAt(seat) + L.IN_CANTEEN)
export function setIdle(s: State, seat: number, { bank, canteen }: { bank: number; canteen: number }) {
  s[L.seatAt(seat) + L.IN_BANK] = bank
  s[L.seatAt(seat) + L.IN_CANTEEN] = canteen
}
export const deliveredPoints = (s: State, seat: number) => intAt(s, L.seatAt(seat) + L.DELIVERED_POINTS)
/** Points from the shift scorings so far. */
export const scored = (s: State, seat: number) => intAt(s, L.seatAt(seat) + L.SCORED)
/** Points from scorings of which nobody knows what paid them. */
export const addScored = (s: State, seat: number, points: number) => void addToInt(s, L.seatAt(seat) + L.SCORED, points)
