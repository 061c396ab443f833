/** Stations in the planner: where they are worth building, both builds of a tile, and what a city brings. */
import { floatAt, itemAt, numberAt } from '../../../building-blocks/lists.ts'
import {
  incentiveOf,
  PLACE_IDS,
  RESOURCES,
  STATIONS as MOST_STATIONS,
  SUBSIDIES,
  entryFor,
} from '../../state/components.ts'
import type { CardId, Subsidy, TileId, TownId } from '../../state/components.ts'
import { GIFT_POINTS, GIFTS, MOST_INCOME } from '../../state/valley.ts'
import { AT } from '../evaluator/features.ts'
import * as hands from '../hand/seat-hand.ts'
import type { Due, Hand } from '../hand/seat-hand.ts'
import { valueOf } from '../evaluator/evaluator.ts'
import { decide, fork } from './turn-draft.ts'
import type { Draft } from './turn-draft.ts'
import { gather, lackingIn, mayBeHelped, mayGather, paid } from './payments.ts'
import type { Scene } from './planning-scene.ts'
import { tilesByKind, without } from './upgrades.ts'

/** A place that may be built in, by its cheapest connection. */
export interface Site {
  place: number
  /** -1 for the first station. */
  via: number
  extra: Due
}

const FREE: Due = [0, 0, 0]
const NO_EXTRA = hands.onlyCard('L6')

export function sitesOf(hand: Hand): Site[] {
  if (hands.heldAt(hand, hands.STATIONS) === 0) return PLACE_IDS.map((_, place) => ({ place, via: -1, extra: FREE }))
  if (!hasStations(hand)) return []
  const best: (Site & { sum: number })[] = []
  const isSpared = hands.holdsCard(hand, NO_EXTRA)
  for (let via = 0; via < hands.PLACES; via++) {
    if (!hands.hasStation(hand, via)) continue
    for (const { to, extra, sum } of itemAt(hands.ROADS, via)) {
      if (hands.hasStation(hand, to) || (best[to] && best[to].sum <= sum)) continue
      best[to] = { place: to, via, extra: isSpared ? FREE : extra, sum }
    }
  }
  return best.filter((each) => each !== undefined)
}

const hasStations = (hand: Hand): boolean =>
  hands.heldAt(hand, hands.TOWNS) + hands.heldAt(hand, hands.CITIES) < MOST_STATIONS

const plus = (one: Due, other: Due): Due => [one[0] + other[0], one[1] + other[1], one[2] + other[2]]

/** Resources due for a station with a tile of this kind. */
export function costOf(kind: number, { place, extra }: Site): Due {
  const { town, city } = itemAt(hands.KIND_COSTS, kind)
  return plus(hands.isCityNumber(place) ? city : town, extra)
}

/** Builds with every kind of tile at hand, or the second of the tile that is open. */
export function builds(scene: Scene, draft: Draft): Draft[] {
  const { hand, open } = draft
  const held = [...tilesByKind(draft)].filter(([kind]) => hands.isStationKind(kind))
  if (held.length === 0 && open === null) return []
  const sites = sitesOf(hand)
  const both = open === null && mayBeHelped(hand) ? bestPairs(hand, sites) : []
  const second = open === null ? [] : sites.flatMap((site) => built(scene, draft, null, open, site))
  const first = held.flatMap(([kind, tile]) => [
    ...sites.flatMap((site) => built(scene, draft, tile, tile, site)),
    ...pairs(scene, draft, kind, tile, both),
  ])
  return [...second, ...first]
}

/** A station with all that follows; `tile` if it is the first build of that tile. */
function built(scene: Scene, draft: Draft, tile: TileId | null, by: TileId, site: Site): Draft[] {
  // A card may have brought a station after the place was thought of: that one, or the last of all.
  if (hands.hasStation(draft.hand, site.place) || !hasStations(draft.hand)) return []
  const kind = hands.handKind(by)
  const isCity = hands.isCityNumber(site.place)
  const asking = (next: Draft) => {
    if (tile !== null) without(next, kind, tile)
    next.open = tile
    const { build, via } = { build: itemAt(PLACE_IDS, site.place), via: PLACE_IDS[site.via] }
    decide(next, { build, ...(tile && { tile }), ...(via && { via }) })
  }
  const after = paid(draft, costOf(kind, site), isCity ? 'ZV' : null, asking, tile === null)
  for (const next of after) place(next.hand, site.place)
  return isCity ? after.flatMap((next) => welcomed(scene, next, site.place)) : after
}

function place(hand: Hand, number: number) {
  hand[hands.STATIONS] = hands.heldAt(hand, hands.STATIONS) | (1 << number)
  hands.add(hand, hands.isCityNumber(number) ? hands.CITIES : hands.TOWNS, 1)
  hands.add(hand, hands.POINTS, numberAt(hands.placePoints, number))
}

// Both builds

/** Sites that are looked at for the first of two builds, and for the second. */
const FIRSTS = 4
const SECONDS = 3

const worth = ({ place, extra }: Site) =>
  numberAt(hands.placePoints, place) + (hands.isCityNumber(place) ? 2 : 0) - extra[0] - extra[1] - extra[2]

const bestSites = (sites: readonly Site[], most: number): Site[] =>
  [...sites].sort((a, b) => worth(b) - worth(a)).slice(0, most)

