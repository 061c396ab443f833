/** The plain effects of a turn for the player who takes it. */
import { floatAt, itemAt, numberAt } from '../../building-blocks/lists.ts'
import { ELEMENTS_SCORED, ORDERS, ORDERS_A_VEHICLE, ORDER_POINTS, ORDER_SPOTS } from '../state/components.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { inTime, project } from './evaluator/projection.ts'
import type { IdeaEffects } from './idea.ts'

/** Compares the positions before and after a turn of `seat`. */
export function effectsOf(before: State, after: State, seat: number): IdeaEffects {
  const was = (count: (s: State, seat: number) => number) => count(after, seat) - count(before, seat)
  return {
    workers: state.workers(before, seat) - state.workers(after, seat),
    marks: was(state.marks),
    delivered: gained(state.delivered, before, after, seat),
    setUp: gained(complete, before, after, seat),
    order: gained(state.outstanding, before, after, seat)[0] ?? null,
    minecarts: was(allMinecarts),
    emptied: Math.max(0, was(loaded) * -1),
    leads: elements(before).filter((element) => leads(after, seat, element) && !leads(before, seat, element)),
    balance: was(imbalance),
    inTime: broughtInTime(before, after, seat),
  }
}

/** Less of a rise isn't worth a word, and less of a chance no promise: early in a game nothing is. */
const NOTICEABLE = 0.1
const LIKELY = 0.65

/** The order that the turn makes likely to be delivered before the shift is scored, the weightiest of several. */
function broughtInTime(before: State, after: State, seat: number): IdeaEffects['inTime'] {
  const was = chancesInTime(before, seat)
  const orders = [...chancesInTime(after, seat)]
    .filter(([order, chance]) => chance >= LIKELY && chance - (was.get(order) ?? 0) >= NOTICEABLE)
    .sort(([a], [b]) => numberAt(ORDER_POINTS, b) - numberAt(ORDER_POINTS, a))
  return orders.length === 0 ? null : { order: itemAt(ORDERS, orders[0]![0]), percent: tens(orders[0]![1]) }
}

const tens = (chance: number) => 10 * Math.round(10 * chance)

function chancesInTime(s: State, seat: number): Map<number, number> {
  project(s, seat)
  return new Map(state.outstanding(s, seat).map((order) => [order, floatAt(inTime, order)]))
}

/** Points of the orders that a list holds afterwards and did not before. */
function gained(list: (s: State, seat: number) => number[], before: State, after: State, seat: number): number[] {
  const had = list(before, seat)
  return list(after, seat).flatMap((order) => (had.includes(order) ? [] : [numberAt(ORDER_POINTS, order)]))
}

const complete = (s: State, seat: number) =>
  state.outstanding(s, seat).filter((order) => state.isComplete(s, seat, order))

const sumOverCoal = (count: (coal: number) => number) => [0, 1, 2, 3].reduce((sum, coal) => sum + count(coal), 0)
const allMinecarts = (s: State, seat: number) => sumOverCoal((coal) => state.minecarts(s, seat, coal))
const loaded = (s: State, seat: number) => sumOverCoal((coal) => state.loadedMinecarts(s, seat, coal))
const imbalance = (s: State, seat: number) => Math.abs(state.lightTiles(s, seat) - state.darkTiles(s, seat))

/** The elements of the clock that this shift scores; the draft looks ahead to shift I. */
const elements = (s: State) => [...Array(numberAt(ELEMENTS_SCORED, Math.max(1, state.shift(s)) - 1)).keys()]

/** Whether nobody has more of an element than `seat`, with the orders that only wait for delivery counted. */
function leads(s: State, seat: number, element: number): boolean {
  const counts = Array.from({ length: state.players(s) }, (_, each) => countAhead(s, each, element))
  return numberAt(counts, seat) > 0 && counts[seat] === Math.max(...counts)
}

function countAhead(s: State, seat: number, element: number): number {
  const orders = element < 8 ? complete(s, seat) : []
  return orders.reduce((sum, order) => sum + spotsFor(order, element), state.elementCount(s, seat, element))
}

function spotsFor(order: number, element: number): number {
  const spots = itemAt(ORDER_SPOTS, order)
  if (element < 4) return spots.filter((coal) => coal === element).length
  return Math.floor(order / ORDERS_A_VEHICLE) === element - 4 ? spots.length : 0
}
