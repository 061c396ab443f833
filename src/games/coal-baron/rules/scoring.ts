/** Shift scoring, changeover and the accounts at the end (rule book, End of a shift, End of the game). */
import { addToFloat, floatAt, intAt } from '../../building-blocks/lists.ts'
import { ELEMENTS_SCORED, FACTORY_DRAW, FIRST_REWARD, paysSecond, SECOND_REWARD, SHIFTS } from '../state/components.ts'
import * as phases from '../state/phases.ts'
import { openShift } from './play.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'

/**
 * An element's points for each seat, from what each seat counts. All seats with most get the first reward. If a single seat has
 * most, all seats with second most get the second reward, though never with two players. A count of 0 earns nothing (ruling 11).
 */
export function rewards(counts: readonly number[], element: number): number[] {
  const paid = new Int32Array(counts.length)
  writeRewards(Int32Array.from(counts), counts.length, element, paid)
  return [...paid]
}

/** The same for the first `players` counts, written into `out`: for where a new list each time would cost too much. */
export function writeRewards(counts: Int32Array, players: number, element: number, out: Int32Array): void {
  let most = 0
  let second = 0
  let leaders = 0
  for (let seat = 0; seat < players; seat++) {
    const count = intAt(counts, seat)
    if (count > most) {
      second = most
      most = count
      leaders = 1
    } else if (count === most) leaders++
    else if (count > second) second = count
  }
  const first = most > 0 ? FIRST_REWARD[element]! : 0
  const next = leaders === 1 && second > 0 ? secondReward(element, players) : 0
  for (let seat = 0; seat < players; seat++) {
    const count = intAt(counts, seat)
    out[seat] = count === most ? first : count === second ? next : 0
  }
}

/** The reward for second most of an element; with two players there is none. */
export const secondReward = (element: number, players: number): number =>
  paysSecond(players) ? SECOND_REWARD[element]! : 0

/** Each seat's present count for an element. */
export const countsOf = (s: State, element: number): number[] =>
  state.seats(s).map((seat) => state.elementCount(s, seat, element))

/** Whether the state asks nobody and goes on by `advance`. */
export const isAutomatic = (s: State) => state.phase(s) >= phases.SCORING && state.phase(s) < phases.FINISHED
/** Whether no decision is left to make, whatever ceremonies are still to come. */
export const isDecided = (s: State) => isFinished(s) || (isAutomatic(s) && state.shift(s) === SHIFTS)
export const isFinished = (s: State) => state.phase(s) === phases.FINISHED

/** Takes one automatic step: scores one element, changes over to the next shift, or settles one account. */
export function advance(s: State): void {
  switch (state.phase(s)) {
    case phases.SCORING:
      return scoreElement(s)
    case phases.CHANGEOVER:
      return changeOver(s)
    case phases.ACCOUNTS:
      return settleAccount(s)
  }
}

/** Goes on until somebody has to decide or the game is finished. */
export function settle(s: State): void {
  while (isAutomatic(s))
    if (state.phase(s) === phases.SCORING) scoreRest(s)
    else advance(s)
}

function scoreElement(s: State) {
  const element = state.pointer(s)
  const shift = state.shift(s)
  payElement(s, shift, element)
  state.setPointer(s, element + 1)
  if (element + 1 === ELEMENTS_SCORED[shift - 1]!) endScoring(s, shift)
}

/** All elements that are left at once. */
function scoreRest(s: State) {
  const shift = state.shift(s)
  const end = ELEMENTS_SCORED[shift - 1]!
  for (let element = state.pointer(s); element < end; element++) payElement(s, shift, element)
  endScoring(s, shift)
}

function endScoring(s: State, shift: number) {
  state.setPointer(s, 0)
  state.setPhase(s, shift === SHIFTS ? phases.ACCOUNTS : phases.CHANGEOVER)
}

/** A scoring's counts and rewards, kept so that a game makes no new lists of them. */
const counted = new Int32Array(4)
const earned = new Int32Array(4)

function payElement(s: State, shift: number, element: number) {
  const players = state.players(s)
  let any = 0
  for (let seat = 0; seat < players; seat++) any |= counted[seat] = state.elementCount(s, seat, element)
  if (any === 0) return
  writeRewards(counted, players, element, earned)
  for (let seat = 0; seat < players; seat++)
    if (intAt(earned, seat) > 0) state.pay(s, seat, shift, element, intAt(earned, seat))
}

const inFactory = new Float64Array(4)

