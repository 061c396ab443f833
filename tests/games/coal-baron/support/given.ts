/**
 * Positions to test from. They are dealt and then set by the state's own functions; what a seat is given comes out of the
 * supply and the stacks, so that the box stays whole.
 */
import {
  COALS,
  ORDERS,
  ORDER_POINTS,
  ORDER_SPOTS,
  SPACES,
  TILES,
  tileLevel,
  tileMinecarts,
} from '../../../../src/games/coal-baron/state/components.ts'
import type { Coal, OrderId, SpaceId, TileId } from '../../../../src/games/coal-baron/state/components.ts'
import { decide } from '../../../../src/games/coal-baron/rules/entries.ts'
import { legalMoves } from '../../../../src/games/coal-baron/rules/options.ts'
import { allOrders, deal } from '../../../../src/games/coal-baron/rules/setup.ts'
import * as state from '../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../src/games/coal-baron/state/state.ts'
import type { Decision, SeatView, Source, Step } from '../../../../src/games/coal-baron/rules/types.ts'
import { view } from '../../../../src/games/coal-baron/rules/view.ts'

export interface Table {
  /** 3 unless said otherwise. */
  players?: number
  startingPlayer?: number
  /** These lie on top of their stack, the rest of the box below them. */
  tiles?: TileId[]
  orders?: OrderId[]
}

/** Each kind of tile once, then each again, so that two of every kind stay in the stack unless a test says otherwise. */
const box: TileId[] = [...TILES, ...TILES, ...TILES]

/** A game before its first draft decision. */
export const dealt = ({ players = 3, startingPlayer = 0, tiles = [], orders = [] }: Table = {}): State =>
  deal({ players, startingPlayer, tiles: onTop(tiles, box), orders: onTop(orders, allOrders()) })

function onTop(top: string[], box: string[]): string[] {
  const rest = [...box]
  for (const id of top) rest.splice(rest.indexOf(id), 1)
  return [...top, ...rest]
}

/** The same at the first placement: everybody drafted whatever stood first. */
export function firstTurn(table: Table = {}): State {
  let s = dealt(table)
  while (view(s, null).phase === 'draft') s = play(s, legalMoves(s)[0])
  return s
}

/** The state after these decisions; throws where one is refused. */
export function play(s: State, ...decisions: Decision[]): State {
  let now = s
  for (const decision of decisions) {
    const played = decide(now, decision)
    if (played.refusal) throw new Error(`${JSON.stringify(decision)}: ${JSON.stringify(played.refusal)}`)
    now = played.state
  }
  return now
}

export const place = (space: SpaceId): Decision => ({ place: space })

/** A cube out of the cage or the private storage. */
export const cage = (coal: Coal): Cube => ['cage', coal]
export const storage = (coal: Coal): Cube => ['storage', coal]
export type Cube = [Source, Coal]
export const fill = (order: OrderId, spot: number, ...cubes: Cube[]): Step => ({ fill: order, spot, with: cubes })

/** Everybody's view of a seat. */
export const seatOf = (s: State, seat: number): SeatView => view(s, null).seats[seat]

/** Applies a test's question to every seat. */
export const bySeat = <T>(s: State, of: (seat: SeatView) => T): T[] => view(s, null).seats.map(of)

/** The face-down stacks from top to bottom, which no view shows. */
export const tileStack = (s: State): TileId[] => state.tilesInStack(s).map((tile) => TILES[tile])
export const orderStack = (s: State): OrderId[] => state.ordersInStack(s).map((order) => ORDERS[order])

// What a seat has; each of these changes the state it is given.

export const hasMarks = (s: State, seat: number, marks: number) => state.addMarks(s, seat, marks - state.marks(s, seat))

/** Takes the cards out of the stack. */
export function hasOrders(s: State, seat: number, ...orders: OrderId[]) {
  for (const id of orders) state.takeOrder(s, seat, pulledOrder(s, id))
}

/** Fills every spot of an outstanding order with its own coal. */
export function hasFilled(s: State, seat: number, ...orders: OrderId[]) {
  for (const order of orders.map((id) => ORDERS.indexOf(id)))
    ORDER_SPOTS[order].forEach((coal, spot) => {
      state.addToSupply(s, coal, -1)
      state.fillSpot(s, seat, order, spot, coal)
    })
}

