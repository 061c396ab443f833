/** A season's standings as a picture to share, drawn on a canvas: nothing leaves the machine. */
import type { Season, SeasonTable } from '../../../contract/schemas/seasons.ts'
import { m } from '../../paraglide/messages.js'
import type { Pen } from '../../ui/pen.ts'
import { EDGE, headingHeight, INNER, pictureOf, ROW, type Heading } from '../../ui/sheet/result-picture.ts'
import { daysOf, figuresOf, placeNames, titleOf } from './season-words.ts'

const HEAD = 50
const NAME = 380
/** As many as a picture has room for. */
const MOST_ROWS = 20

/** The standings as a PNG, as they are at the time `now`. */
export function seasonPicture(season: Season, table: SeasonTable, now: string): Promise<Blob> {
  const heading: Heading = {
    game: titleOf(season),
    title: season.name,
    why: `${daysOf(season)} · ${m.archive_found({ count: table.games })}`,
    doubts: 0,
    at: now,
    place: null,
  }
  const top = headingHeight(heading)
  const rows = Math.min(table.standings.length, MOST_ROWS)
  return pictureOf(heading, top + HEAD + ROW * rows + 60, (pen) => drawStandings(pen, season, table, top))
}

function drawStandings(pen: Pen, { points }: Season, { standings }: SeasonTable, top: number) {
  const columns = [m.games(), m.people_column_wins(), m.points_heading(), ...placeNames(points)]
  const width = (INNER - NAME) / columns.length
  const right = (column: number) => ({ x: EDGE + NAME + width * (column + 1), align: 'right' as const })
  columns.forEach((text, i) =>
    pen.write({ ...right(i), text, y: top + 30, size: 24, color: 'text-soft', face: 'text', width: width - 12 }),
  )
  standings.slice(0, MOST_ROWS).forEach((standing, place) => {
    const y = top + HEAD + ROW * place
    pen.fill(EDGE - 16, y, INNER + 32, ROW, place % 2 === 0 ? 'raised' : 'page')
    pen.write({ text: standing.name, x: EDGE, y: y + 40, size: 32, color: 'text', width: NAME - 20 })
    figuresOf(standing).forEach((text, i) =>
      pen.write({ ...right(i), text, y: y + 41, size: 32, color: i === 2 ? 'accent' : 'text', width: width - 8 }),
    )
  })
}