/** Writes the workers of each seat on the factory's spaces, `factory-draw` included, the canteen not (ruling 12). */
export function writeFactoryWorkers(s: State, out: Float64Array): void {
  out.fill(0)
  for (let space = 0; space <= FACTORY_DRAW; space++)
    if (state.workersOn(s, space) > 0) addToFloat(out, state.ownerOn(s, space), state.workersOn(s, space))
}

/** The same as a list. */
export function factoryWorkers(s: State): number[] {
  writeFactoryWorkers(s, inFactory)
  return state.seats(s).map((seat) => floatAt(inFactory, seat))
}

/** Most workers in the factory; ties go to the first clockwise after the old starting player, himself last (ruling 12). */
export function nextStarter(factoryWorkers: readonly number[], startingPlayer: number): number {
  const seats = factoryWorkers.length
  let next = startingPlayer
  let most = -1
  for (let i = 1; i <= seats; i++) {
    const seat = (startingPlayer + i) % seats
    if (factoryWorkers[seat]! <= most) continue
    most = factoryWorkers[seat]!
    next = seat
  }
  return next
}

export const nextStartingPlayer = (s: State): number => nextStarter(factoryWorkers(s), state.startingPlayer(s))

function changeOver(s: State) {
  state.setStartingPlayer(s, nextStartingPlayer(s))
  state.returnWorkers(s)
  openShift(s, state.shift(s) + 1)
}

function settleAccount(s: State) {
  state.setPointer(s, state.pointer(s) + 1)
  if (state.pointer(s) === ACCOUNTS) state.setPhase(s, phases.FINISHED)
}

/** The accounts at the end: Marks, cubes wherever they are, outstanding orders, light and dark tiles. */
export interface Assets {
  marks: number
  cubes: number
  outstanding: number
  light: number
  dark: number
}

/**
 * The four accounts in the rule book's order, in points: five Marks are one, three cubes are one, an outstanding order costs
 * one, each tunnel tile that one side has more than the other costs two (End of the game, ruling 13).
 */
export const accountsOf = ({ marks, cubes, outstanding, light, dark }: Assets): [number, number, number, number] => [
  Math.floor(marks / 5),
  Math.floor(cubes / 3),
  0 - outstanding,
  0 - 2 * Math.abs(light - dark),
]
const ACCOUNTS = 4

export const assetsOf = (s: State, seat: number): Assets => ({
  marks: state.marks(s, seat),
  cubes: cubesOf(s, seat),
  outstanding: state.outstanding(s, seat).length,
  light: state.lightTiles(s, seat),
  dark: state.darkTiles(s, seat),
})

/** Marks that are left after the accounts, the tie-breaker. */
export const marksLeft = (s: State, seat: number) => state.marks(s, seat) % 5

/** All cubes of a seat: on minecarts, in the cage, in the private storage and on outstanding orders. */
export function cubesOf(s: State, seat: number): number {
  let cubes = state.cageTotal(s, seat)
  for (let i = 0; i < 4; i++) cubes += state.inStorage(s, seat, i) + state.loadedMinecarts(s, seat, i)
  for (const order of state.outstanding(s, seat)) cubes += state.cubesOnOrder(s, order)
  return cubes
}

/** Accounts settled so far: 0 to 4. */
export const accountsSettled = (s: State) =>
  isFinished(s) ? ACCOUNTS : state.phase(s) === phases.ACCOUNTS ? state.pointer(s) : 0

/** A seat's place on the score track: deliveries, shift scorings, and the accounts settled so far. */
export function points(s: State, seat: number): number {
  const settled = accountsOf(assetsOf(s, seat)).slice(0, accountsSettled(s))
  return settled.reduce((sum, account) => sum + account, state.deliveredPoints(s, seat) + state.scored(s, seat))
}

/** The seats with most points, the tied ones with most Marks left; more than one where even those are level. */
export const winners = (s: State): number[] =>
  winnersBy(
    state.seats(s).map((seat) => points(s, seat)),
    state.seats(s).map((seat) => marksLeft(s, seat)),
  )

/** Most points, then most Marks left, then a shared victory (End of the game). */
export function winnersBy(totals: readonly number[], left: readonly number[]): number[] {
  const best = Math.max(...totals)
  const tied = totals.flatMap((total, seat) => (total === best ? [seat] : []))
  const most = Math.max(...tied.map((seat) => left[seat]!))
  return tied.filter((seat) => left[seat] === most)
}
