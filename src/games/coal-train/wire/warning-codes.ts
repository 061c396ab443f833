/** Kinds of doubts about a score pad; `score-sheet/checks.ts` finds them. The printed map may differ, so none is refused. */

/** Those that the first records have. A record from before a later kind was added lacks it. */
export const FIRST_CODES = [
  /** On the player's own map, a station that no connection joins to the others. */
  'network-unconnected',
  /** The points of towns and cities need more stations than a player has. */
  'stations-over-20',
] as const

export const WARNING_CODES = [
  ...FIRST_CODES,
  /** A single town or city that brings more than any does. */
  'town-high',
  'city-high',
  /** Points of cards at once that no such cards bring together. */
  'cards-points',
  /** A contract, or the contracts together, with points that none bring. */
  'contract-value',
  /** A single scoring card with more points than one brings. */
  'scoring-value',
  /** Points of cards without a city, where cards are taken. */
  'cards-without-city',
  /** Nobody ends without a point: the first station brings some. */
  'no-points',
  /** All seats together have more than the box: points of each kind of card, and contracts of one value. */
  'cards-in-box',
  'contracts-in-box',
  'scoring-in-box',
  'contract-copies',
  /** More than 20 stations with the dearest cards could bring. */
  'total-high',
  /** More cards than cities with a station. */
  'cards-over-cities',
  /** More cards than lie at the cities. */
  'cards-in-play',
  /** An income below its start, and more upgrade tiles than there are steps. */
  'income-low',
  'upgrades-high',
] as const
export type WarningCode = (typeof WARNING_CODES)[number]

/** Those about all seats together; their field is the seat's with most. */
const ABOUT_ALL: readonly WarningCode[] = [
  ...(['cards-in-box', 'contracts-in-box', 'scoring-in-box'] as const),
  ...(['contract-copies', 'cards-in-play'] as const),
]
export const isAboutAll = (code: WarningCode): boolean => ABOUT_ALL.includes(code)

/** A field is named by what stands in it, and the seat: `stations-0`, `income-C-2`. */
export const FIELD = /^(stations|towns|cities|cards|contracts|scoring|total|upgrades|income-[CIW])-[0-4]$/

/** Contradicts the rules on any map; the others rest on the printed map, cards and tiles, which may differ from ours. */
const IMPOSSIBLE: readonly WarningCode[] = ['cards-without-city', 'no-points', 'cards-over-cities', 'income-low']
export const isImpossible = (code: WarningCode): boolean => IMPOSSIBLE.includes(code)
