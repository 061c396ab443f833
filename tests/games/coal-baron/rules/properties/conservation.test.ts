/** Nothing leaves the box and nothing comes from nowhere, at any moment of thousands of random games. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BANK,
  CAGE_SPOTS,
  COALS,
  FACTORY_DRAW,
  ORDERS,
  ORDER_DRAW,
  ORDER_SPOTS,
  SPACES,
  STARTING_WORKERS,
  TILES,
  TILE_COPIES,
  tileCost,
  tileMinecarts,
} from '../../../../../src/games/coal-baron/state/components.ts'
import * as phases from '../../../../../src/games/coal-baron/state/phases.ts'
import * as moves from '../../../../../src/games/coal-baron/rules/moves.ts'
import type { Move } from '../../../../../src/games/coal-baron/rules/moves.ts'
import * as state from '../../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../../src/games/coal-baron/state/state.ts'
import { anyGame, playOut } from './games.ts'
import type { Seen } from './games.ts'

const LEVELS = [0, 1, 2, 3]
const seatsOf = (s: State) => [0, 1, 2, 3].slice(0, state.players(s))

function same(have: number, need: number) {
  // `expect` at every step would take most of the time.
  if (have !== need) expect(have).toBe(need)
}

/** Invariants that hold at every step of every game. */
const ALWAYS: Record<string, Seen> = {
  'the box holds 16 cubes of each coal': (_, s) => {
    for (const cubes of cubesOf(s)) same(cubes, 16)
  },

  'every player has his workers, in his supply, on spaces, in the canteen or on the bank': (_, s) => {
    for (const workers of workersOf(s)) same(workers, STARTING_WORKERS[state.players(s)])
  },

  'every tunnel tile lies in one place: the stack, among the drawn, on a space or in a pit': (_, s) => {
    for (const copies of tilesOf(s)) same(copies, TILE_COPIES)
  },

  'every order lies in one place: the stack, among the drawn, on offer, on a space or with a player': (_, s) => {
    for (const copies of ordersOf(s)) same(copies, 1)
  },

  'only the player who moves gains or pays Marks, as his move says, and nobody ever owes any': (
    before,
    after,
    move,
  ) => {
    const change = move === null ? 0 : marksFor(before, move)
    for (const seat of seatsOf(after)) {
      same(state.marks(after, seat), state.marks(before, seat) + (seat === state.turn(before) ? change : 0))
      if (state.marks(after, seat) < 0) expect.fail(`seat ${seat} owes Marks`)
    }
  },

  'a level has the minecarts that its tiles show, but for those that wait for coal': (_, s) => {
    for (const seat of seatsOf(s))
      for (const level of LEVELS) {
        const waiting = seat === state.turn(s) && level === state.unfilledLevel(s) ? state.unfilled(s) : 0
        same(state.minecarts(s, seat, level), shownOn(s, seat, level) - waiting)
      }
  },

  'the minecarts of a level carry together what is counted on it': (_, s) => {
    for (const seat of seatsOf(s))
      for (const level of LEVELS) {
        const carried = carriedOn(s, seat, level)
        for (const coal of COALS.keys()) same(carried[coal], state.cubesOn(s, seat, level, coal))
      }
  },

  'an order is complete if and only if every spot has its cube, or two in its place': (_, s) => {
    for (const seat of seatsOf(s))
      for (const order of state.outstanding(s, seat))
        if (isFilled(s, order) !== state.isComplete(s, seat, order)) expect.fail(ORDERS[order])
  },

  'the cage holds at most five cubes, and its total is right': (_, s) => {
    for (const seat of seatsOf(s)) {
      let inCage = 0
      for (const coal of COALS.keys()) inCage += state.inCage(s, seat, coal)
      same(state.cageTotal(s, seat), inCage)
      if (inCage > CAGE_SPOTS) expect.fail(`${inCage} cubes in the cage`)
    }
  },
}

const checks = Object.entries(ALWAYS).map(([name, seen], seed) => ({ name, seen, seed }))

test.each(checks)('$name', ({ seen, seed }) => {
  fc.assert(
    fc.property(anyGame, (game) => void playOut(game, seen)),
    { numRuns: 300, seed },
  )
})

/** Counts of cubes, workers, tiles and orders, made anew at every step. */
const cubes = new Int32Array(COALS.length)
const workers = new Int32Array(4)
const tiles = new Int32Array(TILES.length)
const orders = new Int32Array(ORDERS.length)

