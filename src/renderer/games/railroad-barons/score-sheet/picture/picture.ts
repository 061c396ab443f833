/** The final table as a picture, drawn on a canvas. */
import { openDoubts } from '../../../../../games/railroad-barons/score-sheet/checks.ts'
import type { Result } from '../../../../../games/railroad-barons/rules/types.ts'
import { HOLDINGS } from '../../../../../games/railroad-barons/state/components.ts'
import type { Pad } from '../../../../../games/railroad-barons/wire/wire.ts'
import { m } from '../../../../paraglide/messages.js'
import type { Pen } from '../../../../ui/pen.ts'
import { drawResultPicture, EDGE, INNER } from '../../../../ui/sheet/result-picture.ts'
import { holdingName } from '../../words/piece-names.ts'
import { words } from '../../words/words.ts'
import { worthRows, worthSums, type SheetResult } from '../pad/score-rows.ts'

const BAR = 56

/** Draws the result as a PNG. `at` is the game's day, ISO 8601. */
export const drawWorth = (pad: Pad, result: SheetResult, at: string, place: string | null): Promise<Blob> =>
  drawResultPicture({
    heading: {
      ...words.winner(result, pad.players),
      game: m.rb_title(),
      doubts: openDoubts(pad).length,
      at,
      place,
    },
    players: pad.players,
    winners: result.winners,
    rows: worthRows(pad, result),
    sums: worthSums(pad, result),
    ...(!pad.totalsOnly && {
      above: { height: 2 * BAR, draw: (pen, top) => drawBars(pen, pad, result as Result, top) },
    }),
  })

/** Cash and the stock of each Holding side by side, on one scale. */
function drawBars(pen: Pen, pad: Pad, { scores }: Result, top: number) {
  const scale = (INNER - 260) / Math.max(1, ...scores.map(({ total }) => total))
  scores.forEach(({ cash, stock }, seat) => {
    const y = top + BAR * seat
    pen.write({ text: pad.players[seat].name, x: EDGE, y: y + 32, size: 30, color: 'text', width: 240 })
    let x = EDGE + 260
    const part = (dollars: number, face: string, ink: string, text: string) => {
      const width = dollars * scale
      pen.fill(x, y, width, BAR - 12, face)
      if (width > 60) pen.write({ text, x: x + width / 2, y: y + 31, size: 24, color: ink, align: 'center' })
      x += width
    }
    part(cash, 'brass', 'on-brass', '$')
    for (const id of HOLDINGS) part(stock[id], `livery-${id}`, `livery-${id}-ink`, holdingName(id))
  })
}
