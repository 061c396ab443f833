/**
 * A second implementation of decisions: on plain objects, written from the rule book and the rulings alone. The kernel
 * must arrive at the same table.
 */
import { ORDERS } from '../../../../../src/games/coal-baron/state/components.ts'
import type { State } from '../../../../../src/games/coal-baron/state/state.ts'
import type {
  Coal,
  Decision,
  LevelView,
  OrderId,
  SeatView,
  SpaceId,
  Step,
  TileId,
  View,
} from '../../../../../src/games/coal-baron/rules/types.ts'
import { view } from '../../../../../src/games/coal-baron/rules/view.ts'
import { pointsOf } from '../../support/cards.ts'
import { orderStack, tileStack } from '../../support/given.ts'
import { cubesOn, priceOf } from './referee.ts'

/**
 * The whole table with its hidden stacks, without what only counts what lies there; cubes in no order, since nobody cares
 * which of two alike lies where.
 */
export interface Book extends Omit<View, 'seats' | 'clock' | 'tileStack' | 'orderStack' | 'drawnCount'> {
  tileStack: TileId[]
  orderStack: OrderId[]
  seats: SeatBook[]
}

interface SeatBook extends Pick<SeatView, 'marks' | 'workers' | 'points' | 'cage' | 'storage' | 'delivered'> {
  levels: LevelBook[]
  orders: { order: OrderId; spots: Coal[][] }[]
}

interface LevelBook {
  light: TileId[]
  dark: TileId[]
  cubes: Coal[]
  empty: number
}

export function bookOf(s: State): Book {
  const { turn } = view(s, null)
  const { seats, clock: _, drawnCount: __, ...table } = view(s, turn)
  return inOrder({ ...table, tileStack: tileStack(s), orderStack: orderStack(s), seats: seats.map(seatBook) })
}

const seatBook = ({ marks, workers, points, cage, storage, delivered, levels, orders }: SeatView): SeatBook => ({
  ...{ marks, workers, points, cage, storage, delivered },
  levels: levels.map(levelBook),
  orders: orders.map(({ order, spots }) => ({ order, spots })),
})

const tilesOn = (side: LevelView['light']) => side.flatMap(({ tile }) => tile ?? [])
const levelBook = (level: LevelView) => ({
  light: tilesOn(level.light),
  dark: tilesOn(level.dark),
  cubes: cubesOn(level),
  empty: level.empty,
})

/** Sorts what has no order at the table. */
function inOrder(book: Book): Book {
  for (const { cage, storage, delivered, levels, orders } of book.seats) {
    for (const cubes of [cage.cubes, storage, delivered, ...levels.map((level) => level.cubes)]) cubes.sort()
    for (const cubes of orders.flatMap(({ spots }) => spots)) cubes.sort()
    orders.sort((a, b) => ORDERS.indexOf(a.order) - ORDERS.indexOf(b.order))
  }
  book.draft.sort()
  book.drawn.sort()
  return book
}

/** The table after a decision that is allowed; scoring and what follows it have not happened yet. */
export function booked(before: Book, decision: Decision): Book {
  const book = structuredClone(before)
  const seat = book.seats[book.turn as number]
  if ('draft' in decision) draft(book, seat, decision.draft)
  else if ('place' in decision) place(book, seat, decision.place)
  else if ('keep' in decision) keep(book, seat, decision.keep)
  else if ('coal' in decision) putCoal(book, seat, decision.coal)
  else if ('put' in decision) putBack(book, decision)
  else if ('end' in decision) endTurn(book)
  else work(book, seat, decision)
  return inOrder(book)
}

function draft(book: Book, seat: SeatBook, order: OrderId) {
  remove(book.draft, order)
  takeOrder(seat, order)
  const players = book.seats.length
  book.turn = ((book.turn as number) + players - 1) % players
  if (book.seats.every(({ orders }) => orders.length === 3)) startShiftOne(book)
}

function startShiftOne(book: Book) {
  book.spaces['order-4'].order = book.draft.pop() as OrderId
  for (const id of ['order-1', 'order-2', 'order-3'] as const)
    if (!book.spaces[id].locked) book.spaces[id].order = book.orderStack.shift() as OrderId
  Object.assign(book, { shift: 1, phase: 'place', turn: book.startingPlayer })
}

const takeOrder = (seat: SeatBook, order: OrderId) =>
  seat.orders.push({ order, spots: [...order.slice(1)].map((): Coal[] => []) })

function place(book: Book, seat: SeatBook, id: SpaceId) {
  sendWorkers(book, seat, id)
  book.action = id
  const [area, number] = id.split('-')
  if (id === 'bank') earn(book, seat, 1)
  else if (area === 'money') earn(book, seat, Number(number))
  else if (number === 'draw') lookAtFive(book, area === 'factory')
  else if (area === 'factory') buy(book, seat, book.spaces[id].tile as TileId)
  else if (area === 'mining') Object.assign(book, { phase: 'mining', stepsLeft: Number(number) })
  else if (area === 'delivery') deliver(book, seat, { barrow: 'B', carriage: 'C', truck: 'T', engine: 'E' }[number])
  else takeFromSpace(book, seat, id)
}

