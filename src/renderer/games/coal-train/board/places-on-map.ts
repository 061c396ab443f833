/** Positions of places on the map. */
import type { PlaceId } from '../../../../games/coal-train/state/components.ts'
import { SITES } from '../board-state/valley-lines.ts'

/** In shares of the map, with room for the boards at its edges. */
export function placeOnMap(place: PlaceId): { x: number; y: number } {
  const { x, y } = SITES[place]
  return { x: (1.5 + x * 0.97) / 100, y: (7.5 + (y / 70) * 92) / 100 }
}
