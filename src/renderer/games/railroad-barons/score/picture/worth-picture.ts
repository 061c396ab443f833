/** The final table as a picture, drawn on a canvas: nothing leaves the machine. */
import { doubtsOf } from '../../../../../games/railroad-barons/companion/checks.ts'
import type { sheetResult } from '../../../../../games/railroad-barons/companion/account.ts'
import type { Result as WholeResult } from '../../../../../games/railroad-barons/rules/types.ts'
import { HOLDINGS } from '../../../../../games/railroad-barons/state/components.ts'
import type { Pad } from '../../../../../games/railroad-barons/wire/wire.ts'
import { dayOf } from '../../../../i18n/times.ts'
import { m } from '../../../../paraglide/messages.js'
import { Pen } from '../../../../ui/pen.ts'
import { holdingName } from '../../words/card-names.ts'
import { usd } from '../../words/money.ts'
import { words } from '../../words/words.ts'
import { worthRows, type WorthRow } from '../base/worth-rows.ts'

type Result = NonNullable<ReturnType<typeof sheetResult>>

/** Pixels; messengers and printers take it as it is. */
const WIDTH = 1200
const EDGE = 60
const INNER = WIDTH - 2 * EDGE
const ROW = 58
const BARS = 250
const BAR = 56
const LABEL = 460
const COLUMN = (INNER - LABEL) / 2

/** Draws the result as a PNG. `at` is the game's day, ISO 8601. */
export async function drawWorth(pad: Pad, result: Result, at: string, place: string | null): Promise<Blob> {
  const rows = pad.totalsOnly ? [] : worthRows(result as WholeResult)
  const head = BARS + (rows.length > 0 ? 2 * BAR + 30 : 0) + 50
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = head + ROW * rows.length + 150
  const pen = new Pen(canvas)
  await pen.ready()
  pen.fill(0, 0, WIDTH, canvas.height, 'page')
  drawTitle(pen, pad, result, [dayOf(at), place].filter(Boolean).join(' · '))
  if (rows.length > 0) drawBars(pen, pad, result as WholeResult)
  drawNames(pen, pad, head - 16)
  rows.forEach((row, i) => drawRow(pen, row, head + ROW * i, i % 2 === 0))
  drawTotals(pen, result, head + ROW * rows.length)
  return toPng(canvas)
}

const right = (seat: number) => ({ x: EDGE + LABEL + COLUMN * (seat + 1), align: 'right' as const })

function drawTitle(pen: Pen, pad: Pad, result: Result, when: string) {
  const { title, why } = words.winner(result, pad.players)
  pen.write({ text: m.game_railroad_barons().toUpperCase(), x: EDGE, y: 82, size: 34, color: 'text-soft' })
  const day = { text: when, x: WIDTH - EDGE, y: 82, size: 28, width: INNER / 2, align: 'right' as const }
  pen.write({ ...day, color: 'text-soft', face: 'text' })
  pen.write({ text: title, x: EDGE, y: 160, size: 64, color: 'accent', width: INNER })
  pen.write({ text: why, x: EDGE, y: 204, size: 26, color: 'text', face: 'text', width: INNER })
  const doubts = doubtsOf(pad).filter(({ accepted }) => !accepted).length
  if (doubts > 0)
    pen.write({ text: m.count_doubts({ count: doubts }), x: EDGE, y: 236, size: 24, color: 'caution', face: 'text' })
}

/** Cash and the stock of each Holding side by side, on one scale. */
function drawBars(pen: Pen, pad: Pad, { scores }: WholeResult) {
  const scale = (INNER - 260) / Math.max(1, ...scores.map(({ total }) => total))
  scores.forEach(({ cash, stock }, seat) => {
    const y = BARS + BAR * seat
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

function drawNames(pen: Pen, pad: Pad, y: number) {
  pad.players.forEach(({ name, color }, seat) => {
    const { x } = right(seat)
    const width = pen.write({
      ...right(seat),
      text: name,
      y,
      size: 34,
      color: pen.nameColor(color),
      width: COLUMN - 60,
    })
    pen.mark(color, x - width - 36, y - 26)
  })
}

function drawRow(pen: Pen, { name, dollars }: WorthRow, y: number, raised: boolean) {
  pen.fill(EDGE - 16, y, INNER + 32, ROW, raised ? 'raised' : 'page')
  pen.write({ text: name, x: EDGE, y: y + 39, size: 30, color: 'text', face: 'text', width: LABEL })
  dollars.forEach((each, seat) => pen.write({ ...right(seat), text: usd(each), y: y + 40, size: 34, color: 'text' }))
}

function drawTotals(pen: Pen, { scores, winners }: Result, y: number) {
  pen.fill(EDGE - 16, y, INNER + 32, 4, 'brass')
  pen.write({ text: m.rb_score_worth(), x: EDGE, y: y + 70, size: 46, color: 'text' })
  scores.forEach(({ total }, seat) => {
    const color = winners.includes(seat) ? 'accent' : 'text'
    pen.write({ ...right(seat), text: usd(total), y: y + 72, size: 56, color })
  })
}

const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
