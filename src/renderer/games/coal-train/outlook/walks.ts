/** Walks of an agent further than a step: the cheapest way to a space, which a press there goes step by step. */
import { coalDue, stepCost } from '../../../../games/coal-train/rules/agents.ts'
import { knownPosition } from '../../../../games/coal-train/rules/known.ts'
import type { LogItem, View } from '../../../../games/coal-train/rules/types.ts'
import { isNextTo, isOuter, SPACES } from '../../../../games/coal-train/state/components.ts'
import { active } from '../../../../games/coal-train/state/state.ts'

/** A table as far as it tells the position. */
export interface Shown {
  view: View
  log: readonly LogItem[]
}

export interface Walk {
  /** Action points of the whole way. */
  points: number
  /** Spaces by index, the last one the goal. */
  way: readonly number[]
}

/**
 * The cheapest walk of the player on turn to each space within reach of `points` action points; of equally cheap walks
 * the one with fewer steps. Empty if the page doesn't know the position.
 */
export function walksAt({ view, log }: Shown, points: number): ReadonlyMap<number, Walk> {
  const now = knownPosition(view, log)?.now
  if (!now) return new Map()
  const { agent, resources } = active(now)
  const later = { ...now, stepped: true }
  const costOf = (to: number, isFirst: boolean) =>
    coalDue(now, to) > resources.C ? Infinity : stepCost(isFirst ? now : later, to)
  return cheapest(agent, points, costOf)
}

type CostOf = (to: number, isFirst: boolean) => number

function cheapest(agent: number | null, points: number, costOf: CostOf): ReadonlyMap<number, Walk> {
  const found = new Map<number, Walk>()
  let edge: Walk[] = starts(agent).map((to) => ({ points: costOf(to, true), way: [to] }))
  while (edge.length > 0) {
    const [next, ...rest] = edge.toSorted(
      (one, other) => one.points - other.points || one.way.length - other.way.length,
    )
    const at = next.way[next.way.length - 1]
    edge = rest
    if (found.has(at) || at === agent || next.points > points || next.points === Infinity) continue
    found.set(at, next)
    edge.push(...neighbours(at).map((to) => ({ points: next.points + costOf(to, false), way: [...next.way, to] })))
  }
  return found
}

const SPACE_INDEXES = Array.from({ length: SPACES }, (_, index) => index)
const starts = (agent: number | null) => (agent === null ? SPACE_INDEXES.filter(isOuter) : neighbours(agent))
const neighbours = (of: number) => SPACE_INDEXES.filter((index) => isNextTo(of, index))
