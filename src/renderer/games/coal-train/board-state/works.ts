/** A build that is put together: its tile, place and connection, each filled in where only one is left. */
import { tileOf, type PlaceId, type TileId } from '../../../../games/coal-train/state/components.ts'
import { choicesOf, legal, type Choice, type ChoiceOf } from './at-hand.ts'

/** The parts of a build chosen so far. A second build has its tile already. */
export interface Plan {
  tile?: TileId
  place?: PlaceId
  via?: PlaceId
}

export type Build = ChoiceOf<'build'>

const fits =
  ({ tile, place, via }: Plan) =>
  ({ decision }: Build) =>
    (tile === undefined || decision.tile === tile || decision.tile === undefined) &&
    (place === undefined || decision.build === place) &&
    (via === undefined || decision.via === via)

/** The builds that a plan leaves open. */
export const buildsOf = (choices: readonly Choice[], plan: Plan): Build[] =>
  choicesOf(choices, 'build').filter(fits(plan)).filter(legal)

const distinct = <T>(all: readonly T[]): T[] => [...new Set(all)]

export const placesOf = (builds: readonly Build[]): PlaceId[] => distinct(builds.map(({ decision }) => decision.build))
export const viasOf = (builds: readonly Build[]): PlaceId[] =>
  distinct(builds.flatMap(({ decision }) => decision.via ?? []))

/** One tile of each kind: two of a kind build alike. */
export function tilesOf(builds: readonly Build[]): TileId[] {
  const byKind = new Map(builds.flatMap(({ decision: { tile } }) => (tile ? [[tileOf(tile).kind, tile] as const] : [])))
  return [...byKind.values()]
}

/** With everything filled in that has one answer. */
export function filled(choices: readonly Choice[], plan: Plan): Plan {
  const builds = buildsOf(choices, plan)
  const [tiles, places, vias] = [tilesOf(builds), placesOf(builds), viasOf(builds)]
  return {
    ...plan,
    ...(tiles.length === 1 && { tile: tiles[0] }),
    ...(places.length === 1 && { place: places[0] }),
    ...(plan.place !== undefined && vias.length === 1 && { via: vias[0] }),
  }
}

/** The build that the plan has come to; null while something is left to choose. */
export function builtBy(choices: readonly Choice[], plan: Plan): Build | null {
  const builds = buildsOf(choices, plan)
  if (plan.place === undefined || viasOf(builds).length > 1 || tilesOf(builds).length > 1) return null
  return builds.find(({ decision: { tile } }) => plan.tile === undefined || tile === plan.tile) ?? builds[0] ?? null
}

/** More places than this are chosen on the map alone. */
const MOST_LISTED = 8

/** The part of a plan that is asked for now. */
export const askedOf = ({ tile, place }: Plan, hasTile: boolean): keyof Plan =>
  !tile && !hasTile ? 'tile' : place ? 'via' : 'place'

/** Places that are chosen by their number, in this order: where to build, or from where. */
export function numbered(choices: readonly Choice[], plan: Plan, part: keyof Plan): PlaceId[] {
  const builds = buildsOf(choices, plan)
  const places = part === 'place' ? placesOf(builds) : part === 'via' ? viasOf(builds) : []
  return places.length > MOST_LISTED ? [] : places
}

/** The towns that Build in Town offers, each with a connection, as they are numbered; none if the map alone shows them. */
export function townsListed(choices: readonly Choice[]): ChoiceOf<'town'>[] {
  const towns = choicesOf(choices, 'town').filter(legal)
  return towns.length > MOST_LISTED ? [] : towns
}