function sendWorkers(book: Book, seat: SeatBook, id: SpaceId) {
  const turn = book.turn as number
  const space = book.spaces[id]
  const sent = id === 'bank' ? 1 : space.workers + 1
  seat.workers -= sent
  if (id === 'bank') book.bank[turn]++
  else {
    if (space.owner !== null) book.canteen[space.owner] += space.workers
    Object.assign(space, { workers: sent, owner: turn })
  }
}

function earn(book: Book, seat: SeatBook, marks: number) {
  seat.marks += marks
  endTurn(book)
}

function takeFromSpace(book: Book, seat: SeatBook, id: SpaceId) {
  takeOrder(seat, book.spaces[id].order as OrderId)
  book.spaces[id].order = book.orderStack.shift() ?? null
  endTurn(book)
}

function deliver(book: Book, seat: SeatBook, vehicle?: string) {
  const complete = seat.orders.filter(
    ({ order, spots }) => order[0] === vehicle && spots.every((cubes) => cubes.length > 0),
  )
  for (const card of complete) {
    remove(seat.orders, card)
    seat.delivered.push(card.order)
    seat.points += pointsOf(card.order)
    for (const coal of card.spots.flat()) book.supply[coal]++
  }
  endTurn(book)
}

function lookAtFive(book: Book, tiles: boolean) {
  book.drawn = (tiles ? book.tileStack : book.orderStack).splice(0, 5)
  book.phase = tiles ? 'keep-tile' : 'keep-order'
}

function keep(book: Book, seat: SeatBook, kept: string | null) {
  if (kept !== null) remove(book.drawn, kept)
  if (book.phase === 'keep-order') {
    if (kept !== null) takeOrder(seat, kept)
    book.phase = 'return-orders'
  } else if (kept === null) book.phase = 'return-tiles'
  else buy(book, seat, kept)
}

function buy(book: Book, seat: SeatBook, tile: TileId) {
  const coal = tile[0] as Coal
  const level = levelOf(seat, coal)
  seat.marks -= priceOf(tile)
  level[tile.endsWith('L') ? 'light' : 'dark'].push(tile)
  for (let i = 0; i < Number(tile[1]); i++)
    if (book.supply[coal] > 0) moveFromSupply(book, level, coal)
    else book.awaitingCoal++
  if (book.awaitingCoal > 0) book.phase = 'coal'
  else afterTile(book)
}

const levelOf = (seat: SeatBook, coal: Coal) => seat.levels['YBGK'.indexOf(coal)]

function moveFromSupply(book: Book, level: LevelBook, coal: Coal) {
  book.supply[coal]--
  level.cubes.push(coal)
}

function putCoal(book: Book, seat: SeatBook, coal: Coal | null) {
  const level = seat.levels.find(isWaiting) as LevelBook
  if (coal === null) level.empty++
  else moveFromSupply(book, level, coal)
  if (--book.awaitingCoal === 0) afterTile(book)
}

/** More minecarts stand on the level's tiles and on the pit itself than are full or known to be empty. */
const isWaiting = ({ light, dark, cubes, empty }: LevelBook) =>
  [...light, ...dark].reduce((sum, tile) => sum + Number(tile[1]), 1) > cubes.length + empty

function afterTile(book: Book) {
  const id = book.action as SpaceId
  if (id === 'factory-draw') {
    book.phase = 'return-tiles'
    return
  }
  book.spaces[id].tile = book.tileStack.shift() ?? null
  endTurn(book)
}

function putBack(book: Book, { put, back }: Extract<Decision, { put: unknown }>) {
  const stack = book.phase === 'return-tiles' ? book.tileStack : book.orderStack
  if (put === 'top') stack.unshift(...back)
  else stack.push(...back)
  book.drawn = []
  endTurn(book)
}

function work(book: Book, seat: SeatBook, step: Step) {
  book.stepsLeft -= 'fill' in step ? step.with.length : 1
  if ('cage' in step) seat.cage.level = step.cage
  else if ('load' in step) load(seat, step.load)
  else if ('store' in step) {
    remove(seat.cage.cubes, step.store)
    seat.storage.push(step.store)
  } else fillSpot(seat, step)
}

function load(seat: SeatBook, coal: Coal) {
  const level = seat.levels[seat.cage.level - 1]
  remove(level.cubes, coal)
  level.empty++
  seat.cage.cubes.push(coal)
}

function fillSpot(seat: SeatBook, step: Extract<Step, { fill: OrderId }>) {
  const card = seat.orders.find(({ order }) => order === step.fill) as SeatBook['orders'][number]
  for (const [source, coal] of step.with) {
    remove(source === 'cage' ? seat.cage.cubes : seat.storage, coal)
    card.spots[step.spot].push(coal)
  }
}

/** The next player clockwise with workers; after the last worker of all the scoring begins. */
function endTurn(book: Book) {
  const turn = book.turn as number
  const players = book.seats.length
  const after = Array.from({ length: players }, (_, i) => (turn + 1 + i) % players)
  const next = after.find((seat) => book.seats[seat].workers > 0) ?? null
  Object.assign(book, { turn: next, phase: next === null ? 'scoring' : 'place', action: null, stepsLeft: 0 })
}

function remove<T>(list: T[], item: T) {
  list.splice(list.indexOf(item), 1)
}
