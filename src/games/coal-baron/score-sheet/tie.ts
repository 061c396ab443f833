/** The tie-break of a game of which only the totals are kept. */
import { seatField } from '../wire/fields.ts'
import { numberIn } from './pad-figures.ts'
import { seatsOf } from './pad.ts'
import type { Pad } from './pad.ts'

/** Seats that are level with most points once all totals are written; empty if one is alone ahead. */
export function seatsLevel(pad: Pad): number[] {
  const totals = seatsOf(pad).map((seat) => numberIn(pad, seatField('total', seat)))
  if (!pad.pointsOnly || pad.winners || !totals.every((total) => total !== null)) return []
  const best = Math.max(...totals)
  const level = seatsOf(pad).filter((seat) => totals[seat] === best)
  return level.length > 1 ? level : []
}

/** Fields of the Marks left that decide and that nobody has entered. */
export const openTieFields = (pad: Pad): string[] =>
  seatsLevel(pad)
    .map((seat) => seatField('left', seat))
    .filter((field) => !(field in pad.written))
