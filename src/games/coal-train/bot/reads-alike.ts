/** Turns that a hint tells in the same words: only ways, connections, payments, or copies of a card or a tile differ. */
import { incentiveOf, stationTile, tileOf } from '../state/components.ts'
import type { TileId } from '../state/components.ts'
import type { Decision } from '../rules/types.ts'
import type { Idea } from './idea.ts'

/** The first of those that read alike. */
export function unlike<T>(all: readonly T[], readingOf: (one: T) => string): T[] {
  const seen = new Set<string>()
  return all.filter((each) => seen.size < seen.add(readingOf(each)).size)
}

/** The same for two turns that are told in the same words. */
export function reading({ decisions, effects }: Pick<Idea, 'decisions' | 'effects'>): string {
  const bought = effects.bought.map(nameOf)
  return JSON.stringify(decisions.flatMap((decision, at) => told(decision, decisions[at + 1], bought)))
}

/** All tiles for stations have one name. */
const nameOf = (tile: TileId) => (stationTile(tile) ? 'S' : tileOf(tile).kind)

/** Returns the names that people read for a decision, in the order of the turn; only the end of a walk. */
function told(decision: Decision, next: Decision | undefined, bought: string[]): unknown[] {
  if ('step' in decision || 'to' in decision) return next && ('step' in next || 'buy' in next) ? [] : [decision]
  if ('buy' in decision) return ['buy', bought.shift()]
  if ('build' in decision) return [decision.build]
  if ('town' in decision) return [decision.town]
  if ('card' in decision) return [incentiveOf(decision.card)]
  if ('contract' in decision) return [incentiveOf(decision.contract)]
  if ('use' in decision) return [tileOf(decision.use).kind, decision.goods]
  if ('spend' in decision) return [decision.spend]
  return SILENT.some((kind) => kind in decision) ? [] : [decision]
}

/** They go without saying. */
const SILENT = ['waive', 'pay', 'with', 'raise', 'gain', 'loco', 'forgo']