const bestPairs = (hand: Hand, sites: readonly Site[]): [Site, Site][] =>
  bestSites(sites, FIRSTS).flatMap((first) => {
    const after = hand.slice()
    place(after, first.place)
    return bestSites(sitesOf(after), SECONDS).map((second): [Site, Site] => [first, second])
  })

/** Gathers the resources for two builds before the first of them: later only subsidies may be used. */
const pairs = (scene: Scene, draft: Draft, kind: number, tile: TileId, sites: readonly [Site, Site][]): Draft[] =>
  sites.flatMap(([first, second]) => {
    const due = plus(costOf(kind, first), costOf(kind, second))
    if (lackingIn(draft.hand, due) === 0 || !mayGather(draft, due, 0, false)) return []
    const ready = fork(draft)
    if (!gather(ready, due, 0, false)) return []
    return built(scene, ready, tile, tile, first).flatMap((next) => built(scene, next, null, tile, second))
  })

// What a city brings

/** Cards that are looked at. */
const CARDS_TRIED = 2

/** An incentive card, where one is left, with its choice, and the rondel. */
function welcomed(scene: Scene, draft: Draft, city: number): Draft[] {
  const cards = itemAt(scene.cards, city).filter((card) => !hands.holdsCard(draft.hand, hands.cardNumber(card)))
  if (cards.length === 0) return [turned(scene, draft)]
  const taken = cards.map((card) => {
    const next = withCard(scene, draft, card)
    return { next, value: valueOf(next.hand, scene.ahead, scene.weights) }
  })
  const best = taken.sort((a, b) => b.value - a.value).slice(0, CARDS_TRIED)
  return best.map(({ next }) => turned(scene, next))
}

function withCard(scene: Scene, draft: Draft, card: CardId): Draft {
  const next = fork(draft)
  const incentive = incentiveOf(card)
  hands.giveCard(next.hand, hands.cardNumber(card))
  decide(next, { card })
  const goods = hands.dueOf(entryFor(GIFTS, card) ?? '')
  goods.forEach((each, i) => hands.add(next.hand, hands.COAL + i, each))
  hands.add(next.hand, hands.POINTS, entryFor(GIFT_POINTS, card) ?? 0)
  if (incentive === 'N1') chooseTown(next)
  if (incentive === 'N5') chooseIncome(scene, next)
  if (incentive === 'N6') chooseMarkers(scene, next)
  return next
}

function chooseTown(draft: Draft) {
  const { hand } = draft
  const towns = sitesOf(hand).filter(({ place, extra }) => !hands.isCityNumber(place) && lackingIn(hand, extra) === 0)
  const best = bestSites(towns, 1)[0]
  if (!best) return decide(draft, { forgo: true })
  best.extra.forEach((each, i) => hands.add(hand, hands.COAL + i, -each))
  place(hand, best.place)
  decide(draft, { town: PLACE_IDS[best.place] as TownId, from: itemAt(PLACE_IDS, best.via) })
}

function chooseIncome({ weights }: Scene, draft: Draft) {
  const { hand } = draft
  const open = [0, 1, 2].filter((each) => hands.heldAt(hand, hands.INCOME + each) < MOST_INCOME)
  const best = open.toSorted((a, b) => incomeWorth(hand, weights, b) - incomeWorth(hand, weights, a))[0]
  if (best === undefined) return decide(draft, { forgo: true })
  hands.add(hand, hands.INCOME + best, 1)
  decide(draft, { raise: itemAt(RESOURCES, best) })
}

/** A resource with a lower income is worth more. */
const incomeWorth = (hand: Hand, weights: Float64Array, resource: number) =>
  floatAt(weights, AT['coal to come'] + resource) - 0.05 * hands.heldAt(hand, hands.INCOME + resource)

function chooseMarkers(scene: Scene, draft: Draft) {
  const gain = [bestMarker(scene, draft.hand, SUBSIDIES)]
  hands.add(draft.hand, hands.MARKER[itemAt(gain, 0)], 1)
  gain.push(bestMarker(scene, draft.hand, SUBSIDIES))
  hands.add(draft.hand, hands.MARKER[itemAt(gain, 1)], 1)
  decide(draft, { gain: gain as [Subsidy, Subsidy] })
}

/** A second Training makes a pair; more of a kind than one are worth less. */
function bestMarker({ weights }: Scene, hand: Hand, among: readonly Subsidy[]): Subsidy {
  const worthOf = (subsidy: Subsidy) => {
    const held = hands.heldAt(hand, hands.MARKER[subsidy])
    const pair = subsidy === 'TR' && held % 2 === 1 ? 0.6 : 0
    return floatAt(weights, AT['Govt. Waiver'] + SUBSIDIES.indexOf(subsidy)) + pair - 0.1 * held
  }
  return among.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a))
}

/** The loco's move that brings the best marker. */
function turned(scene: Scene, draft: Draft): Draft {
  const next = fork(draft)
  const { hand } = next
  const reach = ([1, 2, 3] as const).map((spaces) => ({
    spaces,
    subsidy: itemAt(SUBSIDIES, (hands.heldAt(hand, hands.LOCO) + spaces) % SUBSIDIES.length),
  }))
  const best = bestMarker(
    scene,
    hand,
    reach.map(({ subsidy }) => subsidy),
  )
  const { spaces } = reach.find(({ subsidy }) => subsidy === best)!
  hands.add(hand, hands.MARKER[best], 1)
  hand[hands.LOCO] = (hands.heldAt(hand, hands.LOCO) + spaces) % SUBSIDIES.length
  decide(next, { loco: spaces })
  return next
}
