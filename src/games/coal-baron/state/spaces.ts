/** Worker spaces: the workers and the tile or card on each. */
import { addToInt, intAt } from '../../building-blocks/lists.ts'
import { BANK, SPACES, STARTING_WORKERS } from './components.ts'
import * as L from './layout.ts'
import { players, seats } from './whose-turn.ts'
import type { State } from './array.ts'

/** Workers on a space; -1 on one that is locked. The bank is counted by seat. */
export const workersOn = (s: State, space: number) => intAt(s, L.WORKERS_ON + space)
export const ownerOn = (s: State, space: number) => intAt(s, L.OWNER_ON + space)
export const isLocked = (s: State, space: number) => intAt(s, L.WORKERS_ON + space) < 0
export const lock = (s: State, space: number) => void (s[L.WORKERS_ON + space] = -1)
/** Workers that the next player needs there: one more than stand there (Taking your turn); always one on the bank. */
export const workersNeeded = (s: State, space: number) => intAt(s, L.WORKERS_ON + space) + 1
/** The tile on a factory space, -1 for none. */
export const factoryTile = (s: State, space: number) => intAt(s, L.FACTORY + space)
export const setFactoryTile = (s: State, space: number, tile: number) => void (s[L.FACTORY + space] = tile)
/** The order card on an order space; `order-1` is desk 0. -1 for none. */
export const deskOrder = (s: State, desk: number) => intAt(s, L.DESK + desk)
export const setDeskOrder = (s: State, desk: number, order: number) => void (s[L.DESK + desk] = order)

/** The workers on a space that is not locked, and whose they are. */
export function setWorkersOn(s: State, space: number, workers: number, seat: number) {
  s[L.WORKERS_ON + space] = workers
  s[L.OWNER_ON + space] = seat
}

/** Sends the workers there to the canteen and places as many workers plus one (Taking your turn). */
export function placeWorkers(s: State, seat: number, space: number) {
  if (space === BANK) return placeInBank(s, seat)
  const there = workersOn(s, space)
  if (there > 0) addToInt(s, L.seatAt(ownerOn(s, space)) + L.IN_CANTEEN, there)
  s[L.WORKERS_ON + space] = there + 1
  s[L.OWNER_ON + space] = seat
  addToInt(s, L.seatAt(seat) + L.WORKERS, -(there + 1))
}

function placeInBank(s: State, seat: number) {
  addToInt(s, L.seatAt(seat) + L.IN_BANK, 1)
  addToInt(s, L.seatAt(seat) + L.WORKERS, -1)
}

/** End of a shift: all workers go back to their owners. */
export function returnWorkers(s: State) {
  for (let space = 0; space < SPACES.length; space++) if (!isLocked(s, space)) s[L.WORKERS_ON + space] = 0
  for (const seat of seats(s)) {
    s[L.seatAt(seat) + L.WORKERS] = STARTING_WORKERS[players(s)]!
    s[L.seatAt(seat) + L.IN_BANK] = 0
    s[L.seatAt(seat) + L.IN_CANTEEN] = 0
  }
}
