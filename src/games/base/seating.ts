/** Seats that change while a sheet is written on. */

/** The seat that each player had before, in their new order; null for a new player. */
export type SeatsBefore = readonly (number | null)[]

/** Whether each of these sat at a table of so many, in a seat of their own. */
export function areSeats(before: SeatsBefore, seats: number): boolean {
  const known = before.filter((seat) => seat !== null)
  return new Set(known).size === known.length && known.every((seat) => seat < seats)
}

/** Whether anybody of a table of so many has another seat, has left or is new. */
export const movesSeats = (before: SeatsBefore, seats: number): boolean =>
  before.length !== seats || before.some((was, seat) => was !== seat)

/** The way back, to a table of so many. */
export const takenBack = (before: SeatsBefore, seats: number): SeatsBefore =>
  Array.from({ length: seats }, (_, seat) => (before.includes(seat) ? before.indexOf(seat) : null))
