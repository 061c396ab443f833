/** The effect of each move. Nothing here asks whether it is allowed: that is `legal.ts`. */
import {
  BANK_MARKS,
  DELIVERY_BARROW,
  DRAW,
  FACTORY_DRAW,
  MINING_4,
  MONEY,
  MONEY_3,
  ORDERS_A_VEHICLE,
  ORDER_1,
  ORDER_DRAW,
  ORDER_POINTS,
  WORK_STEPS,
  tileCost,
  tileLevel,
  tileMinecarts,
} from '../state/components.ts'
import * as phases from '../state/phases.ts'
import * as moves from './moves.ts'
import type { Move } from './moves.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'

/** Plays a legal move on the state itself. Scoring, changeover and accounts that follow are left to `advance`. */
export function playUnchecked(s: State, move: Move): void {
  switch (moves.kind(move)) {
    case moves.PLACE:
      return place(s, moves.argument(move))
    case moves.CAGE:
      return moveCage(s, moves.argument(move))
    case moves.LOAD:
      return load(s, moves.argument(move))
    case moves.STORE:
      return store(s, moves.argument(move))
    case moves.FILL:
      return fill(s, move)
    case moves.PAIR:
      return fillWithTwo(s, move)
    case moves.END:
      return endTurn(s)
    case moves.DRAFT:
      return draft(s, moves.argument(move))
    case moves.KEEP:
      return keep(s, moves.argument(move))
    case moves.COAL:
      return chooseCoal(s, moves.argument(move))
    case moves.RETURN:
      return giveBack(s, move)
  }
}

// Draft (Setup 10)

function draft(s: State, order: number) {
  state.unoffer(s, order)
  state.takeOrder(s, state.turn(s), order)
  state.setPicksLeft(s, state.picksLeft(s) - 1)
  if (state.picksLeft(s) > 0) return state.setTurn(s, state.counterClockwise(s, state.turn(s)))
  openDesks(s)
  openShift(s, 1)
}

/** The card left over goes to `order-4`, the stack fills the others from left to right (ruling 2). */
function openDesks(s: State) {
  const left = state.offered(s)[0]!
  state.unoffer(s, left)
  state.setDeskOrder(s, 3, left)
  for (let desk = 0; desk < 3; desk++)
    if (!state.isLocked(s, ORDER_1 + desk)) state.setDeskOrder(s, desk, state.drawOrder(s))
}

/** Starts a shift with the turn of the starting player. */
export function openShift(s: State, shift: number) {
  state.setShift(s, shift)
  state.setPhase(s, phases.PLACE)
  state.setTurn(s, state.startingPlayer(s))
}

// Placing workers (Taking your turn)

function place(s: State, space: number) {
  const seat = state.turn(s)
  state.placeWorkers(s, seat, space)
  state.setAction(s, space)
  if (space < FACTORY_DRAW) return buy(s, seat, state.factoryTile(s, space))
  if (space === FACTORY_DRAW) return drawTiles(s)
  if (space < DELIVERY_BARROW) return startMining(s, WORK_STEPS[space - MINING_4]!)
  if (space < MONEY_3) return deliver(s, seat, space - DELIVERY_BARROW)
  if (space < ORDER_1) return earn(s, seat, MONEY[space - MONEY_3]!)
  if (space < ORDER_DRAW) return takeFromDesk(s, seat, space - ORDER_1)
  if (space === ORDER_DRAW) return drawOrders(s)
  return earn(s, seat, BANK_MARKS)
}

function earn(s: State, seat: number, marks: number) {
  state.addMarks(s, seat, marks)
  endTurn(s)
}

function takeFromDesk(s: State, seat: number, desk: number) {
  state.takeOrder(s, seat, state.deskOrder(s, desk))
  state.setDeskOrder(s, desk, state.drawOrder(s))
  endTurn(s)
}

/** Delivers every complete order of the vehicle at once (Delivery, ruling 9). */
function deliver(s: State, seat: number, vehicle: number) {
  for (let set = state.completeOf(s, seat, vehicle); set !== 0; set &= set - 1) {
    const order = vehicle * ORDERS_A_VEHICLE + state.lowestBit(set)
    state.deliverOrder(s, seat, order, ORDER_POINTS[order]!)
  }
  endTurn(s)
}

// Acquiring a tunnel tile (Minecart factory)

