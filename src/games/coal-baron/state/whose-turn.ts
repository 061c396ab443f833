/** The seat on turn, the awaited decision, and the supply of coal. */
import { addToInt, intAt } from '../../building-blocks/lists.ts'
import * as L from './layout.ts'
import type { State } from './array.ts'

export const players = (s: State) => intAt(s, L.PLAYERS)
/** The seats at the table, clockwise. */
export const seats = (s: State) => SEATS_OF[intAt(s, L.PLAYERS)]!
const SEATS_OF: readonly (readonly number[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]
export const phase = (s: State) => intAt(s, L.PHASE)
export const setPhase = (s: State, value: number) => void (s[L.PHASE] = value)
/** 0 in the draft, then 1 to 3. */
export const shift = (s: State) => intAt(s, L.SHIFT)
export const setShift = (s: State, value: number) => void (s[L.SHIFT] = value)
export const turn = (s: State) => intAt(s, L.TURN)
export const setTurn = (s: State, seat: number) => void (s[L.TURN] = seat)
export const startingPlayer = (s: State) => intAt(s, L.STARTER)
export const setStartingPlayer = (s: State, seat: number) => void (s[L.STARTER] = seat)
/** The next element of the shift clock, or the next of the accounts. */
export const pointer = (s: State) => intAt(s, L.POINTER)
export const setPointer = (s: State, value: number) => void (s[L.POINTER] = value)
/** Work steps that are left to the player who mines. */
export const stepsLeft = (s: State) => intAt(s, L.STEPS_LEFT)
export const setStepsLeft = (s: State, steps: number) => void (s[L.STEPS_LEFT] = steps)
/** The worker space whose action is under way, or was last. */
export const action = (s: State) => intAt(s, L.ACTION)
export const setAction = (s: State, space: number) => void (s[L.ACTION] = space)
/** Without a remainder, which is slow where every turn ends. */
export const clockwise = (s: State, seat: number) => (seat + 1 < intAt(s, L.PLAYERS) ? seat + 1 : 0)
export const counterClockwise = (s: State, seat: number) => (seat + intAt(s, L.PLAYERS) - 1) % intAt(s, L.PLAYERS)

export const supply = (s: State, coal: number) => intAt(s, L.SUPPLY + coal)
export const addToSupply = (s: State, coal: number, cubes: number) => void addToInt(s, L.SUPPLY + coal, cubes)

/** Minecarts of the tile just acquired that the supply could not fill properly and that wait for a decision. */
export const unfilled = (s: State) => intAt(s, L.UNFILLED)
export const unfilledLevel = (s: State) => intAt(s, L.UNFILLED_LEVEL)
export function awaitCoal(s: State, minecarts: number, level: number) {
  s[L.UNFILLED] = minecarts
  s[L.UNFILLED_LEVEL] = level
}
