/** Things at the table that a step points at, by name. */
import { itemAt } from '../../building-blocks/lists.ts'
import {
  COALS,
  DELIVERY_BARROW,
  ORDERS,
  ORDERS_A_VEHICLE,
  ORDER_SPOTS,
  SPACES,
  tileLevel,
} from '../state/components.ts'
import { canKeep } from '../rules/legal.ts'
import { drawnIds } from '../rules/decisions.ts'
import * as phases from '../state/phases.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import * as learner from './learner.ts'

type Points = (s: State) => readonly string[]

const named = (spaces: readonly number[]) => spaces.map((space) => `space ${itemAt(SPACES, space)}`)

/** Spaces of an area that the learner may use. */
export const spacesOf =
  (begins: string): Points =>
  (s) =>
    named(learner.spaces(s, begins))

/** Spaces that somebody stands on and that the learner may use; not those where five are drawn, which say much at once. */
export const takenSpaces: Points = (s) =>
  named(learner.spaces(s, '', (space) => isOrdinary(itemAt(SPACES, space)) && state.workersOn(s, space) > 0))

const isOrdinary = (id: string) => id !== 'bank' && !id.endsWith('draw')

export const drawSpaces: Points = (s) => named(learner.spaces(s, '', (space) => itemAt(SPACES, space).endsWith('draw')))

/** Those whose vehicle has a complete order. */
export const deliverySpaces: Points = (s) =>
  named(learner.completeOrders(s).map((order) => DELIVERY_BARROW + Math.floor(order / ORDERS_A_VEHICLE)))

/** Tiles with coal of which the learner's orders ask for more than there is; where none has, all that can be paid for. */
export function usefulTiles(s: State): readonly string[] {
  const affordable = learner.spaces(s, 'factory-').filter((space) => SPACES[space] !== 'factory-draw')
  const useful = affordable.filter((space) => learner.isShort(s, tileLevel(state.factoryTile(s, space))))
  return named(useful.length > 0 ? useful : affordable)
}

const card = (order: number) => `card ${itemAt(ORDERS, order)}`

/** The orders on offer with the fewest spots. */
export function smallOrders(s: State): readonly string[] {
  const offered = state.offered(s)
  const spotsOf = (order: number) => itemAt(ORDER_SPOTS, order).length
  const fewest = Math.min(...offered.map(spotsOf))
  return offered.filter((order) => spotsOf(order) === fewest).map(card)
}

/** Orders on offer that ask for coal of one that the learner has; where none does, all. */
export function kindredOrders(s: State): readonly string[] {
  const own = new Set(state.outstanding(s, learner.LEARNER).flatMap((order) => itemAt(ORDER_SPOTS, order)))
  const kindred = state.offered(s).filter((order) => itemAt(ORDER_SPOTS, order).some((coal) => own.has(coal)))
  return (kindred.length > 0 ? kindred : state.offered(s)).map(card)
}

/** The drawn cards that may be kept. */
export const keepable: Points = (s) => drawnIds(s).flatMap((id, at) => (canKeep(s, at) ? [`card ${id}`] : []))

export const wantedLevels: Points = (s) => learner.levelsToLoad(s).map((level) => `level ${level}`)
export function coalHere(s: State): readonly string[] {
  const level = state.cageLevel(s, learner.LEARNER)
  return level > 0 ? [`load ${level} ${itemAt(COALS, level - 1)}`] : wantedLevels(s)
}
export const fillableSpots: Points = (s) =>
  learner.fillable(s).map(({ order, spot }) => `spot ${itemAt(ORDERS, order)} ${spot}`)

/**
 * The next thing that brings coal onto an order: on the way to a mining space, in the midst of mining, or to a tile if
 * the pit has no coal for it.
 */
export function nextForOrders(s: State): readonly string[] {
  if (state.phase(s) === phases.MINING) return nextStep(s)
  return learner.isCoalAtHand(s) ? spacesOf('mining')(s) : usefulTiles(s)
}

function nextStep(s: State): readonly string[] {
  if (state.stepsLeft(s) === 0) return ['end-mining']
  if (learner.fillable(s).length > 0) return fillableSpots(s)
  if (learner.isWantedHere(s)) return coalHere(s)
  if (learner.carriesWanted(s) && !learner.isAtSurface(s)) return ['level 0']
  return learner.isCoalAtHand(s) ? wantedLevels(s) : ['end-mining']
}
