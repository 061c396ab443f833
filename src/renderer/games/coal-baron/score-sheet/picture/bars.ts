/** Draws the sources of each player's points as bars on one scale in the picture. */
import type { Result, SeatScore } from '../../../../../games/coal-baron/rules/types.ts'
import { signed } from '../../../../i18n/numbers.ts'
import { barLength, SCORE_PARTS } from '../../ceremony/score-parts.ts'
import type { Pen } from '../../../../ui/pen.ts'

const BAR = 48
const LEGEND = 120
const LEGEND_GAP = 40
const LEGEND_LINE = 32
const NAME = 250

/** In pixels. */
export const barsHeight = (seats: number): number => seats * BAR + LEGEND

/** Draws them with their upper edge at `y`, and what each colour stands for. */
export function drawBars(pen: Pen, names: readonly string[], { scores }: Result, x: number, y: number, width: number) {
  const scale = (width - NAME) / Math.max(...scores.map(barLength), 1)
  names.forEach((text, seat) => {
    const top = y + BAR * seat
    drawName(pen, text, x, top)
    drawBar(pen, scores[seat], x + NAME, top, scale)
  })
  drawLegend(pen, x, y + BAR * names.length + 26, width)
}

/** A long name has two lines. */
function drawName(pen: Pen, text: string, x: number, top: number) {
  const width = NAME - 20
  const lines = pen.lines({ text, size: 28, width }, 2)
  const [first, size] = lines.length > 1 ? [top + 16, 22] : [top + 28, 28]
  lines.forEach((line, i) => pen.write({ text: line, x, y: first + 22 * i, size, color: 'text', width }))
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
  let left = x
  let line = y
  for (const { look, name } of SCORE_PARTS) {
    const words = { text: name(), size: 22, face: 'text' } as const
    const needs = 26 + pen.measure(words)
    if (left + needs > x + width) [left, line] = [x, line + LEGEND_LINE]
    pen.fill(left, line - 16, 18, 18, `part-${look}`)
    pen.write({ ...words, x: left + 26, y: line, color: 'text-soft' })
    left += needs + LEGEND_GAP
  }
}
