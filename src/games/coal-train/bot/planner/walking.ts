/** Walks and Rail Passes in the planner, and purchases at their end. */
import { intAt } from '../../../building-blocks/lists.ts'
import { CENTRE, SPACES, spaceOf, SUBSIDIES, tileOf } from '../../state/components.ts'
import type { Decision } from '../../rules/types.ts'
import * as hands from '../hand/seat-hand.ts'
import { closeBuild, decide, fork, pointsLeft, takePoints } from './turn-draft.ts'
import type { Draft } from './turn-draft.ts'
import { entering, isSteep, waysFrom, wayTo } from './planning-scene.ts'
import type { Offer, Scene } from './planning-scene.ts'

type Arrival = { take?: 'I' | 'W' }

const CHEAP_FIRST_STEP = hands.onlyCard('L3')

/** Steps onto a space; false if it can't be paid. */
function stepOnto(scene: Scene, draft: Draft, space: number): boolean {
  const { hand } = draft
  const isCheaper = hands.heldAt(hand, hands.STEPPED) === 0 && hands.holdsCard(hand, CHEAP_FIRST_STEP)
  const cost = Math.max(0, entering(scene, space) - Number(isCheaper))
  if (!takePoints(draft, cost)) return false
  closeBuild(draft)
  hand[hands.STEPPED] = 1
  return arrive(scene, draft, space, (arrival) => ({ step: spaceOf(space), ...arrival }))
}

/** The whistlestop's effect; the scarcer good where there is a choice. */
function arrive(scene: Scene, draft: Draft, space: number, decision: (arrival: Arrival) => Decision): boolean {
  const { hand } = draft
  if (isSteep(scene, space) && hands.heldAt(hand, hands.COAL) === 0) return false
  if (isSteep(scene, space)) hands.add(hand, hands.COAL, -1)
  const tile = hands.heldAt(hand, hands.BOUGHT) & (1 << space) ? null : scene.market[space]
  if (tile === 'COAL') hands.add(hand, hands.COAL, 1)
  hand[hands.AGENT] = space
  if (tile !== 'DEPOT') return (decide(draft, decision({})), true)
  const take = hands.heldAt(hand, 1) <= hands.heldAt(hand, 2) ? 'I' : 'W'
  hands.add(hand, take === 'I' ? 1 : 2, 1)
  decide(draft, decision({ take }))
  return true
}

/** Returns the draft with the agent walked to a space; null if it can't get there with `left` action points left. */
export function walked(scene: Scene, draft: Draft, space: number, left = 0): Draft | null {
  const from = hands.heldAt(draft.hand, hands.AGENT)
  if (from === space) return draft
  const ways = waysFrom(scene, from)
  if (intAt(ways.costs, space) + left > pointsLeft(draft) + 1) return null
  const next = fork(draft)
  return wayTo(ways, space).every((each) => stepOnto(scene, next, each)) ? next : null
}

/** The same by Rail Pass. */
export function carried(scene: Scene, draft: Draft, space: number): Draft | null {
  const { hand } = draft
  const isGone = scene.empty[space] || (hands.heldAt(hand, hands.BOUGHT) & (1 << space)) !== 0
  if (hands.heldAt(hand, hands.MARKER.RP) === 0 || hands.heldAt(hand, hands.AGENT) === space || isGone) return null
  const next = fork(draft)
  hands.add(next.hand, hands.MARKER.RP, -1)
  decide(next, { spend: 'RP' })
  return arrive(scene, next, space, (arrival) => ({ to: spaceOf(space), ...arrival })) ? next : null
}

/** The tile under the agent; null if it can't be paid. */
function bought(draft: Draft, { space, tile, cost, coal }: Offer): Draft | null {
  const next = fork(draft)
  const { hand } = next
  if (hands.heldAt(hand, hands.COAL) < coal || !takePoints(next, cost)) return null
  closeBuild(next)
  hands.add(hand, hands.COAL, -coal)
  hands.add(hand, hands.MARKERS + SUBSIDIES.indexOf(tileOf(tile).subsidy), 1)
  hands.add(hand, hands.KINDS_HELD + hands.handKind(tile), 1)
  hand[hands.BOUGHT] = hands.heldAt(hand, hands.BOUGHT) | (1 << space)
  next.tiles = [...next.tiles, tile]
  decide(next, { buy: true })
  return next
}

/** Every tile that can be come to and bought. */
export function purchases(scene: Scene, draft: Draft): Draft[] {
  const found: Draft[] = []
  for (const offer of scene.offers) {
    if (hands.heldAt(draft.hand, hands.BOUGHT) & (1 << offer.space)) continue
    if (offer.cost > pointsLeft(draft)) continue
    for (const there of [walked(scene, draft, offer.space, offer.cost), carried(scene, draft, offer.space)]) {
      const after = there && bought(there, offer)
      if (after) found.push(after)
    }
  }
  return found
}

/** To the Depot for what it gives. */
export function visits(scene: Scene, draft: Draft): Draft[] {
  for (let space = 0; space < SPACES; space++) {
    if (scene.market[space] !== 'DEPOT') continue
    const there = walked(scene, draft, space)
    return there && there !== draft ? [there] : []
  }
  return []
}

export const atStandard = (scene: Scene, draft: Draft): Draft[] =>
  [walked(scene, draft, CENTRE), carried(scene, draft, CENTRE)].filter((each) => each !== null)
