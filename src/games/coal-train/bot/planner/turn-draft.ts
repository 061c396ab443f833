/** A turn under way in the planner: what the seat holds then, and the decisions that led there. */
import type { TileId } from '../../state/components.ts'
import type { Decision } from '../../rules/types.ts'
import { add, ACTION_POINTS, heldAt } from '../hand/seat-hand.ts'
import type { Hand } from '../hand/seat-hand.ts'

export interface Draft {
  hand: Hand
  tiles: readonly TileId[]
  /** The tile with a second build left. */
  open: TileId | null
  /** The last first. */
  decided: Decided | null
}

/** Drafts share the decisions that they have in common. */
interface Decided {
  decision: Decision
  before: Decided | null
}

/** A copy to go on with. */
export const fork = ({ hand, tiles, open, decided }: Draft): Draft => ({
  hand: hand.slice(),
  tiles,
  open,
  decided,
})

export function decide(draft: Draft, decision: Decision): void {
  draft.decided = { decision, before: draft.decided }
}

/** In their order. */
export function decisionsOf({ decided }: Draft): Decision[] {
  const decisions: Decision[] = []
  for (let last = decided; last !== null; last = last.before) decisions.push(last.decision)
  return decisions.reverse()
}

export const pointsLeft = ({ hand }: Draft): number => heldAt(hand, ACTION_POINTS)

/** False if there are too few. */
export function takePoints({ hand }: Draft, points: number): boolean {
  if (heldAt(hand, ACTION_POINTS) < points) return false
  add(hand, ACTION_POINTS, -points)
  return true
}

/** Any action but a subsidy and the second build itself lets that go. */
export function closeBuild(draft: Draft): void {
  draft.open = null
}
