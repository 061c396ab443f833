/** The lines of the final table: what each part brought whom, and the field that it goes back to. */
import { countField, seatField, shiftField, type FieldId } from '../../../../../games/coal-baron/wire/fields.ts'
import { deliveredIn, elementsOf, rewardsFor } from '../../../../../games/coal-baron/score-sheet/pad-figures.ts'
import { seatsOf, type Pad } from '../../../../../games/coal-baron/score-sheet/pad.ts'
import {
  accountsIn,
  elementTally,
  isOver,
  rewardedSoFar,
  seatPointsOf,
  type SeatPoints,
} from '../../../../../games/coal-baron/score-sheet/tally.ts'
import { SHIFTS } from '../../../../../games/coal-baron/state/components.ts'
import { elementName, scoringWords } from '../../words/ceremony-words.ts'
import { shiftNumeral } from '../../words/shifts.ts'
import { m } from '../../../../paraglide/messages.js'
import { plain, signed } from '../../../../i18n/numbers.ts'
import type { sheetResult } from '../../../../../games/coal-baron/rules/sheet.ts'
import type { Ending } from '../../../screens/score-screens.ts'
import { winnerOf } from './sheet-words.ts'
import type { PartCell, PartLine } from '../../../../ui/sheet/part-lines.ts'
import { present } from '../../../../../games/building-blocks/present.ts'

const cellsOf = (points: readonly number[], fields: readonly FieldId[], text = signed): PartCell[] =>
  points.map((each, seat) => ({ text: text(each), isLoss: each < 0, field: fields[seat] }))

const SHIFT_LIST = Array.from({ length: SHIFTS }, (_, shift) => shift)
const numeral = (shift: number) => shiftNumeral(shift + 1)

/** The rows of the result's table. The pad must be complete. */
export const finalRows = (pad: Pad): PartLine[] =>
  pad.pointsOnly
    ? []
    : [...SHIFT_LIST.flatMap((shift) => [deliveries(pad, shift), scoring(pad, shift)]), ...accounts(pad)]

const deliveries = (pad: Pad, shift: number): PartLine => ({
  key: `delivered-${shift}`,
  name: m.cb_score_row_delivered({ shift: numeral(shift) }),
  cells: cellsOf(
    seatsOf(pad).map((seat) => present(deliveredIn(pad, shift, seat), 'the points delivered')),
    seatsOf(pad).map((seat) => shiftField('points', shift, seat)),
  ),
})

const scoring = (pad: Pad, shift: number): PartLine => ({
  key: `shift-${shift}`,
  name: m.cb_clock_of_shift({ shift: numeral(shift) }),
  cells: seatsOf(pad).map((seat) => ({ text: signed(rewardedSoFar(pad, shift, seat)) })),
  parts: elementsOf(shift).map((element) => ({
    key: `element-${shift}-${element}`,
    name: elementName(element),
    why: reasons(pad, shift, element),
    cells: cellsOf(
      present(rewardsFor(pad, shift, element), 'the rewards'),
      seatsOf(pad).map((seat) => countField(shift, seat, element)),
      (points) => (points === 0 ? '–' : signed(points)),
    ),
  })),
})

function reasons(pad: Pad, shift: number, element: number): string {
  const { counts, rewards } = elementTally(pad, shift, element)
  return scoringWords(
    { element, counts: counts as number[], rewards: present(rewards, 'the rewards') },
    pad.players,
  ).join(' ')
}

/** The account of the tunnels goes back to the light side, where its numbers begin. */
const ACCOUNTS = [
  { asset: 'marks', name: m.cb_marks, rule: m.cb_account_marks_rule },
  { asset: 'cubes', name: m.cb_account_coal, rule: m.cb_account_coal_rule },
  { asset: 'outstanding', name: m.cb_outstanding_orders, rule: m.cb_account_outstanding_rule },
  { asset: 'light', name: m.cb_tunnel_balance, rule: m.cb_account_balance_rule },
] as const

const accounts = (pad: Pad): PartLine[] =>
  ACCOUNTS.map(({ asset, name, rule }, account) => ({
    key: asset,
    name: name(),
    why: rule(),
    cells: cellsOf(
      seatsOf(pad).map((seat) => present(accountsIn(pad, seat)[account], 'the account')),
      seatsOf(pad).map((seat) => seatField(asset, seat)),
    ),
  }))

/** The total, and the Marks left beneath it. */
export const finalSums = (pad: Pad, { scores }: NonNullable<ReturnType<typeof sheetResult>>): PartLine[] => [
  {
    key: 'total',
    name: m.total(),
    cells: scores.map(({ total }, seat) => ({
      text: plain(total),
      ...(pad.pointsOnly && { field: seatField('total', seat) }),
    })),
  },
  {
    key: 'left',
    name: m.cb_final_marks_left(),
    cells: scores.map(({ marksLeft }, seat) => ({
      text: marksLeft === undefined ? '–' : plain(marksLeft),
      field: seatField(pad.pointsOnly ? 'left' : 'marks', seat),
    })),
  },
]

/** The end as it is told part by part, in the order of the final table; null while something is missing. */
export function endingOf(pad: Pad): Ending | null {
  if (!isOver(pad)) return null
  const scores = seatsOf(pad).map((seat) => seatPointsOf(pad, seat))
  return {
    parts: finalRows(pad).map(({ name }, row) => ({ name, points: scores.map((score) => pointsByRow(score)[row]) })),
    totals: scores.map(({ total }) => total),
    write: plain,
    won: winnerOf(pad),
  }
}

const pointsByRow = ({ delivered, rewarded, accounts }: SeatPoints): number[] =>
  [...delivered.flatMap((points, shift) => [points, rewarded[shift]]), ...accounts].map((points) => points ?? 0)
