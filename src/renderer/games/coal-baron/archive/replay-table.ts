/**
 * The table as it stood at a position, for the board: it asks nobody unless moves are tried. Everything may be seen, since the
 * game is over.
 */
import { pendingSteps } from '../../../../games/coal-baron/rules/course.ts'
import { options } from '../../../../games/coal-baron/rules/options.ts'
import { pointsAt } from '../../../../games/coal-baron/rules/positions.ts'
import type { Decision } from '../../../../games/coal-baron/rules/types.ts'
import { deciding, view } from '../../../../games/coal-baron/rules/view.ts'
import type { GameRecord } from '../../../../games/record/record.ts'
import type { Trying } from '../../screens/archive-screens.ts'
import type { CoalBaronTable } from '../base/envelopes.ts'
import type { CoalBaronPlayed } from './stored-game.ts'

export function tableAt(
  record: GameRecord,
  played: CoalBaronPlayed,
  at: number,
  trying?: Pick<Trying, 'canTakeBack'>,
): CoalBaronTable {
  const position = played.positions[at]
  const { state, moves, section } = position
  const turn = deciding(state)
  return {
    id: record.id,
    game: record.game,
    revision: at,
    players: record.players,
    startedAt: record.startedAt,
    finishedAt: record.finishedAt,
    waiting: trying && turn !== null ? 'decision' : 'finished',
    turn,
    progress: { key: 'shift', params: { shift: section } },
    points: pointsAt(position),
    view: view(state, turn, pendingSteps({ pending: pendingAt(played, at) })),
    allowed: options(state),
    takeBack: trying?.canTakeBack ? { effect: 'step', practice: false } : null,
    redo: false,
    practice: false,
    ceremony: null,
    log: played.log.filter((item) => !('move' in item) || item.move < moves),
    result: null,
  }
}

/** The decisions of the move under way. */
function pendingAt({ positions }: CoalBaronPlayed, at: number): Decision[] {
  const { part } = positions[at]
  return positions.slice(at - part + 1, at + 1).flatMap(({ decision }) => decision ?? [])
}
