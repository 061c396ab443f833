/** The signs of the shift clock's elements on a canvas, as the board has them. */
import { COALS, VEHICLES } from '../../../../../games/coal-baron/state/components.ts'
import type { Coal, Vehicle } from '../../../../../games/coal-baron/rules/types.ts'
import { CUBE_SIDE, CUBE_TOP, letterStrokes, PATTERN_WIDTH, PATTERNS, TUB, TUB_INSIDE } from '../../art/coal.ts'
import { BODIES, COUPLING, spokes, WHEELS } from '../../art/vehicle-shapes.ts'
import type { Pen } from '../../../../ui/pen.ts'

/** A round shape about this point. */
export function disc(x: number, y: number, radius: number): Path2D {
  const path = new Path2D()
  path.arc(x, y, radius, 0, 2 * Math.PI)
  return path
}

function box(x: number, y: number, width: number, height: number, radius: number): Path2D {
  const path = new Path2D()
  path.roundRect(x, y, width, height, radius)
  return path
}

/** An element's sign above the middle of its disc, which is 42 units wide. */
export function drawSign(pen: Pen, element: number): void {
  if (element < 4) pen.within({ x: -9, y: -18.5, unit: 19 / 24 }, () => drawCube(pen, COALS[element]))
  else if (element < 8) pen.within({ x: -14, y: -18, unit: 28 / 48 }, () => drawVehicle(pen, VEHICLES[element - 4]))
  else pen.within({ x: -10, y: -21, unit: 0.5 }, () => drawMinecart(pen, COALS[element - 8]))
}

const FACE = box(0, 0, 18, 18, 1.5)

function drawCube(pen: Pen, coal: Coal) {
  pen.shape(CUBE_SIDE, { fill: `coal-${coal}-line` })
  pen.shape(CUBE_TOP, { fill: `coal-${coal}-pattern` })
  pen.within({ x: 1, y: 5, unit: 1 }, () => {
    pen.shape(FACE, { fill: `coal-${coal}` })
    pen.inside(FACE, () => drawPattern(pen, coal))
    pen.shape(box(3.4, 2, 11.2, 14, 3), { fill: `coal-${coal}` })
    pen.within({ x: 4.9, y: 3.9, unit: 0.82 }, () => drawLetter(pen, coal))
    pen.shape(FACE, { line: { color: `coal-${coal}-line`, width: 1 } })
  })
}

const drawPattern = (pen: Pen, coal: Coal) =>
  pen.shape(PATTERNS[coal], { line: { color: `coal-${coal}-pattern`, width: PATTERN_WIDTH[coal] } })

const drawLetter = (pen: Pen, coal: Coal) =>
  pen.shape(letterStrokes(coal), { line: { color: `coal-${coal}-ink`, width: 2.6 } })

function drawVehicle(pen: Pen, vehicle: Vehicle) {
  for (const body of BODIES[vehicle]) pen.shape(body, { fill: 'on-paper' })
  for (const [x, y, radius] of WHEELS[vehicle]) {
    pen.shape(disc(x, y, radius + 1.2), { fill: 'dial' })
    pen.shape(disc(x, y, radius), { line: { color: 'on-paper', width: 2 } })
    if (vehicle === 'T') pen.shape(disc(x, y, 1.6), { fill: 'on-paper' })
    else pen.shape(spokes(x, y, radius), { line: { color: 'on-paper', width: 1 } })
  }
  if (vehicle === 'E') pen.shape(COUPLING, { line: { color: 'on-paper', width: 1.8 } })
}

const HUBS = [12.5, 27.5]

function drawMinecart(pen: Pen, coal: Coal) {
  pen.shape(TUB_INSIDE, { fill: 'iron' })
  pen.shape(TUB, { fill: `coal-${coal}`, line: { color: 'piece-line', width: 0.7 } })
  pen.inside(new Path2D(TUB), () => {
    pen.within({ x: 3.5, y: 21.5, unit: 1.84 }, () => drawPattern(pen, coal))
    pen.shape(box(14, 22, 12, 15, 2), { fill: `coal-${coal}` })
  })
  pen.shape('M2 21.2H38', { line: { color: `coal-${coal}-line`, width: 2.6 } })
  pen.within({ x: 16.4, y: 25, unit: 0.72 }, () => drawLetter(pen, coal))
  for (const x of HUBS) pen.shape(disc(x, 39.4, 4), { fill: 'iron', line: { color: 'steel', width: 1.3 } })
}
