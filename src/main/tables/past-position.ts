/** An earlier position of a running game, as everybody could see it. */
import type { TableState } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'
import { stateShownTo } from './table-state.ts'
import { tableAt, type Table } from './table.ts'

/** Nobody is the viewer: what only one seat could see then stays hidden; the past can't be taken back. Throws `bad-arguments` where it has fewer moves. */
export function pastPosition({ game, head, course }: Table, moves: number): TableState {
  const entries = game.play.entries(course)
  if (moves > entries.length) throw refusal('bad-arguments', { at: 'moves', problem: 'no-such-move' })
  return { ...stateShownTo(null, tableAt(game, head, entries.slice(0, moves), [])), takeBack: null }
}
