/** The frame of a result as a picture: its measures, and who won over everything else. */
import { dayOf } from '../../i18n/times.ts'
import { m } from '../../paraglide/messages.js'
import { Pen } from '../pen.ts'

/** Pixels; messengers and printers take it as it is. */
const WIDTH = 1200
export const EDGE = 60
export const INNER = WIDTH - 2 * EDGE
/** A row of the table, and the names over it. */
export const ROW = 58
export const NAMES = 116

const TITLE = 160
const LINE = 38

export interface Heading {
  game: string
  title: string
  /** Empty where the title says all. */
  why: string
  doubts: number
  /** The game's day, ISO 8601. */
  at: string
  place: string | null
}

/** Why they won, and how much should be looked at again. */
const linesUnder = ({ why, doubts }: Heading) => [
  ...(why ? [{ text: why, size: 26, color: 'text' }] : []),
  ...(doubts > 0 ? [{ text: m.count_doubts({ count: doubts }), size: 24, color: 'caution' }] : []),
]

/** Where the rest of the picture begins. */
export const headingHeight = (heading: Heading): number => TITLE + LINE * linesUnder(heading).length + 56

/** The picture as a PNG: a page of this height with its heading, and whatever else is drawn on it. */
export async function pictureOf(heading: Heading, height: number, draw: (pen: Pen) => void): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = height
  const pen = new Pen(canvas)
  await pen.ready()
  pen.fill(0, 0, WIDTH, height, 'page')
  drawHeading(pen, heading)
  draw(pen)
  return toPng(canvas)
}

function drawHeading(pen: Pen, heading: Heading): void {
  const { game, title, at, place } = heading
  pen.write({ text: game.toUpperCase(), x: EDGE, y: 82, size: 34, color: 'text-soft' })
  const when = { text: [dayOf(at), place].filter(Boolean).join(' · '), x: WIDTH - EDGE, y: 82, size: 28 }
  pen.write({ ...when, width: INNER / 2, color: 'text-soft', face: 'text', align: 'right' })
  pen.write({ text: title, x: EDGE, y: TITLE, size: 64, color: 'accent', width: INNER })
  linesUnder(heading).forEach((line, i) =>
    pen.write({ ...line, x: EDGE, y: TITLE + LINE * (i + 1) + 4, face: 'text', width: INNER }),
  )
}

/** The ground of a row of the table, and its name. */
export function drawRowName(pen: Pen, text: string, y: number, raised: boolean, width?: number): void {
  pen.fill(EDGE - 16, y, INNER + 32, ROW, raised ? 'raised' : 'page')
  pen.write({ text, x: EDGE, y: y + 39, size: 30, color: 'text', face: 'text', width })
}

/** The player's mark, and under it the name in at most two lines, ending at `right`, above the table's `head`. */
export function drawName(
  pen: Pen,
  player: { name: string; color: string },
  right: number,
  head: number,
  width: number,
) {
  const words = { x: right, size: 30, width, color: pen.nameColor(player.color), align: 'right' as const }
  const lines = pen.lines({ ...words, text: player.name }, 2)
  const top = head - 18 - 32 * lines.length
  lines.forEach((text, i) => pen.write({ ...words, text, y: top + 32 * (i + 1) }))
  pen.mark(player.color, right - 27, top - 28, undefined, 'piece-line')
}

const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
