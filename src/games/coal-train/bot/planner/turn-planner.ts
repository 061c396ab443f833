/**
 * Plans whole turns of the seat that acts: a beam over actions with all that belongs to each (a walk with its purchase, a
 * payment with what helps to make it, a city with its card), by the value of what the seat then holds.
 */
import { floatAt, itemAt } from '../../../building-blocks/lists.ts'
import type { State } from '../../state/state.ts'
import type { Decision } from '../../rules/types.ts'
import { aheadOf, valueOf, weightsFor } from '../evaluator/evaluator.ts'
import type { Weights } from '../evaluator/evaluator.ts'
import { AT, FEATURE_COUNT } from '../evaluator/features.ts'
import * as hands from '../hand/seat-hand.ts'
import type { Hand } from '../hand/seat-hand.ts'
import { decisionsOf, pointsLeft } from './turn-draft.ts'
import type { Draft } from './turn-draft.ts'
import { coalFor } from './payments.ts'
import { sceneOf } from './planning-scene.ts'
import type { Scene } from './planning-scene.ts'
import { builds } from './stations.ts'
import { contracts, exchanges, spendings, standards, uses } from './upgrades.ts'
import { purchases, visits } from './walking.ts'

/** Widths of the beam, and how many turns come out. */
export interface Effort {
  width: number
  turns: number
}

export interface Plan {
  decisions: readonly Decision[]
  /** The points that the seat may expect after it. */
  value: number
}

/** Actions of a turn at most. */
const LONGEST = 14
/** Points that an action point is worth while it may be used, and a second build that may still be made. */
const POINT = 0.5
const SECOND_BUILD = 1

/** Turns that differ in what they build, buy and raise, the best first. The position waits for an action. */
export function planTurns(s: State, weights: Weights, { width, turns }: Effort): Plan[] {
  const coming = itemAt(aheadOf(s), s.turn).incomes
  const ahead = { turns: coming, incomes: coming }
  const scene = sceneOf(s, ahead, weightsFor(weights, coming, new Float64Array(FEATURE_COUNT)))
  const start: Draft = { hand: handNow(s), tiles: itemAt(s.seats, s.turn).tiles, open: s.building, decided: null }
  const ends = new Map<number, End>()
  note(scene, ends, start, judged(scene, start))
  const seen = new Set<number>()
  let front = [start]
  for (let depth = 0; depth < LONGEST && front.length > 0; depth++) front = furtherFrom(scene, front, width, seen, ends)
  return [...ends.values()]
    .sort((a, b) => b.value - a.value)
    .slice(0, turns)
    .map(planOf)
}

/** The turn may end with this draft. */
interface End {
  draft: Draft
  value: number
}

/** Action points that are left bring coal. */
function planOf({ draft, value }: End): Plan {
  const coal = pointsLeft(draft)
  return { decisions: [...decisionsOf(draft), ...(coal > 0 ? [{ coal }] : []), { end: true }], value }
}

const handNow = (s: State): Hand => hands.handOf(s, s.turn)

/** The best drafts with one action more; every one of them may be the end of the turn. */
function furtherFrom(
  scene: Scene,
  front: readonly Draft[],
  width: number,
  seen: Set<number>,
  ends: Map<number, End>,
): Draft[] {
  const found: { draft: Draft; promise: number }[] = []
  for (const before of front)
    for (const draft of actionsFrom(scene, before)) {
      const key = keyOf(draft)
      if (seen.has(key)) continue
      seen.add(key)
      const value = judged(scene, draft)
      note(scene, ends, draft, value)
      const open = draft.open === null ? 0 : SECOND_BUILD
      found.push({ draft, promise: value + POINT * pointsLeft(draft) + open })
    }
  return found
    .sort((a, b) => b.promise - a.promise)
    .slice(0, width)
    .map(({ draft }) => draft)
}

const judged = ({ ahead, weights }: Scene, { hand }: Draft): number => valueOf(hand, ahead, weights)

const actionsFrom = (scene: Scene, draft: Draft): Draft[] => [
  ...builds(scene, draft),
  ...uses(draft),
  ...contracts(draft),
  ...purchases(scene, draft),
  ...standards(scene, draft),
  ...spendings(draft),
  ...exchanges(draft),
  ...visits(scene, draft),
]

/** The coal for action points that are left is worth a little even in the last turn. */
function note(scene: Scene, ends: Map<number, End>, draft: Draft, value: number) {
  const coal = pointsLeft(draft) * coalFor(draft.hand)
  const end = value + coal * floatAt(scene.weights, AT.coal)
  const key = kindOf(draft)
  const known = ends.get(key)
  if (known && known.value >= end) return
  ends.set(key, { draft, value: end })
}

// Keys

function hashed(hand: Hand, from: number, to: number, start: number): number {
  let hash = start
  for (let i = from; i < to; i++) hash = (Math.imul(hash, 1_000_003) ^ hands.heldAt(hand, i)) | 0
  return hash
}

/** Key of a draft's components, in whatever way they came. */
const keyOf = ({ hand, open }: Draft): number =>
  hashed(hand, 0, hand.length, open === null ? 17 : 18 + hands.handKind(open))

/** Key of a turn's gist: incomes, tiles, stations, cards. */
function kindOf({ hand }: Draft): number {
  const about = hashed(hand, hands.INCOME, hands.ACTION_POINTS, 7)
  return hashed(hand, hands.BOUGHT, hand.length, hashed(hand, hands.POINTS, hands.STATIONS + 1, about))
}
