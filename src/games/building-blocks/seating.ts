/** Seats that change while a sheet is written on. */

/** The seat that each player had before, in their new order; null for a new player. */
export type SeatsBefore = readonly (number | null)[]

/** True if each of these sat at a table of `seats` seats, in a seat of their own. */
export function areSeats(before: SeatsBefore, seats: number): boolean {
  const known = before.filter((seat) => seat !== null)
  return new Set(known).size === known.length && known.every((seat) => seat < seats)
}

/** True if anybody at a table of `seats` seats has moved, has left or is new. */
export const movesSeats = (before: SeatsBefore, seats: number): boolean =>
  before.length !== seats || before.some((was, seat) => was !== seat)

/** Returns the reverse change, back to a table of `seats` seats. */
export const takenBack = (before: SeatsBefore, seats: number): SeatsBefore =>
  Array.from({ length: seats }, (_, seat) => (before.includes(seat) ? before.indexOf(seat) : null))
