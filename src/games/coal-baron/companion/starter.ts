/** Who starts each shift of a physical game. */
import { nextStarter } from '../scoring.ts'
import { shiftField } from './fields.ts'
import { numberIn } from './figures.ts'
import { seatsOf } from './pad.ts'
import type { Pad } from './pad.ts'

/** Workers of each seat in the factory at the end of a shift; a seat that nobody entered has none. */
export const factoryWorkersIn = (pad: Pad, shift: number): number[] =>
  seatsOf(pad).map((seat) => numberIn(pad, shiftField('workers', shift, seat)) ?? 0)

/** The seat that starts a shift, null while nobody has entered the factory's workers of the shifts before it. */
export function starterOf(pad: Pad, shift: number): number | null {
  if (shift === 0) return pad.startingPlayer
  const before = starterOf(pad, shift - 1)
  const isEntered = seatsOf(pad).some((seat) => shiftField('workers', shift - 1, seat) in pad.written)
  return before === null || !isEntered ? null : nextStarter(factoryWorkersIn(pad, shift - 1), before)
}
