/** One rule for each kind of decision: why it is not allowed, what it does, and all of that kind that could be. */
import {
  CARD_IDS,
  givesGoods,
  markersNeeded,
  NEIGHBOURS,
  PLACE_IDS,
  RESOURCES,
  SPACES,
  spaceOf,
  stationTile,
  SUBSIDIES,
  TOWN_IDS,
} from '../state/components.ts'
import type { Subsidy, TileId, TownId } from '../state/components.ts'
import { oneMore } from '../state/amounts.ts'
import { active, hasCard, withActive } from '../state/state.ts'
import type { Bill, Spendable, State, Step } from '../state/state.ts'
import { COAL_TAKEN } from '../state/valley.ts'
import { passesOf, possibleSteps, takePass, takeStep, whyNoPass, whyNoStep } from './agents.ts'
import * as bills from './bills.ts'
import { buildInTown, turnRondel, whyNoTown } from './station-builds.ts'
import { gainMarkers, onToRondel, payContract, takeCard, whyNoCard, whyNoContract } from './incentives.ts'
import { purchase, whyNoPurchase } from './market.ts'
import { triplesOf } from './markers.ts'
import { whyTooFew } from './refuse.ts'
import * as subsidies from './subsidies.ts'
import * as rounds from './rounds.ts'
import type { DecisionOf, Kind, Refusal } from './types.ts'

export interface Rule<D> {
  /** All that could be, allowed or not; whatever isn't among them is never allowed. */
  candidates: (s: State) => D[]
  whyNot: (s: State, decision: D) => Refusal | null
  /** The position after an allowed decision. */
  play: (s: State, decision: D) => State
}

type Rules = { readonly [K in Kind]: Rule<DecisionOf<K>> }

const always = () => null

/** The step that is asked for; a kind is only asked what its step asks for. */
const stepOf = <T extends Step>(s: State): T => s.step as T
const billOf = (s: State): Bill => stepOf<Bill>(s)
const roomsOf = (s: State) => stepOf<Extract<Step, { at: 'room' }>>(s)
const cityOf = (s: State) => stepOf<Extract<Step, { city: unknown }>>(s)

const places = () => Array.from({ length: SPACES }, (_, index) => spaceOf(index))

const SPENDABLE: readonly Spendable[] = ['GW', 'FT', 'RP', 'TR', 'MG', 'FO']
const spendings = SPENDABLE.flatMap((spend): DecisionOf<'spend'>[] => [
  { spend },
  { spend, rooms: 1 },
  ...(markersNeeded(spend) > 1 ? [{ spend, rooms: 2 } as const] : []),
])

const pairs = SUBSIDIES.flatMap((first, i) => SUBSIDIES.slice(i).map((second): [Subsidy, Subsidy] => [first, second]))

/** Builds with this tile everywhere; the first station needs no connection. */
function buildsWith(s: State, tile: TileId | null): DecisionOf<'build'>[] {
  const { stations } = active(s)
  const by = tile === null ? {} : { tile }
  if (stations.length === 0) return PLACE_IDS.map((build) => ({ build, ...by }))
  return stations.flatMap((via) => NEIGHBOURS[via].map((build) => ({ build, ...by, via })))
}

const builds = (s: State): DecisionOf<'build'>[] => [
  ...(s.building === null ? [] : buildsWith(s, null)),
  ...active(s)
    .tiles.filter((tile) => stationTile(tile))
    .flatMap((tile) => buildsWith(s, tile)),
]

const towns = (s: State): DecisionOf<'town'>[] =>
  active(s).stations.flatMap((from) =>
    NEIGHBOURS[from].filter((place): place is TownId => place in TOWN).map((town) => ({ town, from })),
  )

const TOWN = Object.fromEntries(TOWN_IDS.map((town) => [town, true]))

const coalFor = (s: State) => (hasCard(active(s), 'L5') ? COAL_TAKEN.raised : COAL_TAKEN.plain)

