/** Purchases of tiles, and the Standard Upgrade's place (rulings 8, 9 and 24). */
import { itemAt } from '../../building-blocks/lists.ts'
import { isWhistlestop, STANDARD, tileOf } from '../state/components.ts'
import type { MarketTile, Tile, TileId } from '../state/components.ts'
import { oneMore } from '../state/amounts.ts'
import { active, isFaceDown, opponentsOn, withActive, withSeat } from '../state/state.ts'
import type { State } from '../state/state.ts'
import { addMarkers } from './markers.ts'
import { refuse, whyTooFew } from './refuse.ts'
import type { Refusal } from './types.ts'

export const isForSale = (tile: MarketTile | null): tile is TileId =>
  tile !== null && tile !== STANDARD && !isWhistlestop(tile)

export function whyNoPurchase(s: State): Refusal | null {
  const { agent, actionPoints, resources } = active(s)
  if (agent === null) return refuse('agent-off-market')
  if (isFaceDown(s, agent)) return refuse('face-down')
  const tile = s.market[agent] ?? null
  if (tile === null) return refuse('empty-space')
  if (!isForSale(tile)) return refuse('not-for-sale', { tile })
  return (
    whyTooFew('no-action-points', actionPoints, tileOf(tile).cost) ??
    whyTooFew('no-coal', resources.C, opponentsOn(s, agent).length)
  )
}

/** The space where the agent of the player on turn stands, and the tile there. Throws if none is for sale. */
export function offerOf(s: State): { agent: number; tile: Tile } {
  const { agent } = active(s)
  const tile = agent === null ? null : itemAt(s.market, agent)
  if (agent === null || !isForSale(tile)) throw new Error('no tile is for sale where the agent stands')
  return { agent, tile: tileOf(tile) }
}

/** The coal for the opponents there comes first (ruling 8). */
export function purchase(s: State): State {
  const { actionPoints, resources, markers, tiles } = active(s)
  const { agent, tile } = offerOf(s)
  const others = opponentsOn(s, agent)
  const paid = others.reduce(
    (now, seat) => withSeat(now, seat, { resources: oneMore(itemAt(now.seats, seat).resources, 'C') }),
    s,
  )
  const bought = withActive(paid, {
    actionPoints: actionPoints - tile.cost,
    resources: oneMore(resources, 'C', -others.length),
    markers: addMarkers(markers, [tile.subsidy]),
    tiles: [...tiles, tile.id],
  })
  return refilled({ ...bought, bought: true, market: s.market.with(agent, null) }, agent)
}

/** In the last round a bought space is refilled at once, face down. */
function refilled(s: State, index: number): State {
  const [tile, ...draw] = s.draw
  if (s.ending !== 'last' || tile === undefined) return s
  return { ...s, draw, market: s.market.with(index, tile), faceDown: [...s.faceDown, index] }
}

export function isOnStandard(s: State): boolean {
  const { agent } = active(s)
  return agent !== null && s.market[agent] === STANDARD
}
