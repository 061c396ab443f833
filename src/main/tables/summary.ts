import type { TableSummary } from '../../contract/api.ts'
import { view } from '../../games/coal-baron/index.ts'
import { waitingFor } from '../../games/coal-baron/machine.ts'
import { finalResult, type Table } from './table.ts'

/** A table's line on the home screen. It tells how a game ended only once that was seen at the table. */
export const summaryOf = ({ head, overAt, snapshot, touchedAt }: Table): TableSummary => {
  const seen = view(snapshot.context.state, null)
  const finished = waitingFor(snapshot) === 'finished'
  return {
    id: head.id,
    game: 'coal-baron',
    mode: 'digital',
    players: head.players,
    startedAt: head.startedAt,
    touchedAt,
    finishedAt: finished ? overAt : null,
    shift: seen.shift,
    moves: snapshot.context.entries.length,
    turn: seen.turn,
    points: seen.seats.map(({ points }) => points),
    winners: finished ? (finalResult(snapshot.context)?.winners ?? null) : null,
  }
}
