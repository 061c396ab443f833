import { COALS, deciding, legalMoves, ORDER_POINTS, ORDERS, view } from '../../../../../src/games/coal-baron/index.ts'
import type {
  Coal,
  Decision,
  OrderId,
  SeatView,
  State,
  TileId,
  View,
} from '../../../../../src/games/coal-baron/index.ts'
import type { Random } from '../../../../../src/games/building-blocks/random.ts'

/** Everything that a player at the table looks at before deciding. */
export interface Position {
  view: View
  seat: SeatView
  legal: Decision[]
  random: Random
}

/** One thing that a player may have in mind; undefined where it leads to nothing now. */
export type Idea = (position: Position) => Decision | undefined

export function positionOf(state: State, random: Random): Position {
  const turn = deciding(state) as number
  const seen = view(state, turn)
  return { view: seen, seat: seen.seats[turn], legal: legalMoves(state), random }
}

/** The legal decisions that have this key. */
export const legalWith = <K extends string>({ legal }: Position, key: K) =>
  legal.filter((decision): decision is Extract<Decision, Record<K, unknown>> => key in decision)

/** One of those that score most, undefined where there is none. */
export function best<T>(items: readonly T[], score: (item: T) => number, random: Random): T | undefined {
  const most = Math.max(...items.map(score))
  const equals = items.filter((item) => score(item) === most)
  return equals[random.below(equals.length)]
}

const count = (coals: readonly Coal[], coal: Coal) => coals.filter((each) => each === coal).length

/** Cubes of a coal that the outstanding orders still need, beyond those in the cage and in the storage. */
export function wanted({ seat }: Position, coal: Coal): number {
  const open = seat.orders.flatMap(({ order, spots }) =>
    [...order.slice(1)].filter((_, spot) => spots[spot].length === 0),
  )
  return open.filter((each) => each === coal).length - count(seat.cage.cubes, coal) - count(seat.storage, coal)
}

export const openSpots = ({ seat }: Position) =>
  seat.orders.flatMap(({ spots }) => spots).filter((cubes) => cubes.length === 0).length

/** The coal on a level's minecarts; levels count from 1. */
export function coalOn({ seat }: Position, level: number): Coal[] {
  const { light, dark } = seat.levels[level - 1]
  return [...light, ...dark].flatMap(({ minecarts }) => minecarts.filter((cube) => cube !== null))
}

/** Cubes on a level that an order is waiting for. */
export const worthMining = (position: Position, level: number) =>
  COALS.reduce(
    (sum, coal) => sum + Math.max(0, Math.min(count(coalOn(position, level), coal), wanted(position, coal))),
    0,
  )

export const LEVELS = [1, 2, 3, 4]

/** Counts a tile's cubes that an order is waiting for twice, and once that it evens out the two sides of the pit. */
export function worthOfTile(position: Position, tile: TileId): number {
  const { light, dark } = position.seat
  const coal = tile[0] as Coal
  const missing = wanted(position, coal) - count(coalOn(position, COALS.indexOf(coal) + 1), coal)
  const evens = (light < dark && tile[2] === 'L') || (dark < light && tile[2] === 'D')
  return 2 * Math.min(Number(tile[1]), Math.max(0, missing)) + (evens ? 1 : 0)
}

/** Points of an order card. */
export const worthOfOrder = (order: OrderId) => ORDER_POINTS[ORDERS.indexOf(order)]
