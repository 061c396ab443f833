/** The starting player of each shift of a physical game. */
import { nextStarter } from '../rules/scoring.ts'
import { shiftField } from '../wire/fields.ts'
import { numberIn } from './pad-figures.ts'
import { seatsOf } from './pad.ts'
import type { Pad } from './pad.ts'

/** Workers of each seat in the factory at the end of a shift; a seat that nobody entered has none. */
export const factoryWorkersIn = (pad: Pad, shift: number): number[] =>
  seatsOf(pad).map((seat) => numberIn(pad, shiftField('workers', shift, seat)) ?? 0)

/** Seats whose workers in the factory nobody has entered for a shift. */
const uncounted = (pad: Pad, shift: number): number[] =>
  seatsOf(pad).filter((seat) => !(shiftField('workers', shift, seat) in pad.written))

/** The seat that starts a shift; null until everybody's workers in the factory are entered for all shifts before it. */
export function starterOf(pad: Pad, shift: number): number | null {
  if (shift === 0) return pad.startingPlayer
  const before = starterOf(pad, shift - 1)
  if (before === null || uncounted(pad, shift - 1).length > 0) return null
  return nextStarter(factoryWorkersIn(pad, shift - 1), before)
}
