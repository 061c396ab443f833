/** The learner's situation, as the steps of a lesson ask for it. */
import { itemAt } from '../../building-blocks/lists.ts'
import type { Occasion } from '../../facets/teaching.ts'
import { CAGE_SPOTS, COALS, ORDER_SPOTS, SPACES } from '../state/components.ts'
import * as phases from '../state/phases.ts'
import { canPlace } from '../rules/legal.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'

/** The learner sits first and starts. */
export const LEARNER = 0

export const isAsked = (s: State): boolean => state.phase(s) < phases.SCORING && state.turn(s) === LEARNER

/** While the learner is in one of these phases of a turn. */
export const during =
  (...of: number[]) =>
  (s: State): Occasion =>
    isAsked(s) && of.includes(state.phase(s)) ? 'now' : 'never'

/** The occasion of a step: as soon as the learner places workers, while `also` holds. */
export const onTurn =
  (also: (s: State) => boolean = () => true) =>
  (s: State): Occasion => {
    if (state.phase(s) === phases.FINISHED) return 'never'
    return isAsked(s) && state.phase(s) === phases.PLACE && also(s) ? 'now' : 'later'
  }

/** The occasion of a step: as soon as the learner places workers, and while there are work steps left. */
export const onTurnOrMining = (s: State): Occasion =>
  isAsked(s) && state.phase(s) === phases.MINING ? 'now' : onTurn()(s)

export const isScoring = (s: State): boolean => state.phase(s) >= phases.SCORING

/** While the first shift is scored: the scoring of another one comes too late. */
export const untilScored = (s: State): Occasion => (state.shift(s) > 1 ? 'never' : isScoring(s) ? 'now' : 'later')

export const spaces = (s: State, begins: string, also: (space: number) => boolean = () => true): number[] =>
  SPACES.flatMap((id, space) => (id.startsWith(begins) && canPlace(s, space) && also(space) ? [space] : []))

export const tiles = (s: State): number => state.lightTiles(s, LEARNER) + state.darkTiles(s, LEARNER)
export const stored = (s: State): number => total((coal) => state.inStorage(s, LEARNER, coal))
export const completeOrders = (s: State): number[] =>
  state.outstanding(s, LEARNER).filter((order) => state.isComplete(s, LEARNER, order))
export const inCanteen = (s: State): number => state.seats(s).reduce((sum, seat) => sum + state.inCanteen(s, seat), 0)

const total = (of: (coal: number) => number) => COALS.reduce((sum, _, coal) => sum + of(coal), 0)

interface OpenSpot {
  order: number
  spot: number
  coal: number
}

/** The spots of outstanding orders with nothing on them. */
export const openSpots = (s: State): OpenSpot[] =>
  state
    .outstanding(s, LEARNER)
    .flatMap((order) =>
      itemAt(ORDER_SPOTS, order).flatMap((coal, spot) =>
        state.onSpot(s, order, spot) === 0 ? [{ order, spot, coal }] : [],
      ),
    )

export const filledSpots = (s: State): number =>
  state
    .outstanding(s, LEARNER)
    .reduce(
      (sum, order) => sum + itemAt(ORDER_SPOTS, order).filter((_, spot) => state.onSpot(s, order, spot) !== 0).length,
      0,
    )

const caged = (s: State, coal: number) => state.inCage(s, LEARNER, coal)
export const isAtSurface = (s: State): boolean => state.cageLevel(s, LEARNER) === 0
/** Spots that a cube in the cage would fill. */
export const fillable = (s: State): OpenSpot[] =>
  isAtSurface(s) ? openSpots(s).filter(({ coal }) => caged(s, coal) > 0) : []

/** Whether the cage holds a cube that an open spot asks for. */
export const carriesWanted = (s: State): boolean => openSpots(s).some(({ coal }) => caged(s, coal) > 0)

/** Whether coal that open spots ask for lies on a minecart or in the cage. */
export const isCoalAtHand = (s: State): boolean =>
  openSpots(s).some(({ coal }) => caged(s, coal) > 0 || state.cubesOn(s, LEARNER, coal, coal) > 0)

/** Whether open spots ask for more of a coal than the learner has. */
export const isShort = (s: State, coal: number): boolean =>
  wanted(s, coal) > state.cubesOn(s, LEARNER, coal, coal) + state.inStorage(s, LEARNER, coal)

/** How many cubes of a coal the open spots ask for beyond those in the cage. */
const wanted = (s: State, coal: number) => openSpots(s).filter((spot) => spot.coal === coal).length - caged(s, coal)

/** The levels with coal to load, those first that an order asks for; empty if the cage is full. */
export function levelsToLoad(s: State): number[] {
  if (state.cageTotal(s, LEARNER) === CAGE_SPOTS) return []
  const loaded = COALS.flatMap((_, coal) => (state.cubesOn(s, LEARNER, coal, coal) > 0 ? [coal] : []))
  const asked = loaded.filter((coal) => wanted(s, coal) > 0)
  return (asked.length > 0 ? asked : loaded).map((coal) => coal + 1)
}

/** Whether the coal of the level where the cage stands is asked for, and there. */
export const isWantedHere = (s: State): boolean => levelsToLoad(s).includes(state.cageLevel(s, LEARNER))
