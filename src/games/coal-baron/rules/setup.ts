/** Set-up (rule book, Setup 1 to 10): deals a game from shuffled stacks. */
import { entryAt } from '../../building-blocks/lists.ts'
import {
  COALS,
  CUBES_A_COAL,
  DRAFT_CARDS,
  DRAFTED_ORDERS,
  LOCKED,
  ORDERS,
  SPACES,
  STARTING_MARKS,
  STARTING_WORKERS,
  TILES,
  TILE_COPIES,
} from '../state/components.ts'
import type { OrderId, TileId } from '../state/components.ts'
import type { Draw } from '../wire/record-schemas.ts'
import { layOut } from './laying.ts'
import * as phases from '../state/phases.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'

/** All that chance decides in a game, and for how many. */
export interface Setup extends Draw {
  players: number
}

/** Every tunnel tile and every order card of the box, unshuffled. */
export const allTiles = (): TileId[] => TILES.flatMap((tile) => Array<TileId>(TILE_COPIES).fill(tile))
export const allOrders = (): OrderId[] => [...ORDERS]

/** A whole stack with these on top, and behind them the rest as it lay. Each must be in it as often as it is asked for. */
export function withFirst(all: readonly string[], first: readonly string[]): string[] {
  const rest = [...all]
  for (const id of first) rest.splice(rest.indexOf(id), 1)
  return [...first, ...rest]
}

/**
 * The state at the first draft decision, or at the situation that the set-up begins with. It must be whole: 48 tiles, 44 orders, 2 to 4 players
 * (`wire/record-schemas.ts` checks what comes from outside).
 */
export function deal(setup: Setup): State {
  const s = state.emptyState(setup.players)
  state.setStartingPlayer(s, setup.startingPlayer)
  if (setup.situation) {
    layOut(s, setup.situation, setup)
    return s
  }
  layStacks(s, setup)
  openFactory(s)
  for (const seat of state.seats(s)) equip(s, seat)
  openDraft(s)
  return s
}

function layStacks(s: State, setup: Setup) {
  for (const tile of setup.tiles) state.tileToBottom(s, TILES.indexOf(tile))
  for (const order of setup.orders) state.orderToBottom(s, ORDERS.indexOf(order))
  for (let coal = 0; coal < COALS.length; coal++) state.addToSupply(s, coal, CUBES_A_COAL)
}

/** Lock tiles, and a tile on each open factory space from 1 to 8 (ruling 3). */
function openFactory(s: State) {
  for (const space of entryAt(LOCKED, state.players(s))) state.lock(s, SPACES.indexOf(space))
  for (let desk = 0; desk < 4; desk++) state.setDeskOrder(s, desk, -1)
  for (let space = 0; space < 8; space++)
    state.setFactoryTile(s, space, state.isLocked(s, space) ? -1 : state.drawTile(s))
}

function equip(s: State, seat: number) {
  const players = state.players(s)
  state.setWorkers(s, seat, entryAt(STARTING_WORKERS, players))
  state.addMarks(s, seat, entryAt(STARTING_MARKS, players))
  for (let coal = 0; coal < COALS.length; coal++) {
    state.addToSupply(s, coal, -1)
    state.addMinecart(s, seat, coal, coal)
  }
}

/** The draft starts at the seat before the starting player (ruling 1). */
function openDraft(s: State) {
  const players = state.players(s)
  for (let i = 0; i < entryAt(DRAFT_CARDS, players); i++) state.offer(s, state.drawOrder(s))
  state.setPicksLeft(s, DRAFTED_ORDERS * players)
  state.setPhase(s, phases.DRAFT)
  state.setTurn(s, state.counterClockwise(s, state.startingPlayer(s)))
}