/** Pays for the tile, adds it to the pit and fills its minecarts; what the supply can't fill waits for a decision. */
function buy(s: State, seat: number, tile: number) {
  const level = tileLevel(tile)
  state.addMarks(s, seat, -tileCost(tile))
  state.addTunnel(s, seat, tile)
  const proper = Math.min(tileMinecarts(tile), state.supply(s, level))
  for (let i = 0; i < proper; i++) state.addMinecart(s, seat, level, level)
  state.addToSupply(s, level, -proper)
  if (proper === tileMinecarts(tile)) return afterTile(s)
  state.awaitCoal(s, tileMinecarts(tile) - proper, level)
  state.setPhase(s, phases.COAL)
}

function chooseCoal(s: State, coal: number) {
  const level = state.unfilledLevel(s)
  const none = coal === moves.NO_COAL
  state.addMinecart(s, state.turn(s), level, none ? -1 : coal)
  if (!none) state.addToSupply(s, coal, -1)
  state.awaitCoal(s, state.unfilled(s) - 1, level)
  if (state.unfilled(s) === 0) afterTile(s)
}

/** A factory space is filled again at the end of the turn; drawn tiles wait to be put back. */
function afterTile(s: State) {
  if (state.action(s) === FACTORY_DRAW) return state.setPhase(s, phases.RETURN_TILES)
  state.setFactoryTile(s, state.action(s), state.drawTile(s))
  endTurn(s)
}

// Draw five (Minecart factory and New order, "Important")

function drawTiles(s: State) {
  state.drawTiles(s, DRAW)
  state.setPhase(s, phases.KEEP_TILE)
}

function drawOrders(s: State) {
  state.drawOrders(s, DRAW)
  state.setPhase(s, phases.KEEP_ORDER)
}

function keep(s: State, index: number) {
  const tiles = state.phase(s) === phases.KEEP_TILE
  if (index === moves.KEEP_NONE) return state.setPhase(s, tiles ? phases.RETURN_TILES : phases.RETURN_ORDERS)
  const item = state.removeDrawn(s, index)
  if (tiles) return buy(s, state.turn(s), item)
  state.takeOrder(s, state.turn(s), item)
  state.setPhase(s, phases.RETURN_ORDERS)
}

/** Puts the rest back on top or at the bottom, topmost first in the chosen order. */
function giveBack(s: State, move: Move) {
  const order = moves.PERMUTATIONS[state.drawnCount(s)]![moves.permutationOf(move)]!
  if (state.phase(s) === phases.RETURN_TILES) state.putTilesBack(s, order, moves.toBottom(move))
  else state.putOrdersBack(s, order, moves.toBottom(move))
  endTurn(s)
}

// Mining

function startMining(s: State, steps: number) {
  state.setStepsLeft(s, steps)
  state.setPhase(s, phases.MINING)
}

function spend(s: State, steps: number) {
  state.setStepsLeft(s, state.stepsLeft(s) - steps)
}

function moveCage(s: State, level: number) {
  spend(s, 1)
  state.setCageLevel(s, state.turn(s), level)
}

function load(s: State, coal: number) {
  spend(s, 1)
  const seat = state.turn(s)
  state.unloadMinecart(s, seat, state.cageLevel(s, seat) - 1, coal)
  state.addToCage(s, seat, coal, 1)
}

function store(s: State, coal: number) {
  spend(s, 1)
  state.addToCage(s, state.turn(s), coal, -1)
  state.addToStorage(s, state.turn(s), coal, 1)
}

function fill(s: State, move: Move) {
  spend(s, 1)
  const cube = moves.firstOf(move)
  take(s, cube)
  state.fillSpot(s, state.turn(s), moves.fillOrder(move), moves.fillSpotOf(move), moves.cubeCoal(cube))
}

function fillWithTwo(s: State, move: Move) {
  spend(s, 2)
  const first = moves.firstOf(move)
  const second = moves.secondOf(move)
  take(s, first)
  take(s, second)
  const seat = state.turn(s)
  state.fillSpot(s, seat, moves.fillOrder(move), moves.fillSpotOf(move), moves.cubeCoal(first), moves.cubeCoal(second))
}

function take(s: State, cube: moves.Cube) {
  if (moves.isFromStorage(cube)) state.addToStorage(s, state.turn(s), moves.cubeCoal(cube), -1)
  else state.addToCage(s, state.turn(s), moves.cubeCoal(cube), -1)
}

// The next turn

/** The next seat clockwise that has workers; when nobody has, the shift is over and its scoring begins. */
function endTurn(s: State) {
  state.setStepsLeft(s, 0)
  let seat = state.turn(s)
  for (let i = 0; i < state.players(s); i++) {
    seat = state.clockwise(s, seat)
    if (state.workers(s, seat) > 0) {
      state.setTurn(s, seat)
      return state.setPhase(s, phases.PLACE)
    }
  }
  state.setPointer(s, 0)
  state.setPhase(s, phases.SCORING)
}
