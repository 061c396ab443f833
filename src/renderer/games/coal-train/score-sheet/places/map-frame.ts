/** Positions of the map's places within its frame. */
import { PLACE_IDS, type PlaceId } from '../../../../../games/coal-train/state/components.ts'
import { SITES, VALLEY_LINES } from '../../board-state/valley-lines.ts'

/** In the map's own units; the first place is the one to the north-west. */
export const WIDTH = 104
export const HEIGHT = 72
const MARGIN = { x: -1, y: 1 }

const standsAt = (place: PlaceId) => ({ x: SITES[place].x - MARGIN.x, y: SITES[place].y + MARGIN.y + 1.5 })

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

export const LINES: readonly Line[] = VALLEY_LINES.map(({ ends, from, to }) => ({
  ...{ key: ends, from: standsAt(from), to: standsAt(to) },
}))

/** From north to south, so that Tab goes through the map like through a page. */
export const IN_ORDER: readonly PlaceId[] = PLACE_IDS.toSorted(
  (one, other) => SITES[one].y - SITES[other].y || SITES[one].x - SITES[other].x,
)
