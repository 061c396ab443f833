/** Stations: where they may be built, what they cost and what they bring (rulings 16 to 20). */
import { itemAt } from '../../building-blocks/lists.ts'
import {
  amountsOf,
  extraOf,
  isCity,
  lettersOf,
  pointsOf,
  STATIONS,
  stationTile,
  SUBSIDIES,
} from '../state/components.ts'
import type { Amounts, PlaceId, TileId } from '../state/components.ts'
import { gained, holds, minus, oneMore } from '../state/amounts.ts'
import { active, hasCard, withActive, withSeat } from '../state/state.ts'
import type { Seat, State } from '../state/state.ts'
import { addMarkers } from './markers.ts'
import { refuse } from './refuse.ts'
import type { DecisionOf, Refusal } from './types.ts'

type Build = DecisionOf<'build'>

export function whyNoBuild(s: State, { build, tile, via }: Build): Refusal | null {
  const seat = active(s)
  if (tile === undefined && s.building === null) return refuse('tile-needed')
  if (tile !== undefined && !seat.tiles.includes(tile)) return refuse('not-your-tile', { tile })
  if (tile !== undefined && !stationTile(tile)) return refuse('no-build-tile', { tile })
  return whyNoSite(seat, build) ?? whyNotJoined(seat, build, via)
}

function whyNoSite({ stations }: Seat, place: PlaceId): Refusal | null {
  if (stations.includes(place)) return refuse('station-here', { place })
  return stations.length < STATIONS ? null : refuse('stations-gone', { most: STATIONS })
}

/** The first station goes anywhere, every later one is joined to an own station by a connection (ruling 17). */
function whyNotJoined({ stations }: Seat, place: PlaceId, via?: PlaceId): Refusal | null {
  if (stations.length === 0) return via === undefined ? null : refuse('first-station-free')
  if (via === undefined) return refuse('connection-needed')
  if (!stations.includes(via)) return refuse('no-station-there', { place: via })
  return extraOf(via, place) === null ? refuse('not-connected', { place, via }) : null
}

/** Resources for a station by tile, with the connection's extra cost. */
export function costOfStation(s: State, { build, tile, via }: Build): Amounts {
  const costs = stationTile((tile ?? s.building)!)!
  return gained(extraCost(active(s), build, via), isCity(build) ? costs.city : costs.town)
}

function extraCost(seat: Seat, place: PlaceId, via: PlaceId | undefined): Amounts {
  const isSpared = via === undefined || hasCard(seat, 'L6')
  return amountsOf(isSpared ? '' : (extraOf(via, place) ?? ''))
}

/** The station stands, is scored and noticed; a city brings a card, if any is left, and a subsidy from the rondel. */
export function buildStation(s: State, { build, tile }: { build: PlaceId; tile: TileId | null }): State {
  const built = noticed(withTileUsed(withStation(s, build), tile), build)
  if (!isCity(build)) return built
  return { ...built, step: { at: built.cards[build].length > 0 ? 'card' : 'loco', city: build, tile } }
}

/** After its first build a tile has a second one left, after that it is discarded. */
function withTileUsed(s: State, tile: TileId | null): State {
  if (tile === null) return withoutSecondBuild(s)
  return { ...withActive(s, { tiles: active(s).tiles.filter((each) => each !== tile) }), building: tile }
}

/** The second build of a tile is over, built or not (ruling 16). */
export const withoutSecondBuild = (s: State): State =>
  s.building === null ? s : { ...s, building: null, discarded: [...s.discarded, s.building] }

function withStation(s: State, place: PlaceId): State {
  const { stations, towns, cities } = active(s)
  const points = pointsOf(place)
  return withActive(s, {
    stations: [...stations, place],
    ...(isCity(place) ? { cities: cities + points } : { towns: towns + points }),
  })
}

/** Town Water and City Coal of opponents with a station there (ruling 20). */
function noticed(s: State, place: PlaceId): State {
  const [card, resource] = isCity(place) ? (['L2', 'C'] as const) : (['L1', 'W'] as const)
  const seat = s.seats.findIndex(
    (each, seat) => seat !== s.turn && hasCard(each, card) && each.stations.includes(place),
  )
  return seat < 0 ? s : withSeat(s, seat, { resources: oneMore(itemAt(s.seats, seat).resources, resource) })
}

// Build in Town (ruling 19)

/** Its connection's extra cost alone. */
export const costOfTown = (s: State, { town, from }: DecisionOf<'town'>): Amounts => extraCost(active(s), town, from)

export function whyNoTown(s: State, decision: DecisionOf<'town'>): Refusal | null {
  const { town, from } = decision
  const seat = active(s)
  return whyNoSite(seat, town) ?? whyNotJoined(seat, town, from) ?? whyNoExtra(seat, costOfTown(s, decision))
}

const whyNoExtra = ({ resources }: Seat, due: Amounts): Refusal | null =>
  holds(resources, due) ? null : refuse('cannot-pay', { have: lettersOf(resources), need: lettersOf(due) })

/** Brings the town's points and nothing else. */
export function buildInTown(s: State, decision: DecisionOf<'town'>): State {
  const resources = minus(active(s).resources, costOfTown(s, decision))
  return withStation(withActive(s, { resources }), decision.town)
}

// The rondel

/** Moves the loco on by this number of spaces; the spaces that it passes give nothing. */
export function turnRondel(s: State, spaces: number): State {
  const loco = (s.loco + spaces) % SUBSIDIES.length
  return { ...withActive(s, { markers: addMarkers(active(s).markers, [itemAt(SUBSIDIES, loco)]) }), loco, step: null }
}
