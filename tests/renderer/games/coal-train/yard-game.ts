/** A game of people alone from any position on. */
import { allowed } from '../../../../src/games/coal-train/rules/allowed.ts'
import { decide } from '../../../../src/games/coal-train/rules/entries.ts'
import { entryItems } from '../../../../src/games/coal-train/rules/log.ts'
import { scoreOf } from '../../../../src/games/coal-train/rules/result.ts'
import { view } from '../../../../src/games/coal-train/rules/view.ts'
import { asked, isUnderWay } from '../../../../src/games/coal-train/state/state.ts'
import type { State } from '../../../../src/games/coal-train/state/state.ts'
import { entryOf } from '../../../../src/games/coal-train/wire/entry-decisions.ts'
import type { CoalTrainWire } from '../../../../src/games/coal-train/wire/wire.ts'
import { HotSeat } from '../hot-seat.ts'

const NAMES = ['Mike', 'Lucy', 'George', 'Anna', 'Stan']
const COLORS = ['red', 'blue', 'green', 'cream', 'violet']
export const PLAYERS = NAMES.map((name, seat) => ({ name, color: COLORS[seat], control: 'human' }))

export class YardGame extends HotSeat<CoalTrainWire, State> {
  constructor(start: State) {
    const players = PLAYERS.slice(0, start.seats.length)
    super(
      {
        game: 'coal-train',
        players,
        whole: 'action',
        decide,
        isUnderWay,
        items: ({ opening, pending, log }, after) => entryItems(opening, entryOf(pending), log.length, after),
        settle: () => {},
        shown: ({ now, opening, pending }) => ({
          turn: asked(now),
          progress: { key: 'round', params: { round: now.round } },
          points: now.seats.map((seat) => scoreOf(seat).total),
          view: view(now, opening, pending),
          allowed: allowed(now),
        }),
      },
      start,
    )
  }
}
