/** The shift clock after each shift, at every hour the marks of those whom its element paid. */
import { ELEMENTS_SCORED, FIRST_REWARD, paysSecond, SHIFTS } from '../../../../../games/coal-baron/state/components.ts'
import { rewardsFor } from '../../../../../games/coal-baron/score-sheet/pad-figures.ts'
import type { Pad } from '../../../../../games/coal-baron/score-sheet/pad.ts'
import { m } from '../../../../paraglide/messages.js'
import { atHour } from '../../art/clock-face.ts'
import { shiftNumeral } from '../../words/shifts.ts'
import { disc, drawSign } from './signs.ts'
import type { Pen } from '../../../../ui/pen.ts'

/** In pixels. */
export const DIALS_HEIGHT = 452
const RADIUS = 168
/** The board's own unit: its clock is 240 wide. */
const UNIT = RADIUS / 118

const HOURS = Array.from({ length: 12 }, (_, element) => element)
/** The boxes of the marks of first and second place, 16 units each. */
const FIRST = 0.62
const SECOND = 0.4

/** Draws them side by side with their upper edge at `y`, and says what large and small marks stand for. */
export function drawDials(pen: Pen, pad: Pad, x: number, y: number, width: number): void {
  const step = width / SHIFTS
  for (let shift = 0; shift < SHIFTS; shift++) {
    const middle = x + step * (shift + 0.5)
    pen.within({ x: middle, y: y + RADIUS, unit: UNIT }, () => drawDial(pen, pad, shift))
    const text = m.cb_shift({ shift: shiftNumeral(shift + 1) })
    pen.write({ text, x: middle, y: y + 2 * RADIUS + 38, size: 28, color: 'text', align: 'center' })
  }
  const text = paysSecond(pad.players.length) ? m.cb_score_picture_marks() : m.cb_score_picture_marks_two()
  const legend = { x: x + width / 2, y: y + 2 * RADIUS + 78, size: 22, width }
  pen.write({ ...legend, text, color: 'text-soft', face: 'text', align: 'center' })
}

function drawDial(pen: Pen, pad: Pad, shift: number) {
  pen.shape(disc(0, 0, 118), { fill: 'iron' })
  pen.shape(disc(0, 0, 115.5), { fill: 'dial-deep', line: { color: 'dial-rim', width: 5 } })
  pen.shape(disc(0, 0, 63), { fill: 'dial', line: { color: 'dial-rim', width: 0.8 } })
  for (const hour of HOURS) drawTick(pen, hour)
  for (let each = 0; each < SHIFTS; each++) drawNumeral(pen, each, each === shift)
  for (const element of HOURS) drawHour(pen, pad, shift, element)
  drawHand(pen, ELEMENTS_SCORED[shift])
}

function drawTick(pen: Pen, hour: number) {
  const [from, to] = [atHour(hour, 55.5), atHour(hour, 61)]
  pen.shape(`M${from.x} ${from.y}L${to.x} ${to.y}`, { line: { color: 'on-paper', width: 1.8 } })
}

function drawNumeral(pen: Pen, shift: number, isNow: boolean) {
  const { x, y } = atHour(4 * (shift + 1), 44)
  const color = isNow ? 'hand' : 'on-paper-soft'
  pen.write({ text: shiftNumeral(shift + 1), x, y: y + 6.5, size: 19, color, align: 'center' })
}

function drawHand(pen: Pen, hour: number) {
  const [tip, back] = [atHour(hour, 37), atHour(hour, -13)]
  pen.shape(`M${back.x} ${back.y}L${tip.x} ${tip.y}`, { line: { color: 'hand', width: 4.4 } })
  pen.shape(disc(0, 0, 6.5), { fill: 'iron' })
  pen.shape(disc(0, 0, 2.6), { fill: 'brass' })
}

function drawHour(pen: Pen, pad: Pad, shift: number, element: number) {
  const faint = element >= ELEMENTS_SCORED[shift]
  pen.within({ ...atHour(element + 1, 88), unit: 1, faint }, () => {
    pen.shape(disc(0, 0, 21), { fill: 'dial', line: { color: 'dial-rim', width: 1.2 } })
    drawSign(pen, element)
    if (!faint) drawPaid(pen, pad, shift, element)
  })
}

/** Those who have most before those who have second most, in a line under the sign. */
function drawPaid(pen: Pen, pad: Pad, shift: number, element: number) {
  const marks = paidIn(pad, shift, element)
  let x = -marks.reduce((width, { unit }) => width + 16 * unit, 0) / 2
  for (const { color, unit } of marks) {
    pen.mark(color, x, 10 - 8 * unit, unit, 'piece-line')
    x += 16 * unit
  }
}

function paidIn(pad: Pad, shift: number, element: number) {
  const rewards = rewardsFor(pad, shift, element) ?? []
  return pad.players
    .flatMap(({ color }, seat) =>
      rewards[seat] > 0 ? [{ color, unit: rewards[seat] === FIRST_REWARD[element] ? FIRST : SECOND }] : [],
    )
    .toSorted((a, b) => b.unit - a.unit)
}
