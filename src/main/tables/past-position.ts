/** An earlier position of a running game, as everybody could see it. */
import type { TableState } from '../../contract/api.ts'
import { firstMoves } from './first-moves.ts'
import { stateShownTo } from './table-state.ts'
import { tableAt, type Table } from './table.ts'

/** For nobody in particular: what only one seat could see stays hidden. The past can't be taken back. Throws as `firstMoves`. */
export function pastPosition({ game, head, course }: Table, moves: number): TableState {
  const entries = firstMoves(game.play.entries(course), moves)
  return { ...stateShownTo(null, tableAt(game, head, entries, [])), takeBack: null }
}
