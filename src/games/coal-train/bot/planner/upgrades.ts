/** Upgrades, contracts, coal and subsidies for themselves in the planner. */
import { CARD_IDS, RESOURCES, ROOM, entryFor } from '../../state/components.ts'
import type { Resource, TileId } from '../../state/components.ts'
import {
  CONTRACT_COST,
  CONTRACTS,
  MANAGEMENT_GOODS,
  MOST_ACTION_POINTS,
  MOST_INCOME,
  STANDARD_UPGRADE,
} from '../../state/valley.ts'
import * as hands from '../hand/seat-hand.ts'
import type { Due, Hand } from '../hand/seat-hand.ts'
import { closeBuild, decide, fork, pointsLeft, takePoints } from './turn-draft.ts'
import type { Draft } from './turn-draft.ts'
import { gather, leastWanted, mayGather, paid } from './payments.ts'
import type { Scene } from './planning-scene.ts'
import { atStandard } from './walking.ts'

const ACTIONS = 3

const isAtEnd = (hand: Hand, raised: number): boolean =>
  raised === ACTIONS
    ? hands.heldAt(hand, hands.ACTION_INCOME) >= MOST_ACTION_POINTS
    : hands.heldAt(hand, hands.INCOME + raised) >= MOST_INCOME

function raise(hand: Hand, raised: number): void {
  hands.add(hand, raised === ACTIONS ? hands.ACTION_INCOME : hands.INCOME + raised, 1)
}

/** One tile of each kind in the hand. */
export const tilesByKind = ({ tiles }: Draft): Map<number, TileId> =>
  new Map(tiles.map((tile) => [hands.handKind(tile), tile]))

export function without(draft: Draft, kind: number, tile: TileId): void {
  hands.add(draft.hand, hands.KINDS_HELD + kind, -1)
  draft.tiles = draft.tiles.filter((each) => each !== tile)
}

/** Every upgrade tile used, also for goods. */
export const uses = (draft: Draft): Draft[] =>
  [...tilesByKind(draft)].flatMap(([kind, tile]) => (hands.isStationKind(kind) ? [] : usesOf(draft, kind, tile)))

function usesOf(draft: Draft, kind: number, tile: TileId): Draft[] {
  const goods = kind === hands.MANAGEMENT_B ? [withGoods(draft, tile)] : []
  const raised = hands.raisedBy(kind)
  if (isAtEnd(draft.hand, raised)) return goods
  const after = paid(draft, hands.KIND_PAYS[kind - hands.COAL_MINE]!, 'IN', (next) => {
    closeBuild(next)
    decide(next, { use: tile })
  })
  for (const next of after) {
    without(next, kind, tile)
    raise(next.hand, raised)
    hands.add(next.hand, hands.UPGRADES, 1)
  }
  return [...after, ...goods]
}

const GOODS = hands.dueOf(MANAGEMENT_GOODS)

function withGoods(draft: Draft, tile: TileId): Draft {
  const next = fork(draft)
  closeBuild(next)
  without(next, hands.MANAGEMENT_B, tile)
  GOODS.forEach((each, i) => hands.add(next.hand, hands.COAL + i, each))
  decide(next, { use: tile, goods: true })
  return next
}

const STANDARD: Due = hands.dueOf(STANDARD_UPGRADE.pay)

/** The Standard Upgrade, with the way there. */
export function standards(scene: Scene, draft: Draft): Draft[] {
  if (hands.heldAt(draft.hand, hands.ACTION_POINTS) < STANDARD_UPGRADE.cost) return []
  return atStandard(scene, draft).flatMap((there) => RESOURCES.flatMap((resource, i) => standard(there, resource, i)))
}

function standard(draft: Draft, resource: Resource, raised: number): Draft[] {
  if (isAtEnd(draft.hand, raised)) return []
  const after = paid(draft, STANDARD, 'IN', (next) => {
    closeBuild(next)
    decide(next, { upgrade: resource })
  })
  return after.filter((next) => {
    raise(next.hand, raised)
    return takePoints(next, STANDARD_UPGRADE.cost)
  })
}

const PAYMENTS = CARD_IDS.flatMap((card, number) => {
  const contract = entryFor(CONTRACTS, card)
  return contract ? [{ card, number, due: hands.dueOf(contract.pay), points: contract.points }] : []
})

/** Every contract paid, with an Exchange or coal before it where that helps. */
export function contracts(draft: Draft): Draft[] {
  const open = PAYMENTS.filter(({ number }) => hands.holdsCard(draft.hand, number) && !hands.isPaid(draft.hand, number))
  return open.flatMap(({ card, number, due, points }) => {
    if (pointsLeft(draft) < CONTRACT_COST || !mayGather(draft, due, 0, false)) return []
    const next = fork(draft)
    if (!gather(next, due, 0, false) || !takePoints(next, CONTRACT_COST)) return []
    closeBuild(next)
    due.forEach((each, i) => hands.add(next.hand, hands.COAL + i, -each))
    hands.markPaid(next.hand, number)
    hands.add(next.hand, hands.POINTS, points)
    decide(next, { contract: card })
    return [next]
  })
}

const GOVERNMENT_WAIVER = 2

/** More action points now, and more of them in every turn. */
export function spendings(draft: Draft): Draft[] {
  const found: Draft[] = []
  if (hands.heldAt(draft.hand, hands.MARKER.GW) > 0) {
    const next = fork(draft)
    hands.add(next.hand, hands.MARKER.GW, -1)
    hands.add(next.hand, hands.ACTION_POINTS, GOVERNMENT_WAIVER)
    decide(next, { spend: 'GW' })
    found.push(next)
  }
  return [...found, ...trainings(draft)]
}

function trainings(draft: Draft): Draft[] {
  const own = Math.min(2, hands.heldAt(draft.hand, hands.MARKER.TR))
  if (own === 0 || isAtEnd(draft.hand, ACTIONS)) return []
  const next = fork(draft)
  hands.add(next.hand, hands.MARKER.TR, -own)
  if (own === 1) {
    if (hands.markersIn(next.hand) < ROOM) return []
    const triple = leastWanted(next.hand)!
    for (const subsidy of triple) hands.add(next.hand, hands.MARKER[subsidy], -1)
    decide(next, { spend: 'TR', rooms: 1 })
    decide(next, { with: triple })
  } else decide(next, { spend: 'TR' })
  raise(next.hand, ACTIONS)
  return [next]
}

/** The plainest Exchange: two of what there is most of for one of each other kind, or two of one. */
export function exchanges(draft: Draft): Draft[] {
  const { hand } = draft
  const [most = 0, middle = 0, least = 0] = [0, 1, 2].toSorted((a, b) => hands.heldAt(hand, b) - hands.heldAt(hand, a))
  if (hands.heldAt(hand, most) < 2 || pointsLeft(draft) === 0) return []
  return [
    [least, least],
    [middle, least],
  ].flatMap((got) => {
    const next = fork(draft)
    takePoints(next, 1)
    closeBuild(next)
    hands.add(next.hand, most, -2)
    for (const each of got) hands.add(next.hand, each, 1)
    const letters = (list: readonly number[]) => list.map((each) => RESOURCES[each]!).join('')
    decide(next, { exchange: [letters([most, most]), letters(got)] as ['CC', 'II'] })
    return [next]
  })
}
