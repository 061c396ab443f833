/** The tie-break: resources left of those who are level with most points. */
import { itemAt } from '../../building-blocks/lists.ts'
import { seatsAhead } from '../../building-blocks/open-ties.ts'
import { RESOURCES } from '../state/components.ts'
import { countsLeft, isOver, openLeft } from './pad.ts'
import type { Pad, PadSeat } from './pad.ts'
import { partsSoFar } from './sheet-of.ts'

/** Seats that are level with most points once the accounts are whole; empty if one is alone ahead. */
export function seatsLevel(pad: Pad): number[] {
  if (!isOver(pad) || (pad.winners && pad.detail === 'points')) return []
  const ahead = seatsAhead(pad.seats.map((_, seat) => partsSoFar(pad, seat)))
  return ahead.length > 1 ? ahead : []
}

/** Fields of the resources left that decide the tie and that nobody has entered. */
export const openTieFields = (pad: Pad): string[] =>
  seatsLevel(pad).flatMap((seat) => openIn(itemAt(pad.seats, seat), pad.detail).map((name) => `${name}-${seat}`))

function openIn(seat: PadSeat, detail: Pad['detail']): string[] {
  if (detail !== 'points') return openLeft(seat)
  return seat.allLeft === null ? ['allLeft'] : []
}

/** Whether a seat's resources left are to be seen: they decide, a card counts them, or some are entered. */
export function asksLeft(pad: Pad, at: number): boolean {
  const seat = itemAt(pad.seats, at)
  const isEntered = RESOURCES.some((each) => seat.left[each] !== null)
  return isEntered || (pad.detail === 'places' && countsLeft(seat)) || seatsLevel(pad).includes(at)
}
