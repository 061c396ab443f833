/** How the shift clock's elements stand now, from what everybody sees. */
import { COALS, VEHICLES } from '../../../../games/coal-baron/components.ts'
import type { SeatView, View } from '../../../../games/coal-baron/types.ts'

/** What each seat counts for each of the twelve elements. */
export function standings(view: View): number[][] {
  return Array.from({ length: 12 }, (_, element) => view.seats.map((seat) => countOf(seat, element)))
}

function countOf({ delivered, levels }: SeatView, element: number): number {
  if (element >= 8) return levels[element - 8].empty
  const spots = delivered.map((order) => spotsFor(order, element))
  return spots.reduce((total, each) => total + each, 0)
}

/** Order spots of a delivered card that count: those of a coal for the first four elements, all of a vehicle's for the next. */
function spotsFor(order: string, element: number): number {
  const [vehicle, ...spots] = order
  if (element < 4) return spots.filter((coal) => coal === COALS[element]).length
  return vehicle === VEHICLES[element - 4] ? spots.length : 0
}

/** The seats with most; nobody where nobody has any. */
export function leaders(counts: readonly number[]): number[] {
  const most = Math.max(...counts)
  return most === 0 ? [] : counts.flatMap((count, seat) => (count === most ? [seat] : []))
}
