/** The table as a seat may see it: plain readonly objects in the rule book's words, with nothing hidden in them. */
import { keyedBy } from '../../building-blocks/keyed.ts'
import { itemAt, numberAt } from '../../building-blocks/lists.ts'
import {
  COALS,
  FACTORY_DRAW,
  FIRST_REWARD,
  ORDERS,
  ORDER_1,
  ORDER_DRAW,
  ORDER_SPOTS,
  PRINTED_DARK,
  SPACES,
  TILES,
  tileIsDark,
  tileMinecarts,
} from '../state/components.ts'
import type { Coal, TileId } from '../state/components.ts'
import { drawnIds } from './decisions.ts'
import { isUnderWay } from './entries.ts'
import { phaseOf } from '../state/phases.ts'
import { seatScore } from './result.ts'
import { countsOf, cubesOf, isAutomatic, isFinished, points, rewards, secondReward } from './scoring.ts'
import { pointsIfEnded, type PointsIfEnded } from './if-ended.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { ElementView, LevelView, OrderView, SeatView, SpaceView, Step, View } from './types.ts'

/** Nobody decides while the game goes on by itself or is over. */
export const deciding = (s: State): number | null => (isAutomatic(s) || isFinished(s) ? null : state.turn(s))

/**
 * The view of `seat` (null: everybody's). The drawn five are shown to the seat that chooses among them alone;
 * `steps` are those of a mining turn under way.
 */
export function view(s: State, seat: number | null, steps: Step[] = []): View {
  const turn = deciding(s)
  const standing = pointsIfEnded(s)
  return {
    players: state.players(s),
    phase: phaseOf(s),
    shift: state.shift(s),
    turn,
    startingPlayer: state.startingPlayer(s),
    draft: state.offered(s).map((order) => itemAt(ORDERS, order)),
    spaces: keyedBy(SPACES, (_, space) => spaceView(s, space)),
    tileStack: state.tileStack(s),
    orderStack: state.orderStack(s),
    faceDown: null,
    canteen: state.seats(s).map((each) => state.inCanteen(s, each)),
    bank: state.seats(s).map((each) => state.inBank(s, each)),
    supply: keyedBy(COALS, (_, i) => state.supply(s, i)),
    seats: state.seats(s).map((each) => seatView(s, each, itemAt(standing, each))),
    clock: FIRST_REWARD.map((_, element) => elementView(s, element)),
    action: isUnderWay(s) ? itemAt(SPACES, state.action(s)) : null,
    stepsLeft: state.stepsLeft(s),
    steps,
    drawnCount: state.drawnCount(s),
    drawn: seat !== null && seat === turn ? drawnIds(s) : [],
    awaitingCoal: state.unfilled(s),
    pointer: state.pointer(s),
  }
}

const idOrNull = <T>(ids: readonly T[], number: number): T | null => (number < 0 ? null : itemAt(ids, number))

function spaceView(s: State, space: number): SpaceView {
  const workers = Math.max(0, state.workersOn(s, space))
  return {
    locked: state.isLocked(s, space),
    workers,
    owner: workers > 0 ? state.ownerOn(s, space) : null,
    tile: space < FACTORY_DRAW ? idOrNull(TILES, state.factoryTile(s, space)) : null,
    order: space >= ORDER_1 && space < ORDER_DRAW ? idOrNull(ORDERS, state.deskOrder(s, space - ORDER_1)) : null,
  }
}

const seatView = (s: State, seat: number, standing: PointsIfEnded): SeatView => ({
  marks: state.marks(s, seat),
  workers: state.workers(s, seat),
  points: points(s, seat),
  cage: { level: state.cageLevel(s, seat), cubes: cubeList((coal) => state.inCage(s, seat, coal)) },
  storage: cubeList((coal) => state.inStorage(s, seat, coal)),
  cubes: cubesOf(s, seat),
  levels: COALS.map((_, level) => levelView(s, seat, level)),
  light: state.lightTiles(s, seat),
  dark: state.darkTiles(s, seat),
  orders: state.outstanding(s, seat).map((order) => orderView(s, seat, order)),
  delivered: state.delivered(s, seat).map((order) => itemAt(ORDERS, order)),
  score: seatScore(s, seat),
  standing,
})

function elementView(s: State, element: number): ElementView {
  const counts = countsOf(s, element)
  return {
    first: numberAt(FIRST_REWARD, element),
    second: secondReward(element, state.players(s)),
    counts,
    rewards: rewards(counts, element),
  }
}

const cubeList = (count: (coal: number) => number): Coal[] =>
  COALS.flatMap((coal, number) => Array<Coal>(count(number)).fill(coal))

function orderView(s: State, seat: number, order: number): OrderView {
  const spots = itemAt(ORDER_SPOTS, order).map((_, spot) => cubesIn(state.onSpot(s, order, spot)))
  return { order: itemAt(ORDERS, order), spots, complete: state.isComplete(s, seat, order) }
}

const cubesIn = (field: number): Coal[] =>
  [state.firstCube(field), state.secondCube(field)].flatMap((coal) => (coal < 0 ? [] : [itemAt(COALS, coal)]))

/** A tile that still waits for coal has minecarts beyond those that stand in the pit: they show empty. */
function levelView(s: State, seat: number, level: number): LevelView {
  const view: LevelView = { light: [], dark: [], empty: state.emptyMinecarts(s, seat, level) }
  const there = state.minecarts(s, seat, level)
  let cart = 0
  const add = (tile: TileId | null, isDark: boolean, count: number) => {
    const minecarts: (Coal | null)[] = []
    for (const end = cart + count; cart < end; cart++)
      minecarts.push(cart < there ? idOrNull(COALS, state.carried(s, seat, level, cart)) : null)
    ;(isDark ? view.dark : view.light).push({ tile, minecarts })
  }
  add(null, itemAt(PRINTED_DARK, level), 1)
  for (const tile of state.tunnels(s, seat, level)) add(itemAt(TILES, tile), tileIsDark(tile), tileMinecarts(tile))
  return view
}
