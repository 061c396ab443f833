/** The final table as a picture, drawn on a canvas. */
import { openDoubts } from '../../../../../games/coal-train/score-sheet/checks.ts'
import type { Pad, SeatScore } from '../../../../../games/coal-train/wire/wire.ts'
import { m } from '../../../../paraglide/messages.js'
import type { Pen } from '../../../../ui/pen.ts'
import { drawResultPicture, EDGE, INNER } from '../../../../ui/sheet/result-picture.ts'
import { words } from '../../words/words.ts'
import { scoreRows, scoreSums } from '../pad/score-rows.ts'
import type { resultSoFar } from '../pad/standings.ts'
import { longestOf, wagonsOf } from '../../art/train-lengths.ts'

type Result = NonNullable<ReturnType<typeof resultSoFar>>

const TRAIN = 64
const NAME = 220
const WHEEL = 7

/** Draws the result as a PNG. `at` is the game's day, ISO 8601. */
export const drawTrains = (pad: Pad, result: Result, at: string, place: string | null): Promise<Blob> =>
  drawResultPicture({
    heading: {
      ...words.winner(result, pad.players),
      game: m.ct_title(),
      doubts: openDoubts(pad).length,
      at,
      place,
    },
    players: pad.players,
    winners: result.winners,
    rows: scoreRows(pad, result),
    sums: scoreSums(pad, result),
    ...(pad.detail !== 'points' && {
      above: {
        height: TRAIN * pad.players.length,
        draw: (pen, top) => drawAll(pen, pad, result.scores as SeatScore[], top),
      },
    }),
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