function cubesOf(s: State): Int32Array {
  for (const coal of COALS.keys()) {
    cubes[coal] = state.supply(s, coal)
    for (const seat of seatsOf(s)) {
      cubes[coal] += state.inCage(s, seat, coal) + state.inStorage(s, seat, coal)
      for (const level of LEVELS) cubes[coal] += state.cubesOn(s, seat, level, coal)
    }
  }
  for (const order of ORDERS.keys()) if (state.spotWord(s, order) !== 0) countCubesOn(s, order)
  return cubes
}

function countCubesOn(s: State, order: number) {
  for (const spot of ORDER_SPOTS[order].keys()) {
    const field = state.onSpot(s, order, spot)
    for (const coal of [state.firstCube(field), state.secondCube(field)]) if (coal >= 0) cubes[coal]++
  }
}

function workersOf(s: State): Int32Array {
  for (const seat of seatsOf(s))
    workers[seat] = state.workers(s, seat) + state.inBank(s, seat) + state.inCanteen(s, seat)
  for (const space of SPACES.keys())
    if (state.workersOn(s, space) > 0) workers[state.ownerOn(s, space)] += state.workersOn(s, space)
  return workers.subarray(0, state.players(s))
}

function tilesOf(s: State): Int32Array {
  tiles.fill(0)
  for (const tile of state.tilesInStack(s)) tiles[tile]++
  for (let space = 0; space < FACTORY_DRAW; space++) countOn(tiles, state.factoryTile(s, space))
  // A bought tile lies in the pit while its space still shows it, until its coal is decided and the space filled again.
  if (state.phase(s) === phases.COAL && state.action(s) < FACTORY_DRAW) tiles[state.factoryTile(s, state.action(s))]--
  if (state.action(s) === FACTORY_DRAW) countDrawn(s, tiles)
  for (const seat of seatsOf(s))
    for (const level of LEVELS) for (const tile of state.tunnels(s, seat, level)) tiles[tile]++
  return tiles
}

function ordersOf(s: State): Int32Array {
  orders.fill(0)
  for (const order of state.ordersInStack(s)) orders[order]++
  for (const order of state.offered(s)) orders[order]++
  for (let desk = 0; desk < 4; desk++) countOn(orders, state.deskOrder(s, desk))
  if (state.action(s) === ORDER_DRAW) countDrawn(s, orders)
  for (const seat of seatsOf(s))
    for (const order of [...state.outstanding(s, seat), ...state.delivered(s, seat)]) orders[order]++
  return orders
}

/** Nothing is counted for -1, which stands for no piece. */
function countOn(count: Int32Array, piece: number) {
  if (piece >= 0) count[piece]++
}

function countDrawn(s: State, count: Int32Array) {
  for (let i = 0; i < state.drawnCount(s); i++) count[state.drawn(s, i)]++
}

/** The Marks that a move brings its player, by the rule book's prices. */
function marksFor(s: State, move: Move): number {
  const argument = moves.argument(move)
  if (moves.kind(move) === moves.KEEP) return argument === moves.KEEP_NONE ? 0 : keptFor(s, argument)
  if (moves.kind(move) !== moves.PLACE) return 0
  if (argument === BANK) return 1
  if (argument < FACTORY_DRAW) return -tileCost(state.factoryTile(s, argument))
  const [area, number] = SPACES[argument].split('-')
  return area === 'money' ? Number(number) : 0
}

const keptFor = (s: State, index: number) => (state.action(s) === FACTORY_DRAW ? -tileCost(state.drawn(s, index)) : 0)

/** Minecarts on a level's tiles, and the one printed on the pit. */
const shownOn = (s: State, seat: number, level: number) =>
  state.tunnels(s, seat, level).reduce((sum, tile) => sum + tileMinecarts(tile), 1)

function carriedOn(s: State, seat: number, level: number): Int32Array {
  const carried = new Int32Array(COALS.length)
  for (let cart = 0; cart < state.minecarts(s, seat, level); cart++)
    countOn(carried, state.carried(s, seat, level, cart))
  return carried
}

const isFilled = (s: State, order: number) =>
  ORDER_SPOTS[order].every((coal, spot) => {
    const field = state.onSpot(s, order, spot)
    return state.secondCube(field) >= 0 || state.firstCube(field) === coal
  })