export const KINDS: Rules = {
  start: {
    candidates: () => SUBSIDIES.map((start) => ({ start })),
    whyNot: (s, { start }) => rounds.whyNoStart(s, start),
    play: (s, { start }) => rounds.pickStart(s, start),
  },
  step: { candidates: possibleSteps, whyNot: whyNoStep, play: takeStep },
  buy: { candidates: () => [{ buy: true }], whyNot: whyNoPurchase, play: purchase },
  use: {
    candidates: (s) =>
      active(s).tiles.flatMap((use) => (givesGoods(use) ? [{ use }, { use, goods: true }] : [{ use }])),
    whyNot: bills.whyNoUse,
    play: bills.useTile,
  },
  build: { candidates: builds, whyNot: bills.whyNoStation, play: bills.planStation },
  upgrade: {
    candidates: () => RESOURCES.map((upgrade) => ({ upgrade })),
    whyNot: (s, { upgrade }) => bills.whyNoUpgrade(s, upgrade),
    play: (s, { upgrade }) => bills.useStandard(s, upgrade),
  },
  waive: {
    candidates: (s) => bills.waiversOf(billOf(s)),
    whyNot: (s, decision) => bills.whyNoWaiver(s, billOf(s), decision),
    play: (s, decision) => bills.waive(s, billOf(s), decision),
  },
  with: {
    candidates: (s) => triplesOf(active(s)).map((triple) => ({ with: triple })),
    whyNot: (s, decision) => subsidies.whyNoTriple(s, roomsOf(s), decision.with),
    play: (s, decision) => subsidies.returnTriple(s, roomsOf(s), decision.with),
  },
  pay: {
    candidates: () => [{ pay: true }],
    whyNot: (s) => bills.whyNotPaid(s, billOf(s)),
    play: (s) => bills.pay(s, billOf(s)),
  },
  card: {
    candidates: () => CARD_IDS.map((card) => ({ card })),
    whyNot: (s, { card }) => whyNoCard(s, cityOf(s), card),
    play: (s, { card }) => takeCard(s, cityOf(s), card),
  },
  town: {
    candidates: towns,
    whyNot: whyNoTown,
    play: (s, decision) => onToRondel(buildInTown(s, decision), cityOf(s)),
  },
  raise: {
    candidates: () => RESOURCES.map((raise) => ({ raise })),
    whyNot: (s, { raise }) => bills.whyTrackEnds(active(s), raise),
    play: (s, { raise }) => onToRondel(bills.raiseIncome(s, raise), cityOf(s)),
  },
  gain: {
    candidates: () => pairs.map((gain) => ({ gain })),
    whyNot: always,
    play: (s, { gain }) => onToRondel(gainMarkers(s, gain), cityOf(s)),
  },
  forgo: { candidates: () => [{ forgo: true }], whyNot: always, play: (s) => onToRondel(s, cityOf(s)) },
  loco: {
    candidates: () => ([1, 2, 3] as const).map((loco) => ({ loco })),
    whyNot: always,
    play: (s, { loco }) => turnRondel(s, loco),
  },
  exchange: {
    candidates: (s) => subsidies.tradesUpTo(subsidies.exchangeLimit(active(s))).map((exchange) => ({ exchange })),
    whyNot: (s, { exchange }) =>
      whyTooFew('no-action-points', active(s).actionPoints, 1) ??
      subsidies.whyNoTrade(s, exchange, subsidies.exchangeLimit(active(s))),
    play: (s, { exchange }) => subsidies.trade(withoutPoints(s, 1), exchange),
  },
  coal: {
    candidates: (s) => Array.from({ length: active(s).actionPoints }, (_, i) => ({ coal: i + 1 })),
    whyNot: (s, { coal }) => whyTooFew('no-action-points', active(s).actionPoints, coal),
    play: (s, { coal }) =>
      withActive(withoutPoints(s, coal), { resources: oneMore(active(s).resources, 'C', coal * coalFor(s)) }),
  },
  contract: {
    candidates: (s) => active(s).cards.map((contract) => ({ contract })),
    whyNot: (s, { contract }) => whyNoContract(s, contract),
    play: (s, { contract }) => payContract(s, contract),
  },
  spend: { candidates: () => spendings, whyNot: subsidies.whyNoSpending, play: subsidies.spend },
  trade: {
    candidates: () => subsidies.tradesUpTo(subsidies.FREE_TRADE_LIMIT).map((trade) => ({ trade })),
    whyNot: (s, { trade }) => subsidies.whyNoTrade(s, trade, subsidies.FREE_TRADE_LIMIT),
    play: (s, { trade }) => ({ ...subsidies.trade(s, trade), step: null }),
  },
  to: { candidates: passesOf, whyNot: whyNoPass, play: (s, decision) => ({ ...takePass(s, decision), step: null }) },
  end: { candidates: () => [{ end: true }], whyNot: always, play: rounds.endActions },
  place: {
    candidates: () => places().flatMap((place) => [{ place }, { place, swap: true }]),
    whyNot: rounds.whyNoPlace,
    play: rounds.placeTile,
  },
}

const withoutPoints = (s: State, points: number): State =>
  withActive(s, { actionPoints: active(s).actionPoints - points })
