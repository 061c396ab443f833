/** The final table as a picture, drawn on a canvas: nothing leaves the machine. */
import { doubtsOf } from '../../../../../games/railroad-barons/score-sheet/checks.ts'
import type { sheetResult } from '../../../../../games/railroad-barons/score-sheet/account.ts'
import type { Result as WholeResult } from '../../../../../games/railroad-barons/rules/types.ts'
import { HOLDINGS } from '../../../../../games/railroad-barons/state/components.ts'
import type { Pad } from '../../../../../games/railroad-barons/wire/wire.ts'
import { m } from '../../../../paraglide/messages.js'
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
import { holdingName } from '../../words/piece-names.ts'
import { usd } from '../../words/money.ts'
import { words } from '../../words/words.ts'
import { worthRows, type WorthRow } from '../base/score-rows.ts'

type Result = NonNullable<ReturnType<typeof sheetResult>>

const BAR = 56
const LABEL = 460
const COLUMN = (INNER - LABEL) / 2

/** Draws the result as a PNG. `at` is the game's day, ISO 8601. */
export function drawWorth(pad: Pad, result: Result, at: string, place: string | null): Promise<Blob> {
  const rows = pad.totalsOnly ? [] : worthRows(result as WholeResult)
  const heading = headingOf(pad, result, at, place)
  const top = headingHeight(heading)
  const head = top + (rows.length > 0 ? 2 * BAR : 0) + NAMES
  return pictureOf(heading, head + ROW * rows.length + 150, (pen) => {
    if (rows.length > 0) drawBars(pen, pad, result as WholeResult, top)
    pad.players.forEach((player, seat) => drawName(pen, player, right(seat).x, head, COLUMN - 20))
    rows.forEach((row, i) => drawRow(pen, row, head + ROW * i, i % 2 === 0))
    drawTotals(pen, result, head + ROW * rows.length)
  })
}

const right = (seat: number) => ({ x: EDGE + LABEL + COLUMN * (seat + 1), align: 'right' as const })

const headingOf = (pad: Pad, result: Result, at: string, place: string | null): Heading => ({
  ...words.winner(result, pad.players),
  game: m.rb_title(),
  doubts: doubtsOf(pad).filter(({ accepted }) => !accepted).length,
  at,
  place,
})

/** Cash and the stock of each Holding side by side, on one scale. */
function drawBars(pen: Pen, pad: Pad, { scores }: WholeResult, top: number) {
  const scale = (INNER - 260) / Math.max(1, ...scores.map(({ total }) => total))
  scores.forEach(({ cash, stock }, seat) => {
    const y = top + BAR * seat
    pen.write({ text: pad.players[seat].name, x: EDGE, y: y + 32, size: 30, color: 'text', width: 240 })
    let x = EDGE + 260
    const part = (dollars: number, face: string, ink: string, text: string) => {
      const width = dollars * scale
      pen.fill(x, y, width, BAR - 12, face)
      if (width > 60) pen.write({ text, x: x + width / 2, y: y + 31, size: 24, color: ink, align: 'center' })
      x += width
    }
    part(cash, 'brass', 'on-brass', '$')
    for (const id of HOLDINGS) part(stock[id], `livery-${id}`, `livery-${id}-ink`, holdingName(id))
  })
}

function drawRow(pen: Pen, { name, dollars }: WorthRow, y: number, raised: boolean) {
  drawRowName(pen, name, y, raised, LABEL)
  dollars.forEach((each, seat) => pen.write({ ...right(seat), text: usd(each), y: y + 40, size: 34, color: 'text' }))
}

function drawTotals(pen: Pen, { scores, winners }: Result, y: number) {
  pen.fill(EDGE - 16, y, INNER + 32, 4, 'brass')
  pen.write({ text: m.rb_worth(), x: EDGE, y: y + 70, size: 46, color: 'text' })
  scores.forEach(({ total }, seat) => {
    const color = winners.includes(seat) ? 'accent' : 'text'
    pen.write({ ...right(seat), text: usd(total), y: y + 72, size: 56, color })
  })
}
