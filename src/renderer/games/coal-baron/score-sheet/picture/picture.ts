/** The final table as a picture, drawn on a canvas: nothing leaves the machine. */
import { deliveredIn } from '../../../../../games/coal-baron/score-sheet/pad-figures.ts'
import { seatsOf, type Pad } from '../../../../../games/coal-baron/score-sheet/pad.ts'
import { accountsIn, rewardedSoFar } from '../../../../../games/coal-baron/score-sheet/tally.ts'
import { openDoubts } from '../../../../../games/coal-baron/score-sheet/checks.ts'
import { SHIFTS } from '../../../../../games/coal-baron/state/components.ts'
import type { sheetResult } from '../../../../../games/coal-baron/rules/sheet.ts'
import { winnerWords } from '../../words/ceremony-words.ts'
import { signed, sum } from '../../../../i18n/numbers.ts'
import { shiftNumeral } from '../../words/shifts.ts'
import { m } from '../../../../paraglide/messages.js'
import type { Result as WholeResult } from '../../../../../games/coal-baron/rules/types.ts'
import { barsHeight, drawBars } from './bars.ts'
import { DIALS_HEIGHT, drawDials } from './dials.ts'
import { finalSums } from '../pad/score-rows.ts'
import { drawResultPicture, EDGE, INNER, type PictureRow } from '../../../../ui/sheet/result-picture.ts'

type Result = NonNullable<ReturnType<typeof sheetResult>>

/** Points by part; a game of which only the totals are known has none. */
function rowsOf(pad: Pad): PictureRow[] {
  if (pad.pointsOnly) return []
  const shifts = Array.from({ length: SHIFTS }, (_, shift) => shift)
  const accounts = [m.cb_marks, m.cb_account_coal, m.cb_outstanding_orders, m.cb_tunnel_balance]
  const row = (name: string, points: (seat: number) => number) => ({
    name,
    cells: seatsOf(pad)
      .map(points)
      .map((each) => ({ text: signed(each), isLoss: each < 0 })),
  })
  return [
    row(m.cb_final_delivered(), (seat) => sum(shifts.map((shift) => deliveredIn(pad, shift, seat) ?? 0))),
    ...shifts.map((shift) =>
      row(m.cb_shift({ shift: shiftNumeral(shift + 1) }), (seat) => rewardedSoFar(pad, shift, seat)),
    ),
    ...accounts.map((name, account) => row(name(), (seat) => accountsIn(pad, seat)[account] ?? 0)),
  ]
}

/** Draws the result as a PNG. `at` is the game's day, ISO 8601. */
export function drawResult(pad: Pad, result: Result, at: string, place: string | null): Promise<Blob> {
  const bars = barsHeight(pad.players.length)
  const names = pad.players.map(({ name }) => name)
  return drawResultPicture({
    heading: {
      ...winnerWords(result, pad.players),
      game: m.cb_title(),
      doubts: openDoubts(pad).length,
      at,
      place,
    },
    players: pad.players,
    winners: result.winners,
    rows: rowsOf(pad),
    sums: finalSums(pad, result),
    ...(!pad.pointsOnly && {
      above: {
        height: bars + DIALS_HEIGHT,
        draw(pen, top) {
          drawBars(pen, names, result as WholeResult, EDGE, top, INNER)
          drawDials(pen, pad, EDGE, top + bars, INNER)
        },
      },
    }),
  })
}
