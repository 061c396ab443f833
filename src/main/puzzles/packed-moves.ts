/** Moves as short as they can be kept: each decision by its place among those that the rules allow. */
import { isSameJson } from '../../games/building-blocks/same-json.ts'
import type { Rules } from '../../games/facets/rules.ts'

const BASE = 36
const BETWEEN = '.'

/**
 * Packs entries made one after the other from a position on. A decision that is spelled in another way than among the allowed
 * ones, such as the goods of a trade in another order, becomes the one that leads to the same position. Throws if the rules
 * refuse an entry.
 */
export function packMoves(rules: Rules, from: unknown, entries: readonly unknown[]): string {
  let now = from
  const places = entries
    .flatMap((entry) => rules.decisionsOf(entry))
    .map((decision) => {
      const place = placeOf(rules, now, decision)
      now = rules.play(now, decision)
      return place.toString(BASE)
    })
  return places.join(BETWEEN)
}

function placeOf(rules: Rules, now: unknown, decision: unknown): number {
  const legal = rules.legal(now)
  const same = legal.findIndex((each) => isSameJson(each, decision))
  if (same >= 0) return same
  const next = rules.play(now, decision)
  const alike = legal.findIndex((each) => isSameJson(rules.play(now, each), next))
  if (alike < 0) throw new Error('the rules allow no such decision')
  return alike
}

export interface Unpacked {
  /** The whole entries, and the position before each of them. */
  entries: unknown[]
  positions: unknown[]
  /** The position after all of them. */
  end: unknown
}

/** The entries of packed moves. Throws if they aren't whole entries that the rules allow. */
export function unpackMoves(rules: Rules, from: unknown, packed: string): Unpacked {
  const unpacked: Unpacked = { entries: [], positions: [], end: from }
  let pending: unknown[] = []
  let now = from
  for (const place of packed === '' ? [] : packed.split(BETWEEN)) {
    if (pending.length === 0) unpacked.positions.push(now)
    const decision = rules.legal(now)[Number.parseInt(place, BASE)]
    if (decision === undefined) throw new Error(`no decision has the place ${place}`)
    now = rules.play(now, decision)
    pending.push(decision)
    if (rules.isUnderWay(now)) continue
    unpacked.entries.push(rules.entryOf(pending))
    pending = []
  }
  if (pending.length > 0) throw new Error('the last move is not whole')
  return { ...unpacked, end: now }
}
