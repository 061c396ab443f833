/** Things at the table that a step points at, by name. */
import { stepCost } from '../rules/agents.ts'
import { isForSale } from '../rules/market.ts'
import {
  indexOf,
  isCity,
  isNextTo,
  isOuter,
  isWhistlestop,
  pointsOf,
  spaceOf,
  SUBSIDIES,
  tileOf,
} from '../state/components.ts'
import type { MarketTile, PlaceId, TileId } from '../state/components.ts'
import type { State } from '../state/state.ts'
import * as learner from './learner.ts'
import { isStation, own } from './learner.ts'

type Things = readonly string[]
type Points = (s: State) => Things

/** In the midst of an action what it asks for, else these. */
const orAsked =
  (points: Points): Points =>
  (s) =>
    s.step === null ? points(s) : ['confirm', 'choices']

const space = (index: number) => `space ${spaceOf(index).join(' ')}`
const spacesWith = ({ market }: State, is: (tile: MarketTile, index: number) => boolean): Things =>
  market.flatMap((tile, index) => (tile !== null && is(tile, index) ? [space(index)] : []))

const isStationTile = (tile: MarketTile | null): tile is TileId => isForSale(tile) && isStation(tile)
const isUpgradeTile = (tile: MarketTile | null): tile is TileId => isForSale(tile) && !isStation(tile)

/** Spaces of the edge with a Build Station tile, those first that lie beside an upgrade which can be bought as well. */
export function edgeStations(s: State): Things {
  const stations = spacesWith(s, (tile, index) => isOuter(index) && isStationTile(tile))
  const beside = spacesWith(
    s,
    (tile, index) => isOuter(index) && isStationTile(tile) && hasUpgradeBeside(s, index, tile),
  )
  return beside.length > 0 ? beside : stations
}

/** Reached and bought with what the station's step and purchase leave. */
function hasUpgradeBeside(s: State, index: number, station: TileId): boolean {
  const left = own(s).actionPoints - stepCost(s, index) - tileOf(station).cost
  return s.market.some((tile, other) => {
    if (!isNextTo(index, other) || !isUpgradeTile(tile)) return false
    return stepCost(s, other) + tileOf(tile).cost <= left
  })
}

export const whistlestops = (s: State): Things => spacesWith(s, (tile) => isWhistlestop(tile))

/** Good uses of the points that are left: the tile here, an upgrade next to it, else coal. */
export const withPointsLeft: Points = orAsked((s) => {
  if (learner.open(s, 'buy').length > 0) return ['here']
  const upgrades = learner.open(s, 'step').flatMap(({ step }) => (isAffordable(s, indexOf(step)) ? [step] : []))
  return upgrades.length > 0 ? upgrades.map((step) => space(indexOf(step))) : ['coal']
})

function isAffordable(s: State, index: number): boolean {
  const tile = s.market[index] ?? null
  return isUpgradeTile(tile) && stepCost(s, index) + tileOf(tile).cost <= own(s).actionPoints
}

/** Subsidies of which the learner has markers. */
export const ownSubsidies = (s: State): Things =>
  SUBSIDIES.filter((subsidy) => own(s).markers[subsidy] > 0).map((subsidy) => `subsidy ${subsidy}`)

/** Subsidies that give something at once, before those that ask what for. */
export function spendable(s: State): Things {
  const all = [...new Set(learner.open(s, 'spend').flatMap(({ spend, rooms }) => (rooms ? [] : [spend])))]
  const plain = all.filter((subsidy) => subsidy !== 'FT' && subsidy !== 'RP')
  return (plain.length > 0 ? plain : all).map((subsidy) => `subsidy ${subsidy}`)
}

const held = (tile: TileId) => `held ${tile}`
export const stationTiles = (s: State): Things =>
  own(s)
    .tiles.filter((tile) => isStation(tile))
    .map(held)
export const usableTiles: Points = orAsked((s) => learner.open(s, 'use').map(({ use }) => held(use)))

/** The Standard Upgrade under the agent, and the incomes to choose from once it is pressed. */
export const standard: Points = orAsked(() => ['here', 'choices'])

/** The end of the turn, with the tiles that are to be placed after it. */
export const toTheEnd: Points = orAsked((s) => [learner.isReplenishing(s) ? 'free-spaces' : 'end'])

/** Cities that can be built in. */
export const cities = (s: State): Things => placesOf(s, isCity)

/** The places with the most points that can be built in, and the connections to choose from once one is pressed. */
export const bestPlaces: Points = orAsked((s) => {
  const most = Math.max(...learner.open(s, 'build').map(({ build }) => pointsOf(build)))
  return [...placesOf(s, (place) => pointsOf(place) === most), 'choices']
})

const placesOf = (s: State, is: (place: PlaceId) => boolean): Things =>
  [...new Set(learner.open(s, 'build').map(({ build }) => build))].filter(is).map((place) => `place ${place}`)

export const contracts = (s: State): Things => learner.open(s, 'contract').map(({ contract }) => `card ${contract}`)
export const scoringCards = (s: State): Things =>
  own(s)
    .cards.filter((card) => card.startsWith('F'))
    .map((card) => `card ${card}`)
