/** The box's limits, for the checks on counted figures. */
import { entryAt, numberAt } from '../../building-blocks/lists.ts'
import {
  COALS,
  CUBES_A_COAL,
  ELEMENTS_SCORED,
  FIRST_REWARD,
  LOCKED,
  ORDERS,
  ORDER_POINTS,
  ORDER_SPOTS,
  SHIFTS,
  SPACES,
  STARTING_MARKS,
  STARTING_WORKERS,
  TILES,
  TILE_COPIES,
  tileIsDark,
  tileLevel,
  tileMinecarts,
} from '../state/components.ts'
import { accountsOf } from '../rules/scoring.ts'
import { spotsFor } from '../rules/sheet.ts'
import type { Field } from '../wire/fields.ts'

const total = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

/** Order spots in the box by element: each colour's, then each vehicle's. */
export const SPOTS_IN_BOX: readonly number[] = Array.from({ length: 8 }, (_, element) =>
  total(ORDERS.map((order) => spotsFor(order, element))),
)

const MOST_SPOTS_A_CARD = Math.max(...ORDER_SPOTS.map(({ length }) => length))
/** Returns the fewest cards that carry this number of spots. */
export const fewestCards = (spots: number): number => Math.ceil(spots / MOST_SPOTS_A_CARD)

/** A pit is printed with one minecart a level. */
export const PRINTED_MINECARTS = COALS.length
export const MINECARTS_A_TILE = 2

/** Returns the most minecarts of a colour that these players can have together. */
export const minecartsInBox = (coal: number, players: number): number =>
  players + TILE_COPIES * total(TILES.map((_, tile) => (tileLevel(tile) === coal ? tileMinecarts(tile) : 0)))

/** Tunnel tiles of each side. */
export const TILES_A_SIDE = TILE_COPIES * TILES.filter((_, tile) => tileIsDark(tile)).length

/** The most that a field can truly hold; infinite where the box sets no limit. */
export function mostIn(field: Field, players: number): number {
  switch (field.kind) {
    case 'count':
      return field.element < SPOTS_IN_BOX.length
        ? numberAt(SPOTS_IN_BOX, field.element)
        : minecartsInBox(field.element - SPOTS_IN_BOX.length, players)
    case 'workers':
      return entryAt(STARTING_WORKERS, players)
    case 'marks':
      return mostMarks(players)
    case 'cubes':
      return CUBES_A_COAL * COALS.length
    case 'outstanding':
      return ORDERS.length
    case 'light':
    case 'dark':
      return TILES_A_SIDE
    default:
      return Infinity
  }
}

// Points of delivered spots

/** Points a spot of each colour on the cards of one colour, by one of the two extremes. */
const pointsASpot = (extreme: (...points: number[]) => number) =>
  COALS.map((_, coal) =>
    extreme(
      ...ORDER_SPOTS.flatMap((spots, order) =>
        spots.every((each) => each === coal) ? [numberAt(ORDER_POINTS, order) / spots.length] : [],
      ),
    ),
  )
const LEAST_A_SPOT = pointsASpot(Math.min)
const MOST_A_SPOT = pointsASpot(Math.max)

/** Cards of all four colours, and how much less than the cheapest others each of them brings. */
const MIXED = ORDER_SPOTS.flatMap((spots, order) => (new Set(spots).size === COALS.length ? [order] : []))
const MIXED_BRINGS_LESS = total(LEAST_A_SPOT) - numberAt(ORDER_POINTS, numberAt(MIXED, 0))

/** Returns the least and the most points that delivered orders can bring whose spots by colour are these. */
export function pointsForSpots(spots: readonly number[]): { least: number; most: number } {
  const worth = (points: readonly number[]) => total(spots.map((count, coal) => count * numberAt(points, coal)))
  const mixed = Math.min(MIXED.length, ...spots)
  // Thirds don't add up exactly.
  const least = Math.ceil(worth(LEAST_A_SPOT) - mixed * MIXED_BRINGS_LESS - 1e-6)
  return { least: Math.max(0, least), most: worth(MOST_A_SPOT) }
}

/** More points than this nobody can have: all orders, every element's first reward in each shift, Marks and cubes. */
export const mostPoints = (players: number): number =>
  total(ORDER_POINTS) +
  total(ELEMENTS_SCORED.flatMap((elements) => FIRST_REWARD.slice(0, elements))) +
  total(
    accountsOf({ marks: mostMarks(players), cubes: CUBES_A_COAL * COALS.length, outstanding: 0, light: 0, dark: 0 }),
  )

// Marks

/** The most Marks that a player can have at the end: he takes money with every worker of three shifts and spends none. */
export const mostMarks = (players: number): number =>
  entryAt(STARTING_MARKS, players) + SHIFTS * mostMarksAShift(players, entryAt(STARTING_WORKERS, players))

/** Each further time that a space is chosen costs one worker more; the bank gives a Mark for one. */
function mostMarksAShift(players: number, workers: number): number {
  const best = Array.from({ length: workers + 1 }, (_, hired) => hired)
  for (const marks of openMoneySpaces(players))
    for (let cost = 1; cost <= workers; cost++)
      for (let hired = workers; hired >= cost; hired--)
        best[hired] = Math.max(numberAt(best, hired), numberAt(best, hired - cost) + marks)
  return numberAt(best, workers)
}

const openMoneySpaces = (players: number) =>
  SPACES.filter((space) => space.startsWith('money') && !entryAt(LOCKED, players).includes(space)).map((space) =>
    Number(space.slice('money-'.length)),
  )
