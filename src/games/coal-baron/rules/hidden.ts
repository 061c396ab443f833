/** The hidden cards at the table: the order of the face-down stacks. */
import type { Random } from '../../building-blocks/random.ts'
import { FACTORY_DRAW, ORDER_1, SPACES } from '../state/components.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Refusal, SpaceId, View } from './types.ts'

/**
 * Whether playing from `before` to `after` turned up or rearranged anything that was hidden. Such a move can't be taken back.
 */
export const reveals = (before: State, after: State): boolean => !state.haveSameStacks(before, after)

/** Whether the space is filled again when somebody took what lay there. */
export const isRefilled = (space: SpaceId): boolean => /^(factory|order)-\d$/.test(space)

/** Why nothing can be taken from a space that is refilled while it is empty. */
export const nothingOn = (space: SpaceId): Refusal => ({
  code: space.startsWith('factory') ? 'no-tile' : 'no-order',
  params: {},
})

/** The position as it is known while that space's refill lies face down: back on its stack. */
export function withoutRefill(before: State, space: SpaceId): State {
  const s = state.copy(before)
  const at = SPACES.indexOf(space)
  if (at < FACTORY_DRAW) {
    state.tileToTop(s, state.factoryTile(s, at))
    state.setFactoryTile(s, at, -1)
  } else {
    state.orderToTop(s, state.deskOrder(s, at - ORDER_1))
    state.setDeskOrder(s, at - ORDER_1, -1)
  }
  return s
}

/** Whether placing there turns something up: the space is filled again, or five are drawn. */
export const turnsUp = ({ tileStack, orderStack }: Pick<View, 'tileStack' | 'orderStack'>, space: SpaceId): boolean =>
  space.startsWith('factory') ? tileStack > 0 : space.startsWith('order') && orderStack > 0

/**
 * Shuffles the face-down stacks on the state itself: one of the games that could be going on behind what everybody sees.
 * Only the topmost `most` of each are sure to lie in any order.
 */
export function dealHidden(s: State, random: Random, most = Infinity): void {
  const tiles = state.tileStack(s)
  for (let i = 0; i < tiles - 1 && i < most; i++) state.swapTiles(s, i, i + random.below(tiles - i))
  const orders = state.orderStack(s)
  for (let i = 0; i < orders - 1 && i < most; i++) state.swapOrders(s, i, i + random.below(orders - i))
}

/** Lays the face-down stacks in one order that depends only on what is in them, so that nothing chosen from here knows theirs. */
export function forgetHidden(s: State): void {
  state.sortStacks(s)
}

/** Lays what lies drawn back and draws as many anew, in one order for whatever there is: for those who can't look at it. */
export function forgetDrawn(s: State): void {
  const ofTiles = state.action(s) === FACTORY_DRAW
  const count = state.drawnCount(s)
  ;(ofTiles ? state.putTilesBack : state.putOrdersBack)(s, [...Array(count).keys()], false)
  forgetHidden(s)
  ;(ofTiles ? state.drawTiles : state.drawOrders)(s, count)
}
