/** A game of Mike and Lucy from any position on. */
import { allowed } from '../../../../src/games/railroad-barons/rules/allowed.ts'
import { decide, entryOf } from '../../../../src/games/railroad-barons/rules/entries.ts'
import { entryItems } from '../../../../src/games/railroad-barons/rules/log.ts'
import { worth } from '../../../../src/games/railroad-barons/rules/result.ts'
import { settle } from '../../../../src/games/railroad-barons/rules/rounds.ts'
import { roundOf, view } from '../../../../src/games/railroad-barons/rules/view.ts'
import { bySeat } from '../../../../src/games/railroad-barons/state/components.ts'
import * as state from '../../../../src/games/railroad-barons/state/state.ts'
import type { State } from '../../../../src/games/railroad-barons/state/state.ts'
import type { BaronsWire } from '../../../../src/games/railroad-barons/wire/wire.ts'
import { HotSeat } from '../hot-seat.ts'

export const PLAYERS = [
  { name: 'Mike', color: 'cream', control: 'human' },
  { name: 'Lucy', color: 'violet', control: 'human' },
]

export class Evening extends HotSeat<BaronsWire, State> {
  constructor(start: State) {
    super(
      {
        game: 'railroad-barons',
        players: PLAYERS,
        whole: 'turn',
        decide,
        isUnderWay: state.isUnderWay,
        items: ({ opening, pending, log }, after) => entryItems(opening, entryOf(pending), log.length, after),
        settle,
        shown: ({ now, opening, pending }) => ({
          turn: state.deciding(now),
          progress: { key: 'round', params: { ...roundOf(now) } },
          points: bySeat((seat) => worth(now, seat)),
          view: view(now, opening, pending),
          allowed: allowed(now),
        }),
      },
      start,
    )
  }
}
