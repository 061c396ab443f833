/** A review as a picture to share, drawn on a canvas: nothing leaves the machine. */
import type { Sections, StoredGame } from '../../games/screens/archive-screens.ts'
import { percent } from '../../i18n/numbers.ts'
import { m } from '../../paraglide/messages.js'
import type { Pen } from '../../ui/pen.ts'
import { EDGE, headingHeight, INNER, pictureOf, ROW, type Heading } from '../../ui/sheet/result-picture.ts'
import { GRADES, GRADE_SIGNS } from '../replay/grades.ts'
import type { Report, Told } from './review-report.ts'
import { reportGraph, type ReportGraph } from './report-graph.ts'
import type { Review } from './review.svelte.ts'

const HEAD = 50
const GRAPH = 300
const LABEL = 90
const MOMENT = 112
const NAME = 400

interface Drawn {
  review: Review
  game: StoredGame
  sections: Sections | undefined
  report: Report
}

/** The review as a PNG. */
export function reviewPicture(heading: Heading, drawn: Drawn): Promise<Blob> {
  const { report, review, game, sections } = drawn
  const top = headingHeight(heading)
  const plot = top + HEAD + ROW * report.seats.length + 90
  const told = report.moments.length > 0 ? report.moments : report.costliest.slice(0, 3)
  const graph = reportGraph(review, game, sections, {
    width: INNER - LABEL - 40,
    height: GRAPH,
    text: 22,
    mark: 30,
  })
  const below = plot + GRAPH + 90
  return pictureOf(heading, below + MOMENT * told.length + 60, (pen) => {
    drawTable(pen, drawn, top)
    drawGraph(pen, graph, review, plot)
    if (told.length > 0) drawTold(pen, told, report.moments.length > 0, below)
  })
}

const columnsOf = ({ units: { luck } }: Review) => [
  m.review_print_total(),
  m.review_accuracy(),
  m.archive_lost(),
  ...(luck ? [m.review_luck_of()] : []),
  ...GRADES.map((grade) => GRADE_SIGNS[grade]),
]

function drawTable(pen: Pen, { report, review }: Drawn, top: number) {
  const { amounts, luck: lucky } = review.units
  const columns = columnsOf(review)
  const width = (INNER - NAME) / columns.length
  const right = (column: number) => ({ x: EDGE + NAME + width * (column + 1), align: 'right' as const })
  columns.forEach((text, i) =>
    pen.write({ ...right(i), text, y: top + 30, size: 24, color: 'text-soft', face: 'text', width: width - 12 }),
  )
  report.seats.forEach(({ player, total, accuracy, lost, luck, grades }, seat) => {
    const y = top + HEAD + ROW * seat
    pen.fill(EDGE - 16, y, INNER + 32, ROW, seat % 2 === 0 ? 'raised' : 'page')
    pen.mark(player.color, EDGE, y + 16)
    pen.write({
      text: player.name,
      x: EDGE + 40,
      y: y + 40,
      size: 32,
      color: pen.nameColor(player.color),
      width: NAME - 50,
    })
    const cells = [
      String(total),
      accuracy === null ? '–' : percent(accuracy),
      amounts.plain(lost),
      ...(lucky ? [amounts.signed(luck)] : []),
      ...GRADES.map((grade) => String(grades[grade])),
    ]
    cells.forEach((text, i) =>
      pen.write({ ...right(i), text, y: y + 41, size: i === 1 ? 38 : 32, color: 'text', width: width - 8 }),
    )
  })
}

function drawGraph(
  pen: Pen,
  { paths, marks, ticks, begins, names }: ReportGraph,
  { record: { players } }: Review,
  top: number,
) {
  const two = players.length === 2
  const left = EDGE + LABEL
  const width = INNER - LABEL - 40
  pen.write({ text: m.review_chances(), x: EDGE, y: top - 44, size: 30, color: 'accent' })
  for (const { share, y } of ticks) {
    pen.fill(left, top + y, width, 2, 'line')
    const text = percent(two ? Math.max(share, 1 - share) : share)
    pen.write({ text, x: left - 12, y: top + y + 9, size: 24, color: 'text-soft', face: 'text', align: 'right' })
  }
  for (const x of begins) pen.fill(left + x, top, 2, GRAPH, 'line')
  for (const { name, at } of names)
    pen.write({ text: name, x: left + at, y: top - 10, size: 22, color: 'text-soft', face: 'text' })
  pen.within({ x: left, y: top, unit: 1 }, () => {
    for (const { seat, path } of paths)
      pen.shape(path, { line: { color: two ? 'text' : pen.nameColor(players[seat].color), width: 4 } })
  })
  for (const { seat, at } of marks) pen.mark(players[seat].color, left + width + 8, top + at - 13, 1.7, 'piece-line')
}

function drawTold(pen: Pen, told: readonly Told[], areMoments: boolean, top: number) {
  const title = areMoments ? m.review_moments_few() : m.review_print_costliest()
  pen.write({ text: title, x: EDGE, y: top - 18, size: 30, color: 'accent' })
  told.forEach(({ number, player, text, better, says }, i) => {
    const y = top + MOMENT * i
    const words = { x: EDGE + 80, face: 'text' as const, width: INNER - 80 }
    pen.fill(EDGE - 16, y, INNER + 32, MOMENT - 8, 'raised')
    pen.write({ text: String(number), x: EDGE, y: y + 42, size: 38, color: 'accent' })
    pen.mark(player.color, EDGE + 80, y + 12, 1.4)
    pen.write({
      ...words,
      text: says,
      x: EDGE + 112,
      y: y + 32,
      size: 24,
      color: 'text',
      width: INNER - 112,
    })
    pen.write({ ...words, text: `${m.review_played()}: ${text}`, y: y + 64, size: 22, color: 'text-soft' })
    if (better)
      pen.write({ ...words, text: `${m.review_better()}: ${better}`, y: y + 94, size: 22, color: 'text-soft' })
  })
}
