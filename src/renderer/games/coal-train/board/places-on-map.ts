/** Where places stand on the map. */
import type { PlaceId } from '../../../../games/coal-train/state/components.ts'
import { CITIES, TOWNS } from '../../../../games/coal-train/state/valley.ts'

const PLACES: Record<PlaceId, { x: number; y: number }> = { ...CITIES, ...TOWNS }

/** In shares of the map, with room for the boards at its edges. */
export function placeOnMap(place: PlaceId): { x: number; y: number } {
  const { x, y } = PLACES[place]
  return { x: (1.5 + x * 0.97) / 100, y: (7.5 + (y / 70) * 92) / 100 }
}
