/** The lines of the final table: what each part brought whom, and the field that it goes back to. */
import { countField, seatField, shiftField, type FieldId } from '../../../../../games/coal-baron/wire/fields.ts'
import { deliveredIn, elementsOf, rewardsFor } from '../../../../../games/coal-baron/companion/pad-figures.ts'
import { seatsOf, type Pad } from '../../../../../games/coal-baron/companion/pad.ts'
import { accountsIn, elementTally, rewardedSoFar } from '../../../../../games/coal-baron/companion/tally.ts'
import { SHIFTS } from '../../../../../games/coal-baron/state/components.ts'
import { elementName, scoringWords } from '../../words/ceremony-words.ts'
import { shiftNumeral } from '../../words/shifts.ts'
import { m } from '../../../../paraglide/messages.js'

export interface FinalRow {
  key: string
  name: string
  /** The count, or the reason for the points. */
  why?: string
  points: number[]
  /** By seat, where the number was entered. Null for a sum, which opens instead. */
  fields: FieldId[] | null
  /** The parts of a sum. */
  parts?: FinalRow[]
}

const SHIFT_LIST = Array.from({ length: SHIFTS }, (_, shift) => shift)
const numeral = (shift: number) => shiftNumeral(shift + 1)

/** Of a pad that is whole. */
export const finalRows = (pad: Pad): FinalRow[] =>
  pad.pointsOnly
    ? []
    : [...SHIFT_LIST.flatMap((shift) => [deliveries(pad, shift), scoring(pad, shift)]), ...accounts(pad)]

const deliveries = (pad: Pad, shift: number): FinalRow => ({
  key: `delivered-${shift}`,
  name: m.score_row_delivered({ shift: numeral(shift) }),
  points: seatsOf(pad).map((seat) => deliveredIn(pad, shift, seat)!),
  fields: seatsOf(pad).map((seat) => shiftField('points', shift, seat)),
})

const scoring = (pad: Pad, shift: number): FinalRow => ({
  key: `shift-${shift}`,
  name: m.score_row_scoring({ shift: numeral(shift) }),
  points: seatsOf(pad).map((seat) => rewardedSoFar(pad, shift, seat)),
  fields: null,
  parts: elementsOf(shift).map((element) => ({
    key: `element-${shift}-${element}`,
    name: elementName(element),
    why: reasons(pad, shift, element),
    points: rewardsFor(pad, shift, element)!,
    fields: seatsOf(pad).map((seat) => countField(shift, seat, element)),
  })),
})

function reasons(pad: Pad, shift: number, element: number): string {
  const { counts, rewards } = elementTally(pad, shift, element)
  return scoringWords({ element, counts: counts as number[], rewards: rewards! }, pad.players).join(' ')
}

/** The account of the tunnels goes back to the light side, where its numbers begin. */
const ACCOUNTS = [
  { asset: 'marks', name: m.account_marks, rule: m.account_marks_rule },
  { asset: 'cubes', name: m.account_coal, rule: m.account_coal_rule },
  { asset: 'outstanding', name: m.account_outstanding, rule: m.account_outstanding_rule },
  { asset: 'light', name: m.account_balance, rule: m.account_balance_rule },
] as const

const accounts = (pad: Pad): FinalRow[] =>
  ACCOUNTS.map(({ asset, name, rule }, account) => ({
    key: asset,
    name: name(),
    why: rule(),
    points: seatsOf(pad).map((seat) => accountsIn(pad, seat)[account]!),
    fields: seatsOf(pad).map((seat) => seatField(asset, seat)),
  }))
