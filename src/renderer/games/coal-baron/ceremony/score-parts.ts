/** The parts of a score, as bars show them. */
import type { SeatScore } from '../../../../games/coal-baron/rules/types.ts'
import { sum } from '../../../i18n/numbers.ts'
import { m } from '../../../paraglide/messages.js'
import { shiftNumeral } from '../words/shifts.ts'

export interface ScorePart {
  /** Its colour is the token `part-` and this. */
  look: string
  name: () => string
  points: (score: SeatScore) => number
}

/** In the order in which they are won; what was lost comes last. */
export const SCORE_PARTS: readonly ScorePart[] = [
  { look: 'delivered', name: m.cb_final_delivered, points: ({ delivered }) => delivered },
  ...[0, 1, 2].map((shift) => ({
    look: `shift-${shift + 1}`,
    name: () => m.cb_shift({ shift: shiftNumeral(shift + 1) }),
    // Points scored before a situation laid out by hand have no shift of their own; they count with the first.
    points: ({ shifts, earlier = 0 }: SeatScore) => sum(shifts[shift]) + (shift === 0 ? earlier : 0),
  })),
  { look: 'gained', name: m.cb_final_gained, points: ({ marks, coal }) => marks + coal },
  { look: 'lost', name: m.cb_final_lost, points: ({ outstanding, balance }) => outstanding + balance },
]

/** The length of a seat's bar, in points won and lost. */
export const barLength = (score: SeatScore): number => sum(SCORE_PARTS.map(({ points }) => Math.abs(points(score))))
