/** The table as it stood at a position, for the board: it asks nobody. */
import { allowed } from '../../../../games/railroad-barons/rules/allowed.ts'
import { worth } from '../../../../games/railroad-barons/rules/result.ts'
import { roundOf, view } from '../../../../games/railroad-barons/rules/view.ts'
import { bySeat } from '../../../../games/railroad-barons/state/components.ts'
import * as state from '../../../../games/railroad-barons/state/state.ts'
import type { GameRecord } from '../../../../games/record/record.ts'
import type { BaronsTable } from '../base/envelopes.ts'
import type { BaronsPlayed } from './stored-game.ts'

export function tableAt(record: GameRecord, { positions }: BaronsPlayed, at: number): BaronsTable {
  const { state: now, opening, pending, log } = positions[at].course
  return {
    id: record.id,
    game: record.game,
    revision: at,
    players: record.players,
    startedAt: record.startedAt,
    finishedAt: record.finishedAt,
    waiting: 'finished',
    turn: state.deciding(now),
    progress: { key: 'round', params: { ...roundOf(now) } },
    points: bySeat((seat) => worth(now, seat)),
    view: view(now, opening, pending),
    allowed: allowed(now),
    takeBack: null,
    redo: false,
    practice: false,
    ceremony: null,
    log: [...log],
    result: null,
  }
}
