/** Kinds of doubts about a score pad; `score-sheet/checks.ts` finds them. The printed map may differ, so none is refused. */
export const WARNING_CODES = [
  /** By the own map, a station that no connection joins to the others. */
  'network-unconnected',
  /** The points of towns and cities need more stations than a player has. */
  'stations-over-20',
] as const
export type WarningCode = (typeof WARNING_CODES)[number]

/** A field is named by what stands in it, and the seat: `stations-0`. */
export const FIELD = /^stations-[0-4]$/
