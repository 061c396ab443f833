/** The frame of a result as a picture: its measures, and who won over everything else. */
import { dayOf } from '../../i18n/times.ts'
import { m } from '../../paraglide/messages.js'
import { Pen } from '../pen.ts'
import type { PartCell } from './part-lines.ts'

/** Pixels; messengers and printers take it as it is. */
const WIDTH = 1200
export const EDGE = 60
export const INNER = WIDTH - 2 * EDGE
/** A row of the table, and the names over it. */
export const ROW = 58
const NAMES = 116

const TITLE = 160
const LINE = 38

export interface Heading {
  game: string
  title: string
  /** Empty if the title says all. */
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

/** The heading's height in pixels, below which the rest of the picture begins. */
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

export interface PictureRow {
  name: string
  /** A cell for each seat. */
  cells: readonly Pick<PartCell, 'text' | 'isLoss'>[]
}

export interface ResultPicture {
  heading: Heading
  players: readonly { name: string; color: string }[]
  winners: readonly number[]
  rows: readonly PictureRow[]
  /** The total, and what stands under it. */
  sums: readonly PictureRow[]
  /** Drawn above the table, `height` pixels high. */
  above?: { height: number; draw: (pen: Pen, top: number) => void }
}

/** A result as a PNG: its heading, a drawing, and the table of its points. Nothing leaves the machine. */
export function drawResultPicture({ heading, above, ...table }: ResultPicture): Promise<Blob> {
  const top = headingHeight(heading)
  const head = top + (above?.height ?? 0) + NAMES
  return pictureOf(heading, head + ROW * table.rows.length + footHeight(table), (pen) => {
    above?.draw(pen, top)
    drawTable(pen, table, head)
  })
}

type Table = Pick<ResultPicture, 'players' | 'winners' | 'rows' | 'sums'>

const footHeight = ({ sums }: Table) => 84 + 46 * sums.length

function drawTable(pen: Pen, { players, winners, rows, sums }: Table, head: number) {
  // Two have room for long names of rows.
  const label = players.length > 2 ? 360 : 460
  const column = (INNER - label) / players.length
  const right = (seat: number) => EDGE + label + column * (seat + 1) - 12
  players.forEach((player, seat) => drawName(pen, player, right(seat), head, column - 20))
  rows.forEach(({ name, cells }, at) => {
    const y = head + ROW * at
    pen.fill(EDGE - 16, y, INNER + 32, ROW, at % 2 === 0 ? 'raised' : 'page')
    pen.write({ text: name, x: EDGE, y: y + 39, size: 30, color: 'text', face: 'text', width: label })
    cells.forEach(({ text, isLoss }, seat) =>
      pen.write({ text, x: right(seat), y: y + 40, size: 34, color: isLoss ? 'bad' : 'text', align: 'right' }),
    )
  })
  drawSums(pen, sums, winners, head + ROW * rows.length, label, right)
}

function drawSums(
  pen: Pen,
  [total, ...under]: readonly PictureRow[],
  winners: readonly number[],
  y: number,
  width: number,
  right: (seat: number) => number,
) {
  pen.fill(EDGE - 16, y, INNER + 32, 4, 'brass')
  pen.write({ text: total.name, x: EDGE, y: y + 66, size: 46, color: 'text', width })
  total.cells.forEach(({ text }, seat) => {
    const color = winners.includes(seat) ? 'accent' : 'text'
    pen.write({ text, x: right(seat), y: y + 68, size: 60, color, align: 'right' })
  })
  under.forEach(({ name, cells }, at) => {
    const line = y + 112 + 46 * at
    pen.write({ text: name, x: EDGE, y: line, size: 24, color: 'text-soft', face: 'text', width })
    cells.forEach(({ text }, seat) =>
      pen.write({ text, x: right(seat), y: line, size: 26, color: 'text-soft', align: 'right' }),
    )
  })
}

/** The player's mark, and under it the name in at most two lines, ending at `right`, above the table's `head`. */
function drawName(pen: Pen, player: { name: string; color: string }, right: number, head: number, width: number) {
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
