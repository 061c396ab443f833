/** The final table as a picture, drawn on a canvas: nothing leaves the machine. */
import { doubtsOf } from '../../../../../games/coal-train/score-sheet/checks.ts'
import type { Pad, Result, SeatScore } from '../../../../../games/coal-train/wire/wire.ts'
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
import { words } from '../../words/words.ts'
import { scoreRows } from '../base/score-rows.ts'
import { longestOf, wagonsOf } from '../../art/train-lengths.ts'

const TRAIN = 64
const LABEL = 330
const NAME = 220
const WHEEL = 7

/** Draws the result as a PNG. `at` is the game's day, ISO 8601. */
export function drawTrains(pad: Pad, result: Result, at: string, place: string | null): Promise<Blob> {
  const hasParts = pad.detail !== 'points'
  const rows = hasParts ? scoreRows(pad, result.scores) : []
  const heading = headingOf(pad, result, at, place)
  const top = headingHeight(heading)
  const head = top + (hasParts ? TRAIN * pad.players.length : 0) + NAMES
  const column = (INNER - LABEL) / pad.players.length
  const right = (seat: number) => EDGE + LABEL + column * (seat + 1)
  return pictureOf(heading, head + ROW * rows.length + 200, (pen) => {
    if (hasParts) drawAll(pen, pad, result.scores, top)
    pad.players.forEach((player, seat) => drawName(pen, player, right(seat), head, column - 16))
    rows.forEach(({ name, points }, i) => drawRow(pen, name, points, head + ROW * i, i % 2 === 0, right))
    drawTotals(pen, result, head + ROW * rows.length, right)
  })
}

const headingOf = (pad: Pad, result: Result, at: string, place: string | null): Heading => ({
  ...words.winner(result, pad.players),
  game: m.ct_title(),
  doubts: doubtsOf(pad).filter(({ accepted }) => !accepted).length,
  at,
  place,
})

/** A train for each seat, in seat order like the table below. */
function drawAll(pen: Pen, pad: Pad, scores: readonly SeatScore[], top: number): void {
  const scale = INNER - NAME
  const longest = longestOf(scores)
  scores.forEach((score, seat) => {
    const y = top + TRAIN * seat
    pen.write({ text: pad.players[seat].name, x: EDGE, y: y + 34, size: 30, color: 'text', width: NAME - 20 })
    for (const wagon of wagonsOf(score, longest))
      drawWagon(pen, wagon, EDGE + NAME + wagon.from * scale, y, wagon.length * scale - 6)
    pen.fill(EDGE + NAME, y + 50, scale, 3, 'steel')
  })
}

function drawWagon(pen: Pen, { part, points }: { part: string; points: number }, x: number, y: number, width: number) {
  pen.fill(x, y, width, 42, `part-${part}`)
  for (const wheel of width > 4 * WHEEL ? [x + 2 * WHEEL, x + width - 2 * WHEEL] : [x + width / 2])
    pen.within({ x: wheel, y: y + 44, unit: WHEEL / 8 }, () =>
      pen.shape('M0-8a8 8 0 1 1 0 16a8 8 0 1 1 0-16z', { fill: 'iron', line: { color: 'steel', width: 2 } }),
    )
  if (width > 34)
    pen.write({ text: String(points), x: x + width / 2, y: y + 30, size: 26, color: 'on-part', align: 'center' })
}

type Right = (seat: number) => number

function drawRow(pen: Pen, name: string, points: readonly number[], y: number, raised: boolean, right: Right) {
  drawRowName(pen, name, y, raised, LABEL)
  points.forEach((each, seat) =>
    pen.write({ text: String(each), x: right(seat), align: 'right', y: y + 40, size: 34, color: 'text' }),
  )
}

function drawTotals(pen: Pen, { scores, winners }: Result, y: number, right: Right) {
  pen.fill(EDGE - 16, y, INNER + 32, 4, 'brass')
  pen.write({ text: m.total(), x: EDGE, y: y + 70, size: 46, color: 'text' })
  pen.write({ text: m.ct_left(), x: EDGE, y: y + 124, size: 30, color: 'text-soft', face: 'text', width: LABEL })
  scores.forEach(({ total, left }, seat) => {
    const color = winners.includes(seat) ? 'accent' : 'text'
    const at = { x: right(seat), align: 'right' as const }
    pen.write({ ...at, text: String(total), y: y + 72, size: 56, color })
    pen.write({ ...at, text: String(left), y: y + 124, size: 30, color: 'text-soft' })
  })
}
