/** The table as it stood at a position, for the board: it asks nobody unless moves are tried. */
import { allowed } from '../../../../games/coal-train/rules/allowed.ts'
import { scoreOf } from '../../../../games/coal-train/rules/result.ts'
import { view } from '../../../../games/coal-train/rules/view.ts'
import { asked } from '../../../../games/coal-train/state/state.ts'
import type { GameRecord } from '../../../../games/record/record.ts'
import type { Trying } from '../../screens/archive-screens.ts'
import type { TrainTable } from '../base/envelopes.ts'
import type { TrainPlayed } from './stored-game.ts'

export function tableAt(
  record: GameRecord,
  { positions }: TrainPlayed,
  at: number,
  trying?: Pick<Trying, 'canTakeBack'>,
): TrainTable {
  const { state, opening, pending, log } = positions[at].course
  const turn = asked(state)
  return {
    id: record.id,
    game: record.game,
    revision: at,
    players: record.players,
    startedAt: record.startedAt,
    finishedAt: record.finishedAt,
    waiting: trying && turn !== null ? 'decision' : 'finished',
    turn,
    progress: { key: state.ending === 'last' ? 'last' : 'round', params: { round: state.round } },
    points: state.seats.map((seat) => scoreOf(seat).total),
    view: view(state, opening, pending),
    allowed: allowed(state),
    takeBack: trying?.canTakeBack ? { effect: 'piece', practice: false } : null,
    redo: false,
    practice: false,
    ceremony: null,
    log: [...log],
    result: null,
  }
}
