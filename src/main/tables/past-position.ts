/** An earlier position of a running game, as everybody could see it. */
import type { Forecast, TableState } from '../../contract/api.ts'
import type { Thinking } from '../../games/facets/thinking.ts'
import { firstMoves } from './first-moves.ts'
import { stateShownTo } from './table-state.ts'
import { tableAt, type Table } from './table.ts'

/** For nobody in particular: what only one seat could see stays hidden. The past can't be taken back. Throws as `firstMoves`. */
export const pastPosition = (table: Table, moves: number): TableState => ({
  ...stateShownTo(null, tableAfter(table, moves)),
  takeBack: null,
})

/** The forecast at an earlier position, as everybody could see it. Throws as `firstMoves`. */
export function pastForecast(table: Table, thinking: Thinking, moves: number): Forecast {
  const { game, course } = tableAfter(table, moves)
  return thinking.forecast(game.playing.position(course), null)
}

/** The table itself where nothing came since: what lies face down there is turned up by nobody who looks back. */
function tableAfter(table: Table, moves: number): Table {
  const { game, head, course } = table
  const entries = game.playing.entries(course)
  const isNow = moves === entries.length && game.playing.pending(course).length === 0
  if (isNow && game.playing.waiting(course) === 'decision') return { ...table, undone: [] }
  return tableAt(game, head, firstMoves(entries, moves), [])
}
