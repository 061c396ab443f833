/** The drawn tile, dragged to its space. */
import type { Space } from '../../../../games/coal-train/state/components.ts'
import type { Draggable } from '../../../ui/drag.ts'
import type { BoardState } from './board-state.svelte.ts'

export const placing = (board: BoardState): Draggable => ({
  when: () => board.asks && board.view.drawn !== null,
  accepts: (zone) => zone.startsWith('space '),
  drop: (zone, element) => board.pressSpace(spaceIn(zone), element),
})

function spaceIn(zone: string): Space {
  const [, column, row] = zone.split(' ').map(Number)
  return [column, row]
}
