/** A turn under way in the planner: what the seat holds then, and the decisions that led there. */
import { intAt } from '../../../base/lists.ts'
import type { TileId } from '../../state/components.ts'
import type { Decision } from '../../rules/types.ts'
import { add, ACTION_POINTS } from '../hand/seat-hand.ts'
import type { Hand } from '../hand/seat-hand.ts'

export interface Draft {
  hand: Hand
  tiles: readonly TileId[]
  /** The tile with a second build left. */
  open: TileId | null
  decisions: readonly Decision[]
}

/** A copy to go on with. */
export const fork = ({ hand, tiles, open, decisions }: Draft): Draft => ({
  hand: hand.slice(),
  tiles,
  open,
  decisions,
})

export function decide(draft: Draft, ...decisions: readonly Decision[]): void {
  draft.decisions = [...draft.decisions, ...decisions]
}

export const pointsLeft = ({ hand }: Draft): number => intAt(hand, ACTION_POINTS)

/** False where there are too few. */
export function takePoints({ hand }: Draft, points: number): boolean {
  if (intAt(hand, ACTION_POINTS) < points) return false
  add(hand, ACTION_POINTS, -points)
  return true
}

/** Any action but a subsidy and the second build itself lets that go. */
export function closeBuild(draft: Draft): void {
  draft.open = null
}
