/** The final table as a picture, drawn on a canvas: nothing leaves the machine. */
import { deliveredIn } from '../../../../../games/coal-baron/score-sheet/pad-figures.ts'
import { seatsOf, type Pad } from '../../../../../games/coal-baron/score-sheet/pad.ts'
import { accountsIn, rewardedSoFar } from '../../../../../games/coal-baron/score-sheet/tally.ts'
import { openDoubts } from '../../../../../games/coal-baron/score-sheet/doubts.ts'
import { SHIFTS } from '../../../../../games/coal-baron/state/components.ts'
import type { sheetResult } from '../../../../../games/coal-baron/rules/sheet.ts'
import { winnerWords } from '../../words/ceremony-words.ts'
import { plain, signed, sum } from '../../../../i18n/numbers.ts'
import { shiftNumeral } from '../../words/shifts.ts'
import { m } from '../../../../paraglide/messages.js'
import type { Result as WholeResult } from '../../../../../games/coal-baron/rules/types.ts'
import { barsHeight, drawBars } from './bars.ts'
import { DIALS_HEIGHT, drawDials } from './dials.ts'
import type { Pen } from '../../../../ui/pen.ts'
import {
  drawName,
  drawRowName,
  EDGE,
  headingHeight,
  INNER,
  NAMES,
  pictureOf,
  ROW,
  type Heading,
} from '../../../../ui/sheet/result-picture.ts'

type Result = NonNullable<ReturnType<typeof sheetResult>>

const LABEL = 360
const FOOT = 2 * ROW + EDGE

interface Row {
  name: string
  points: (seat: number) => number
}

/** Points by part; a game of which only the totals are known has none. */
function rowsOf(pad: Pad): Row[] {
  if (pad.pointsOnly) return []
  const shifts = Array.from({ length: SHIFTS }, (_, shift) => shift)
  const accounts = [m.cb_marks, m.cb_account_coal, m.cb_outstanding_orders, m.cb_tunnel_balance]
  return [
    { name: m.cb_final_delivered(), points: (seat) => sum(shifts.map((shift) => deliveredIn(pad, shift, seat) ?? 0)) },
    ...shifts.map((shift) => ({
      name: m.cb_shift({ shift: shiftNumeral(shift + 1) }),
      points: (seat: number) => rewardedSoFar(pad, shift, seat),
    })),
    ...accounts.map((name, account) => ({
      name: name(),
      points: (seat: number) => accountsIn(pad, seat)[account] ?? 0,
    })),
  ]
}

const columnWidth = (pad: Pad) => (INNER - LABEL) / pad.players.length
/** Where a player's figures end. */
const column = (pad: Pad, seat: number) => EDGE + LABEL + columnWidth(pad) * (seat + 1) - 12

/** Draws the result as a PNG. `at` is the game's day, ISO 8601. */
export function drawResult(pad: Pad, result: Result, at: string, place: string | null): Promise<Blob> {
  const rows = rowsOf(pad)
  const heading = headingOf(pad, result, at, place)
  const top = headingHeight(heading)
  const bars = pad.pointsOnly ? 0 : barsHeight(pad.players.length)
  const head = top + bars + (bars > 0 ? DIALS_HEIGHT : 0) + NAMES
  const names = pad.players.map(({ name }) => name)
  return pictureOf(heading, head + ROW * rows.length + FOOT, (pen) => {
    if (bars > 0) {
      drawBars(pen, names, result as WholeResult, EDGE, top, INNER)
      drawDials(pen, pad, EDGE, top + bars, INNER)
    }
    for (const seat of seatsOf(pad)) drawName(pen, pad.players[seat], column(pad, seat), head, columnWidth(pad) - 20)
    rows.forEach((row, i) => drawRow(pen, pad, row, head + ROW * i, i % 2 === 0))
    drawTotals(pen, pad, result, head + ROW * rows.length)
  })
}

const headingOf = (pad: Pad, result: Result, at: string, place: string | null): Heading => ({
  ...winnerWords(result, pad.players),
  game: m.cb_title(),
  doubts: openDoubts(pad).length,
  at,
  place,
})

function drawRow(pen: Pen, pad: Pad, { name, points }: Row, y: number, raised: boolean) {
  drawRowName(pen, name, y, raised)
  for (const seat of seatsOf(pad)) {
    const brought = points(seat)
    const color = brought < 0 ? 'bad' : 'text'
    pen.write({ text: signed(brought), x: column(pad, seat), y: y + 40, size: 34, color, align: 'right' })
  }
}

function drawTotals(pen: Pen, pad: Pad, { scores, winners }: Result, y: number) {
  pen.fill(EDGE - 16, y, INNER + 32, 4, 'brass')
  pen.write({ text: m.total(), x: EDGE, y: y + 66, size: 46, color: 'text' })
  pen.write({ text: m.cb_final_marks_left(), x: EDGE, y: y + 112, size: 24, color: 'text-soft', face: 'text' })
  for (const seat of seatsOf(pad)) {
    const { total, marksLeft } = scores[seat]
    const right = { x: column(pad, seat), align: 'right' as const }
    const color = winners.includes(seat) ? 'accent' : 'text'
    pen.write({ ...right, text: plain(total), y: y + 68, size: 60, color })
    pen.write({
      ...right,
      text: marksLeft === undefined ? '–' : plain(marksLeft),
      y: y + 112,
      size: 26,
      color: 'text-soft',
    })
  }
}
