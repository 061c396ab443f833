/** A note of all that belongs to a seat, to see at once whether anything of it has changed. */
import { ORDERS } from '../components.ts'
import { firstOrder } from './card-sets.ts'
import * as L from './layout.ts'
import type { State } from './words.ts'

export type Note = Int32Array

/** Not the tiles one by one, what each minecart carries, and the points from past shifts. */
const STRETCHES = [
  [L.MARKS, L.TUNNELS],
  [L.LIGHT, L.REWARDS],
] as const

/** Like nothing that a seat can have. */
export const newNote = (): Note => new Int32Array(L.SEAT_WORDS + ORDERS.length).fill(-1)

/** Notes what a seat has, cubes on its orders included, and answers whether that is something else than was noted before. */
export function note(s: State, seat: number, noted: Note): boolean {
  if (isAsNoted(s, seat, noted)) return false
  const at = L.seatAt(seat)
  for (const [from, to] of STRETCHES) for (let i = from; i < to; i++) noted[i] = s[at + i]
  let next = L.SEAT_WORDS
  for (let half = 0; half < 2; half++)
    for (let word = s[at + L.OUTSTANDING + half]; word !== 0; word &= word - 1)
      noted[next++] = s[L.ON_ORDER + firstOrder(half, word)]
  return true
}

function isAsNoted(s: State, seat: number, noted: Note): boolean {
  const at = L.seatAt(seat)
  for (const [from, to] of STRETCHES) for (let i = from; i < to; i++) if (noted[i] !== s[at + i]) return false
  let next = L.SEAT_WORDS
  for (let half = 0; half < 2; half++)
    for (let word = s[at + L.OUTSTANDING + half]; word !== 0; word &= word - 1)
      if (noted[next++] !== s[L.ON_ORDER + firstOrder(half, word)]) return false
  return true
}
