/** Where each player's points came from, as bars of one scale in the picture. */
import type { Result, SeatScore } from '../../../../../games/coal-baron/rules/types.ts'
import { signed } from '../../../../i18n/numbers.ts'
import { barLength, SCORE_PARTS } from '../../ceremony/score-parts.ts'
import type { Pen } from '../../../../ui/pen.ts'

const BAR = 48
const LEGEND = 120
const LEGEND_COLUMNS = 3
const LEGEND_LINE = 32
const NAME = 250

/** In pixels. */
export const barsHeight = (seats: number): number => seats * BAR + LEGEND

/** Draws them with their upper edge at `y`, and what each colour stands for. */
export function drawBars(pen: Pen, names: readonly string[], { scores }: Result, x: number, y: number, width: number) {
  const scale = (width - NAME) / Math.max(...scores.map(barLength), 1)
  names.forEach((text, seat) => {
    const top = y + BAR * seat
    pen.write({ text, x, y: top + 28, size: 28, color: 'text', width: NAME - 20 })
    drawBar(pen, scores[seat], x + NAME, top, scale)
  })
  drawLegend(pen, x, y + BAR * names.length + 26, width)
}

function drawBar(pen: Pen, score: SeatScore, x: number, y: number, scale: number) {
  let left = x
  for (const { look, points } of SCORE_PARTS) {
    const brought = points(score)
    const width = Math.abs(brought) * scale
    pen.fill(left, y, width, BAR - 10, `part-${look}`)
    const text = brought < 0 ? signed(brought) : String(brought)
    if (width > 14 * text.length + 6)
      pen.write({ text, x: left + width / 2, y: y + 28, size: 24, color: 'on-brass', align: 'center' })
    left += width
  }
}

function drawLegend(pen: Pen, x: number, y: number, width: number) {
  const step = width / LEGEND_COLUMNS
  SCORE_PARTS.forEach(({ look, name }, i) => {
    const left = x + step * (i % LEGEND_COLUMNS)
    const line = y + LEGEND_LINE * Math.floor(i / LEGEND_COLUMNS)
    pen.fill(left, line - 16, 18, 18, `part-${look}`)
    pen.write({ text: name(), x: left + 26, y: line, size: 22, color: 'text-soft', face: 'text', width: step - 36 })
  })
}
