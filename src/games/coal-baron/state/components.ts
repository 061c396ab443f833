/** The contents of the box: order cards, tunnel tiles, worker spaces and the numbers printed on them. */
import { isOneOf } from '../../building-blocks/one-of.ts'
import { present } from '../../building-blocks/present.ts'

export { FEWEST_SEATS, MOST_POINTS, MOST_SEATS } from './bounds.ts'

/** Coal colours in the shift clock's order: yellow, brown, gray, black. */
export const COALS = ['Y', 'B', 'G', 'K'] as const
export type Coal = (typeof COALS)[number]

/** Vehicles in the shift clock's order: barrow, carriage, truck, engine. */
export const VEHICLES = ['B', 'C', 'T', 'E'] as const
export type Vehicle = (typeof VEHICLES)[number]

/** An order card: its vehicle letter followed by its order spots, for example `TKKK`. */
export type OrderId = string
/** A tunnel tile: colour, number of minecarts, `L`ight or `D`ark side, for example `G2L`. */
export type TileId = string

/** The vehicle of an order card. */
export const vehicleOf = (order: OrderId): Vehicle =>
  present(
    VEHICLES.find((vehicle) => order.startsWith(vehicle)),
    `the vehicle of ${order}`,
  )
/** The coal that each spot of an order card asks for. */
export const spotsOf = (order: OrderId): Coal[] => [...order.slice(1)].filter((letter) => isOneOf(COALS, letter))

/** The parts of a tunnel tile's id. */
export const tileParts = (tile: TileId): { coal: Coal; minecarts: 1 | 2; side: 'L' | 'D' } => ({
  coal: present(
    COALS.find((coal) => tile.startsWith(coal)),
    `the colour of ${tile}`,
  ),
  minecarts: tile[1] === '2' ? 2 : 1,
  side: tile.endsWith('L') ? 'L' : 'D',
})

/** Victory points by order spots, and the vehicles that carry such a card. */
const ORDER_TABLE: readonly [spots: string, points: number, vehicles: string][] = [
  ['Y', 2, 'BCTE'],
  ['B', 3, 'BCTE'],
  ['YY', 3, 'BCTE'],
  ['G', 4, 'BCTE'],
  ['YYY', 4, 'CT'],
  ['K', 5, 'BCTE'],
  ['BB', 5, 'BCTE'],
  ['BBB', 7, 'BE'],
  ['GG', 7, 'BCTE'],
  ['KK', 9, 'BCTE'],
  ['GGG', 9, 'BE'],
  ['YBGK', 10, 'BCTE'],
  ['KKK', 12, 'CT'],
]

const cardsOf = (vehicle: Vehicle) => ORDER_TABLE.filter(([, , vehicles]) => vehicles.includes(vehicle))

/** The 44 order cards, 11 a vehicle; an order's index here is its number inside the kernel. */
export const ORDERS: readonly OrderId[] = VEHICLES.flatMap((v) => cardsOf(v).map(([spots]) => v + spots))
/** Victory points of each order, by its number. */
export const ORDER_POINTS: readonly number[] = VEHICLES.flatMap((v) => cardsOf(v).map(([, points]) => points))
/** The coal of each order's spots, by its number: `[3, 3, 3]` for `TKKK`. */
export const ORDER_SPOTS: readonly (readonly number[])[] = ORDERS.map((id) =>
  spotsOf(id).map((coal) => COALS.indexOf(coal)),
)
/** Orders a vehicle has; order number `n` belongs to vehicle `n / 11`. */
export const ORDERS_A_VEHICLE = 11

/** The 16 kinds of tunnel tile; there are three copies of each. A kind's index is its number inside the kernel. */
export const TILES: readonly TileId[] = COALS.flatMap((c) => ['1L', '1D', '2L', '2D'].map((rest) => c + rest))
export const TILE_COPIES = 3
export const tileLevel = (tile: number) => tile >> 2
export const tileMinecarts = (tile: number) => 1 + ((tile >> 1) & 1)
export const tileIsDark = (tile: number) => (tile & 1) === 1
/** Marks that a tile costs: yellow 1, brown 2, gray 3, black 4 a minecart (rule book, Minecart factory). */
export const tileCost = (tile: number) => TILE_COSTS[tile]!
const TILE_COSTS = TILES.map((_, tile) => (tileLevel(tile) + 1) * tileMinecarts(tile))

/** Whether the minecart printed on each level of a pit stands on the dark side. */
export const PRINTED_DARK: readonly boolean[] = [true, false, false, true]

/** The worker spaces; a space's index is its number inside the kernel. */
export const SPACES = [
  'factory-1',
  'factory-2',
  'factory-3',
  'factory-4',
  'factory-5',
  'factory-6',
  'factory-7',
  'factory-8',
  'factory-draw',
  'mining-4',
  'mining-6',
  'mining-8',
  'mining-10',
  'delivery-barrow',
  'delivery-carriage',
  'delivery-truck',
  'delivery-engine',
  'money-3',
  'money-4',
  'money-5',
  'money-6',
  'order-1',
  'order-2',
  'order-3',
  'order-4',
  'order-draw',
  'bank',
] as const
export type SpaceId = (typeof SPACES)[number]

/** The spaces with a tile beside them, and those of the order cards on the desk. */
export const FACTORY_SPACES = SPACES.filter((space) => /^factory-\d/.test(space))
export const DESK_SPACES = SPACES.filter((space) => /^order-\d/.test(space))

export const FACTORY_DRAW = 8
export const MINING_4 = 9
export const DELIVERY_BARROW = 13
export const MONEY_3 = 17
export const ORDER_1 = 21
export const ORDER_DRAW = 25
export const BANK = 26

/** Work steps of the mining spaces, from `mining-4` on. */
export const WORK_STEPS = [4, 6, 8, 10] as const
/** Marks of the money spaces, from `money-3` on, and of the bank. */
export const MONEY: readonly number[] = [3, 4, 5, 6]
export const BANK_MARKS = 1

/** Spaces under lock tiles, by number of players (rule book, Setup 2). */
export const LOCKED: Readonly<Record<number, readonly SpaceId[]>> = {
  2: ['factory-4', 'mining-8', 'money-5', 'order-1', 'factory-8', 'mining-4', 'money-3'],
  3: ['factory-8', 'mining-4', 'money-3'],
  4: [],
}

/** Workers and Marks that each player starts with, and order cards revealed for the draft (Setup 7, 8, 10). */
export const STARTING_WORKERS: Readonly<Record<number, number>> = { 2: 18, 3: 15, 4: 13 }
/** The most that any player has, whatever their number. */
export const MOST_WORKERS = Math.max(...Object.values(STARTING_WORKERS))
export const STARTING_MARKS: Readonly<Record<number, number>> = { 2: 10, 3: 9, 4: 8 }
export const DRAFT_CARDS: Readonly<Record<number, number>> = { 2: 7, 3: 10, 4: 13 }
export const DRAFTED_ORDERS = 3

/** Cubes of each coal in the box. */
export const CUBES_A_COAL = 16
export const CAGE_SPOTS = 5
/** Tiles or orders that are drawn on `factory-draw` and `order-draw`. */
export const DRAW = 5
export const SHIFTS = 3

/** Rewards for most and second most, by shift clock element (yellow … empty black minecarts). */
export const FIRST_REWARD: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
export const SECOND_REWARD: readonly number[] = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
/** True if this number of players gets a second reward (rule book, End of a shift). */
export const paysSecond = (players: number): boolean => players > 2
/** Elements scored after each shift. */
export const ELEMENTS_SCORED: readonly number[] = [4, 8, 12]
