/** Parts of a table that is shown ahead of its answer, alike in every game. */
import type { TableState } from '../../../contract/api.ts'
import { isBot } from '../../../games/base/players.ts'

/** Its next revision, waiting for this seat; null: for whatever goes on by itself. */
export const waitingFor = ({ revision, players }: Pick<TableState, 'revision' | 'players'>, turn: number | null) => ({
  revision: revision + 1,
  turn,
  waiting: waitingOf(players, turn),
  redo: false,
})

function waitingOf(players: TableState['players'], turn: number | null): TableState['waiting'] {
  if (turn === null) return 'ceremony'
  return isBot(players[turn]) ? 'thinking' : 'decision'
}