export function hasDelivered(s: State, seat: number, ...orders: OrderId[]) {
  hasOrders(s, seat, ...orders)
  hasFilled(s, seat, ...orders)
  for (const order of orders.map((id) => ORDERS.indexOf(id))) state.deliverOrder(s, seat, order, ORDER_POINTS[order])
}

/** Adds tiles out of the stack to the pit, their minecarts full. */
export function hasTunnels(s: State, seat: number, ...tiles: TileId[]) {
  for (const id of tiles) {
    const tile = pulledTile(s, id)
    const level = tileLevel(tile)
    state.addTunnel(s, seat, tile)
    state.addToSupply(s, level, -tileMinecarts(tile))
    for (let i = 0; i < tileMinecarts(tile); i++) state.addMinecart(s, seat, level, level)
  }
}

/** Every minecart in the pit is empty, or those of one level (1 to 4) are. */
export function hasMined(s: State, seat: number, ...levels: number[]) {
  for (const level of levels.length > 0 ? levels : [1, 2, 3, 4])
    for (let coal = 0; coal < COALS.length; coal++)
      while (state.cubesOn(s, seat, level - 1, coal) > 0) {
        state.unloadMinecart(s, seat, level - 1, coal)
        state.addToSupply(s, coal, 1)
      }
}

export function hasInCage(s: State, seat: number, cubes: Coal[], level = 0) {
  state.setCageLevel(s, seat, level)
  for (const coal of fromSupply(s, cubes)) state.addToCage(s, seat, coal, 1)
}

export function hasStored(s: State, seat: number, cubes: Coal[]) {
  for (const coal of fromSupply(s, cubes)) state.addToStorage(s, seat, coal, 1)
}

/** Leaves this number of cubes of each coal in the supply; the others go to a seat's private storage. */
export function leavesInSupply(s: State, left: Partial<Record<Coal, number>>, seat: number) {
  for (const [coal, cubes] of Object.entries(left) as [Coal, number][])
    hasStored(s, seat, Array<Coal>(state.supply(s, COALS.indexOf(coal)) - cubes).fill(coal))
}

/** Lays these pieces down as the stacks, from top to bottom, in place of what lay there. */
export function hasStacks(s: State, { tiles, orders }: { tiles?: number[]; orders?: number[] }) {
  if (tiles) relaid(s, tiles, state.drawTile, state.tileToBottom)
  if (orders) relaid(s, orders, state.drawOrder, state.orderToBottom)
}

/** Leaves this number of tiles or orders at the top of their stack; the others are out of the game. */
export function leavesInStack(s: State, left: { tiles?: number; orders?: number }) {
  hasStacks(s, {
    tiles: state.tilesInStack(s).slice(0, left.tiles),
    orders: state.ordersInStack(s).slice(0, left.orders),
  })
}

export const isTurnOf = (s: State, seat: number) => state.setTurn(s, seat)
export const hasWorkers = (s: State, seat: number, workers: number) => state.setWorkers(s, seat, workers)

/** Places workers of a seat on these spaces, one after the other, and ousts those there; the actions are left out. */
export function hasPlaced(s: State, seat: number, ...spaces: SpaceId[]) {
  for (const space of spaces) state.placeWorkers(s, seat, SPACES.indexOf(space))
}

function fromSupply(s: State, cubes: Coal[]): number[] {
  const coals = cubes.map((coal) => COALS.indexOf(coal))
  for (const coal of coals) state.addToSupply(s, coal, -1)
  return coals
}

const pulledTile = (s: State, id: TileId) => pulled(s, TILES.indexOf(id), state.drawTile, state.tileToBottom)
const pulledOrder = (s: State, id: OrderId) => pulled(s, ORDERS.indexOf(id), state.drawOrder, state.orderToBottom)

type Draw = (s: State) => number
type Put = (s: State, piece: number) => void

function relaid(s: State, pieces: number[], draw: Draw, toBottom: Put) {
  allDrawn(s, draw)
  for (const piece of pieces) toBottom(s, piece)
}

function allDrawn(s: State, draw: Draw): number[] {
  const stack: number[] = []
  for (let top = draw(s); top >= 0; top = draw(s)) stack.push(top)
  return stack
}

/** Takes a piece out of its stack; the others keep their order. */
function pulled(s: State, piece: number, draw: Draw, toBottom: Put): number {
  const stack = allDrawn(s, draw)
  const at = stack.indexOf(piece)
  if (at < 0) throw new Error(`piece ${piece} is not in the stack`)
  for (const rest of stack.toSpliced(at, 1)) toBottom(s, rest)
  return piece
}
