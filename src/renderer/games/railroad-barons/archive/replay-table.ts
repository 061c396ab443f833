/** The table as it stood at a position, for the board: it asks nobody unless moves are tried. */
import { allowed } from '../../../../games/railroad-barons/rules/allowed.ts'
import { worth } from '../../../../games/railroad-barons/rules/result.ts'
import { roundOf, view } from '../../../../games/railroad-barons/rules/view.ts'
import { bySeat } from '../../../../games/railroad-barons/state/components.ts'
import * as state from '../../../../games/railroad-barons/state/state.ts'
import type { GameRecord } from '../../../../games/record/record.ts'
import type { Trying } from '../../screens/archive-screens.ts'
import type { BaronsTable } from '../base/envelopes.ts'
import type { BaronsPlayed } from './stored-game.ts'

export function tableAt(
  record: GameRecord,
  { positions }: BaronsPlayed,
  at: number,
  trying?: Pick<Trying, 'canTakeBack'>,
): BaronsTable {
  const { state: now, opening, pending, log } = positions[at].course
  const turn = state.deciding(now)
  return {
    id: record.id,
    game: record.game,
    revision: at,
    players: record.players,
    startedAt: record.startedAt,
    finishedAt: record.finishedAt,
    waiting: trying && turn !== null ? 'decision' : 'finished',
    turn,
    progress: { key: 'round', params: { ...roundOf(now) } },
    points: bySeat((seat) => worth(now, seat)),
    view: view(now, opening, pending),
    allowed: allowed(now),
    takeBack: trying?.canTakeBack ? { effect: 'piece', practice: false } : null,
    redo: false,
    practice: false,
    ceremony: null,
    log: [...log],
    result: null,
  }
}
