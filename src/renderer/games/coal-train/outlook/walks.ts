/** Walks of an agent further than a step: the cheapest way to a space, which a press there goes step by step. */
import { isNextTo, isOuter, SPACES, type MarketTile } from '../../../../games/coal-train/state/components.ts'

export interface Walk {
  /** Action points of the whole way. */
  points: number
  /** Spaces by index, the last one the goal. */
  way: readonly number[]
}

type Market = readonly (MarketTile | 'down' | null)[]

/** Action points of a step onto what lies there (rulings 3 to 7), without what a card may spare. */
const costOf = (tile: Market[number]): number => (tile === 'GREEN' ? 0 : tile === 'RED' ? 2 : 1)

/** The cheapest walk to each space that so many points reach; with as many points the one with fewer steps. */
export function walksFrom(market: Market, agent: number | null, points: number): ReadonlyMap<number, Walk> {
  const found = new Map<number, Walk>()
  let edge: Walk[] = starts(agent).map((to) => ({ points: costOf(market[to] ?? null), way: [to] }))
  while (edge.length > 0) {
    const [next, ...rest] = edge.toSorted(
      (one, other) => one.points - other.points || one.way.length - other.way.length,
    )
    const at = next.way[next.way.length - 1]
    edge = rest
    if (found.has(at) || at === agent || next.points > points) continue
    found.set(at, next)
    edge.push(
      ...neighbours(at).map((to) => ({ points: next.points + costOf(market[to] ?? null), way: [...next.way, to] })),
    )
  }
  return found
}

const SPACE_INDEXES = Array.from({ length: SPACES }, (_, index) => index)
const starts = (agent: number | null) => (agent === null ? SPACE_INDEXES.filter(isOuter) : neighbours(agent))
const neighbours = (of: number) => SPACE_INDEXES.filter((index) => isNextTo(of, index))
