/** Lays positions out piece by piece, as somebody sees them on the table. */
import { entryAt } from '../../building-blocks/lists.ts'
import {
  COALS,
  CUBES_A_COAL,
  LOCKED,
  ORDER_1,
  ORDER_POINTS,
  ORDER_SPOTS,
  ORDERS,
  SPACES,
  STARTING_WORKERS,
  TILES,
  tileIsDark,
  tileLevel,
} from '../state/components.ts'
import * as phases from '../state/phases.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { LaidOut, SituationSeat } from '../wire/situation-schemas.ts'
import type { Coal, OrderView, TunnelView } from './types.ts'
import { present } from '../../building-blocks/present.ts'

type Laid = Pick<SituationSeat, 'marks' | 'workers' | 'cage' | 'storage' | 'levels' | 'delivered'> & {
  orders: readonly Pick<OrderView, 'order' | 'spots'>[]
}

/** Lays out a seat's components. `came` are the tiles of its pit in the order in which they came, if that is known. */
export function laySeat(s: State, seat: number, own: Laid, came: readonly string[]) {
  state.addMarks(s, seat, own.marks)
  state.setWorkers(s, seat, own.workers)
  state.setCageLevel(s, seat, own.cage.level)
  for (const coal of own.cage.cubes) state.addToCage(s, seat, numberOf(coal), 1)
  for (const coal of own.storage) state.addToStorage(s, seat, numberOf(coal), 1)
  own.levels.forEach((level, i) => layLevel(s, seat, i, level, came))
  for (const order of own.orders) layOrder(s, seat, order)
  for (const order of own.delivered) layDelivered(s, seat, ORDERS.indexOf(order))
}

const numberOf = (coal: Coal): number => COALS.indexOf(coal)

function layLevel(s: State, seat: number, level: number, { light, dark }: Sides, tiles: readonly string[]) {
  const came = tiles.filter((tile) => tileLevel(TILES.indexOf(tile)) === level)
  for (const { tile, minecarts } of inOrder([...light], [...dark], came)) {
    if (tile !== null) state.addTunnel(s, seat, TILES.indexOf(tile))
    for (const load of minecarts) state.addMinecart(s, seat, level, load === null ? -1 : numberOf(load))
  }
}

type Sides = Readonly<Record<'light' | 'dark', readonly TunnelView[]>>

/** The tunnels of both sides as they came, the printed one first, those that `came` doesn't know of last. */
function inOrder(light: TunnelView[], dark: TunnelView[], came: readonly string[]): TunnelView[] {
  const printed = (light[0]?.tile === null ? light : dark).splice(0, 1)
  const known = came.flatMap((tile) => (tileIsDark(TILES.indexOf(tile)) ? dark : light).splice(0, 1))
  return [...printed, ...known, ...light, ...dark]
}

function layOrder(s: State, seat: number, { order, spots }: Pick<OrderView, 'order' | 'spots'>) {
  const number = ORDERS.indexOf(order)
  state.takeOrder(s, seat, number)
  spots.forEach(([first, second], spot) => {
    if (first) state.fillSpot(s, seat, number, spot, numberOf(first), second ? numberOf(second) : -1)
  })
}

function layDelivered(s: State, seat: number, order: number) {
  state.takeOrder(s, seat, order)
  entryAt(ORDER_SPOTS, order).forEach((coal, spot) => state.fillSpot(s, seat, order, spot, coal))
  state.deliverOrder(s, seat, order, entryAt(ORDER_POINTS, order))
}

/** The cubes left in the supply, whatever it was given while the seats were laid out. */
export const laySupply = (s: State, left: Readonly<Record<Coal, number>>) =>
  COALS.forEach((coal, i) => state.addToSupply(s, i, left[coal] - state.supply(s, i)))

/** A situation that was found right, on an empty state; of these stacks what it doesn't show lies face down. */
export function layOut(s: State, situation: LaidOut, stacks: Record<'tiles' | 'orders', readonly string[]>) {
  state.setShift(s, situation.shift)
  state.setPhase(s, phases.PLACE)
  state.setTurn(s, situation.turn)
  laySpaces(s, situation)
  situation.seats.forEach((own, seat) => {
    laySeat(s, seat, own, [])
    state.setIdle(s, seat, { bank: own.bank, canteen: canteenOf(situation, seat) })
    state.addScored(s, seat, own.scored)
  })
  laySupply(s, supplyOf(situation))
  for (const tile of without(stacks.tiles, tilesIn(situation))) state.tileToBottom(s, TILES.indexOf(tile))
  for (const order of without(stacks.orders, ordersIn(situation))) state.orderToBottom(s, ORDERS.indexOf(order))
}

function laySpaces(s: State, { factory, desk, placed }: LaidOut) {
  for (const space of entryAt(LOCKED, state.players(s))) state.lock(s, SPACES.indexOf(space))
  factory.forEach((tile, i) => state.setFactoryTile(s, i, tile === null ? -1 : TILES.indexOf(tile)))
  desk.forEach((order, i) => state.setDeskOrder(s, i, order === null ? -1 : ORDERS.indexOf(order)))
  for (const { space, seat, workers } of placed) state.setWorkersOn(s, SPACES.indexOf(space), workers, seat)
}

/** The order space with this number on the desk, from 0. */
export const deskSpace = (desk: number) => SPACES[ORDER_1 + desk]!

/** Workers of a seat that are neither left nor on a space or the bank; below zero if there are too many elsewhere. */
export function canteenOf({ seats, placed }: LaidOut, seat: number): number {
  const { workers, bank } = present(seats[seat], 'the seat')
  const standing = placed.reduce((sum, each) => sum + (each.seat === seat ? each.workers : 0), 0)
  return entryAt(STARTING_WORKERS, seats.length) - workers - bank - standing
}

/** Tiles and cards that lie face up, each as often as it does. */
export const tilesIn = ({ factory, seats }: LaidOut): string[] => [
  ...factory.filter((tile) => tile !== null),
  ...seats
    .flatMap(({ levels }) => levels.flatMap(({ light, dark }) => [...light, ...dark]))
    .flatMap(({ tile }) => tile ?? []),
]
export const ordersIn = ({ desk, seats }: LaidOut): string[] => [
  ...desk.filter((order) => order !== null),
  ...seats.flatMap(({ orders, delivered }) => [...orders.map(({ order }) => order), ...delivered]),
]

/** Cubes left in the supply; below zero if more lie elsewhere than there are. */
export function supplyOf({ seats }: LaidOut): Record<Coal, number> {
  const out = seats.flatMap(cubesOf)
  const left = (coal: Coal) => CUBES_A_COAL - out.filter((each) => each === coal).length
  return { Y: left('Y'), B: left('B'), G: left('G'), K: left('K') }
}

const cubesOf = ({ cage, storage, levels, orders }: SituationSeat): (Coal | null)[] => [
  ...cage.cubes,
  ...storage,
  ...levels.flatMap(({ light, dark }) => [...light, ...dark].flatMap(({ minecarts }) => minecarts)),
  ...orders.flatMap(({ spots }) => spots.flat()),
]

/** The rest of a stack without these, as it lies. */
export function without(all: readonly string[], gone: readonly string[]): string[] {
  const rest = [...all]
  for (const id of gone) {
    const at = rest.indexOf(id)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}
