/** Why nothing can be done where no choice is offered at all, so that every press on the board has its answer. */
import type { Refusal, SeatView, View } from '../../../../games/coal-train/rules/types.ts'
import { extraOf, stationTile, STATIONS, type PlaceId } from '../../../../games/coal-train/state/components.ts'
import { walksAt, type Shown } from './walks.ts'

/**
 * Says why the agent can't walk to a space of the market: too few action points, or a space on the way that asks for
 * coal.
 */
export function whyNoWalk(table: Shown, { actionPoints }: SeatView, to: number): Refusal {
  const need = walksAt(table, Number.MAX_SAFE_INTEGER).get(to)?.points
  if (need === undefined) return { code: 'no-coal', params: { have: 0, need: 1 } }
  return { code: 'no-action-points', params: { have: actionPoints, need } }
}

/**
 * Says why nothing can be built in a place during the actions of a turn. `building` is the tile whose second station
 * comes next.
 */
export function whyNoBuild(building: View['building'], { stations, tiles }: SeatView, place: PlaceId): Refusal {
  if (stations.includes(place)) return { code: 'station-here', params: { place } }
  if (building === null && !tiles.some((tile) => stationTile(tile))) return { code: 'tile-needed', params: {} }
  if (stations.length >= STATIONS) return { code: 'stations-gone', params: { most: STATIONS } }
  const isJoined = stations.some((via) => extraOf(via, place) !== null)
  return { code: isJoined ? 'not-now' : 'connection-needed', params: {} }
}
