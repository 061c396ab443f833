/** The position that a view shows, as far as it does: what lies hidden is known, but not its order. */
import { BANK, DRAFTED_ORDERS, FACTORY_DRAW, ORDERS, ORDER_1, ORDER_DRAW, SPACES, TILES } from '../state/components.ts'
import { PHASES } from '../state/phases.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { LogItem } from './log-item.ts'
import { laySeat, laySupply, without } from './laying.ts'
import { allOrders, allTiles } from './setup.ts'
import type { SeatView, SpaceView, View } from './types.ts'

/**
 * Whatever the rules say of it holds of the table, too, but for what a stack turns up. `log` says in which order tiles
 * came to a pit. Null if minecarts wait for a coal decision, or nobody is asked.
 */
export function knownPosition(view: View, log: readonly LogItem[]): State | null {
  if (view.turn === null || view.phase === 'coal') return null
  const s = state.emptyState(view.players)
  layTable(s, view)
  for (const [seat, own] of view.seats.entries()) layShown(s, seat, own, view, tilesOf(log, seat))
  laySupply(s, view.supply)
  layStacks(s, view)
  return s
}

function layTable(s: State, view: View) {
  state.setPhase(s, PHASES.indexOf(view.phase))
  state.setShift(s, view.shift)
  state.setTurn(s, view.turn ?? 0)
  state.setStartingPlayer(s, view.startingPlayer)
  state.setPointer(s, view.pointer)
  state.setStepsLeft(s, view.stepsLeft)
  if (view.action !== null) state.setAction(s, SPACES.indexOf(view.action))
  for (const order of view.draft) state.offer(s, ORDERS.indexOf(order))
  const taken = view.seats.reduce((sum, { orders }) => sum + orders.length, 0)
  state.setPicksLeft(s, view.phase === 'draft' ? DRAFTED_ORDERS * view.players - taken : 0)
  SPACES.forEach((id, space) => laySpace(s, space, view.spaces[id]))
}

function laySpace(s: State, space: number, { locked, workers, owner, tile, order }: SpaceView) {
  if (locked) state.lock(s, space)
  else if (space !== BANK) state.setWorkersOn(s, space, workers, owner ?? 0)
  if (space < FACTORY_DRAW) state.setFactoryTile(s, space, tile === null ? -1 : TILES.indexOf(tile))
  if (space >= ORDER_1 && space < ORDER_DRAW)
    state.setDeskOrder(s, space - ORDER_1, order === null ? -1 : ORDERS.indexOf(order))
}

function layShown(s: State, seat: number, own: SeatView, { bank, canteen }: View, came: readonly string[]) {
  laySeat(s, seat, own, came)
  state.setIdle(s, seat, { bank: bank[seat] ?? 0, canteen: canteen[seat] ?? 0 })
  own.score.shifts.forEach((rewards, i) =>
    rewards.forEach((points, element) => state.pay(s, seat, i + 1, element, points)),
  )
  state.addScored(s, seat, own.score.earlier ?? 0)
}

/** The tiles that came to a pit, in their order. */
const tilesOf = (log: readonly LogItem[], seat: number): string[] =>
  log.flatMap((item) => (item.type === 'turn' && item.seat === seat && item.tile !== null ? [item.tile] : []))

const EVERY_TILE = allTiles()
const EVERY_ORDER = allOrders()

/** Below what lies drawn is whatever lies nowhere else. */
function layStacks(s: State, view: View) {
  const { tileStack, orderStack, drawn, action } = view
  for (const id of drawn) state.addDrawn(s, (action === 'factory-draw' ? TILES : ORDERS).indexOf(id))
  const seen = seenIn(view)
  for (const tile of without(EVERY_TILE, seen).slice(0, tileStack)) state.tileToBottom(s, TILES.indexOf(tile))
  for (const order of without(EVERY_ORDER, seen).slice(0, orderStack)) state.orderToBottom(s, ORDERS.indexOf(order))
}

const seenIn = ({ spaces, seats, draft, drawn }: View): string[] => [
  ...Object.values(spaces).flatMap(({ tile, order }) => [tile, order].filter((id) => id !== null)),
  ...seats.flatMap(({ orders, delivered }) => [...orders.map(({ order }) => order), ...delivered]),
  ...seats.flatMap(({ levels }) =>
    levels.flatMap(({ light, dark }) => [...light, ...dark].flatMap(({ tile }) => tile ?? [])),
  ),
  ...draft,
  ...drawn,
]
