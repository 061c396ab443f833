/**
 * Data that stay the same while a seat plans its turn: the market with the ways through it, cards at the cities, the
 * weights.
 */
import { floatAt, intAt, itemAt } from '../../../building-blocks/lists.ts'
import { CITY_IDS, isOuter, SIDE, SPACES, spaceOf, tileOf } from '../../state/components.ts'
import type { CardId, MarketTile, TileId } from '../../state/components.ts'
import { isFaceDown, opponentsOn } from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import { isForSale } from '../../rules/market.ts'
import type { Ahead } from '../evaluator/look.ts'

/** A tile that is for sale. */
export interface Offer {
  space: number
  tile: TileId
  cost: number
  /** Coal for the opponents there. */
  coal: number
}

/** Steps to every space from one, and from the edge: their cost, and the space before each. */
export interface Ways {
  costs: Int32Array
  before: Int32Array
}

export interface Scene {
  /** The tiles that lie face up; null for an empty space and for a tile that lies face down. */
  market: readonly (MarketTile | null)[]
  /** Spaces that a Rail Pass doesn't lead to. */
  empty: readonly boolean[]
  offers: readonly Offer[]
  ways: (Ways | undefined)[]
  /** Cards that each city has left, by the city's number. */
  cards: readonly (readonly CardId[])[]
  weights: Float64Array
  /** The turns and incomes to come after the turn. */
  ahead: Ahead
}

export function sceneOf(s: State, ahead: Ahead, weights: Float64Array): Scene {
  const market = s.market.map((tile, space) => (isFaceDown(s, space) ? null : tile))
  return {
    market,
    empty: s.market.map((tile) => tile === null),
    offers: market.flatMap((tile, space) => offerOf(s, tile, space)),
    ways: [],
    cards: CITY_IDS.map((city) => s.cards[city]),
    ...{ weights, ahead },
  }
}

const offerOf = (s: State, tile: MarketTile | null, space: number): Offer[] =>
  isForSale(tile) ? [{ space, tile, cost: tileOf(tile).cost, coal: opponentsOn(s, space).length }] : []

/** Action points of a step onto a space. */
export function entering({ market }: Scene, space: number): number {
  const tile = market[space]
  return tile === 'GREEN' ? 0 : tile === 'RED' ? 2 : 1
}

export const isSteep = ({ market }: Scene, space: number): boolean => market[space] === 'STEEP'

const NEXT_TO: readonly (readonly number[])[] = Array.from({ length: SPACES }, (_, space) => {
  const [row, column] = spaceOf(space)
  const around = [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ] as const
  return around.filter((each) => each.every((at) => at >= 0 && at < SIDE)).map(([r, c]) => SIDE * r + c)
})
const OUTER = Array.from({ length: SPACES }, (_, space) => space).filter(isOuter)

/** Steep Grades are passed only if there is no other way: they cost coal. */
const STEEP = 0.6

/** The cheapest ways from a space, -1 for off the market; found once. */
export const waysFrom = (scene: Scene, space: number): Ways => (scene.ways[space + 1] ??= findWays(scene, space))

function findWays(scene: Scene, from: number): Ways {
  const costs = new Float64Array(SPACES).fill(Infinity)
  const before = new Int32Array(SPACES).fill(-1)
  const open: number[] = []
  const reach = (space: number, cost: number, by: number) => {
    const now = cost + entering(scene, space) + (isSteep(scene, space) ? STEEP : 0)
    if (now >= floatAt(costs, space)) return
    costs[space] = now
    before[space] = by
    open.push(space)
  }
  for (const space of from < 0 ? OUTER : itemAt(NEXT_TO, from)) reach(space, 0, -1)
  while (open.length > 0) {
    const space = takeCheapest(open, costs)
    if (space !== from)
      for (const next of itemAt(NEXT_TO, space)) if (next !== from) reach(next, floatAt(costs, space), space)
  }
  return { costs: Int32Array.from(costs), before }
}

function takeCheapest(open: number[], costs: Float64Array): number {
  let best = 0
  for (let i = 1; i < open.length; i++) if (floatAt(costs, open[i]!) < floatAt(costs, open[best]!)) best = i
  return open.splice(best, 1)[0]!
}

/** The spaces on the way to one, that itself the last. */
export function wayTo({ before }: Ways, to: number): number[] {
  const way = [to]
  for (let space = intAt(before, to); space >= 0; space = intAt(before, space)) way.unshift(space)
  return way
}
