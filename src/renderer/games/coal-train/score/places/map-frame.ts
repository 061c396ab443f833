/** Where the map's places stand in its frame. */
import { CONNECTIONS, CITIES, TOWNS } from '../../../../../games/coal-train/state/valley.ts'
import { PLACE_IDS, type PlaceId } from '../../../../../games/coal-train/state/components.ts'

const PLACES: Readonly<Record<PlaceId, { x: number; y: number }>> = { ...CITIES, ...TOWNS }

/** In the map's own units; the first place is the one to the north-west. */
export const WIDTH = 104
export const HEIGHT = 72
const MARGIN = { x: -1, y: 1 }

const standsAt = (place: PlaceId) => ({ x: PLACES[place].x - MARGIN.x, y: PLACES[place].y + MARGIN.y + 1.5 })

/** In shares of the frame. */
export function shareOf(place: PlaceId): { left: string; top: string } {
  const { x, y } = standsAt(place)
  return { left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` }
}

export interface Line {
  key: string
  from: { x: number; y: number }
  to: { x: number; y: number }
}

export const LINES: readonly Line[] = CONNECTIONS.map((connection) => {
  const [from, to] = connection.slice(0, 7).split('-') as [PlaceId, PlaceId]
  return { key: connection, from: standsAt(from), to: standsAt(to) }
})

/** From north to south, so that Tab goes through the map like through a page. */
export const IN_ORDER: readonly PlaceId[] = PLACE_IDS.toSorted(
  (one, other) => PLACES[one].y - PLACES[other].y || PLACES[one].x - PLACES[other].x,
)
