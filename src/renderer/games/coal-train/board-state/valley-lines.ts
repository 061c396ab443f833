/** The valley as both maps draw it: where its places stand, in the data's own units, and what joins them. */
import type { PlaceId } from '../../../../games/coal-train/state/components.ts'
import { CITIES, CONNECTIONS, TOWNS } from '../../../../games/coal-train/state/valley.ts'

export const SITES: Readonly<Record<PlaceId, { x: number; y: number }>> = { ...CITIES, ...TOWNS }

export interface ValleyLine {
  /** `MUN-DAN`, for a key. */
  ends: string
  from: PlaceId
  to: PlaceId
  /** Letters of the extra cost; empty without one. */
  extra: string
}

export const VALLEY_LINES: readonly ValleyLine[] = CONNECTIONS.map((connection) => {
  const [ends = '', extra = ''] = connection.split(':')
  const [from, to] = ends.split('-') as [PlaceId, PlaceId]
  return { ends, from, to, extra }
})
