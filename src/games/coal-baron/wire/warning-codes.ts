/** Kinds of doubts about a score pad; `checks.ts` finds them. */
import { isOneOf } from '../../building-blocks/one-of.ts'

/** Contradicts the rules, the box, or another number. */
const IMPOSSIBLE = [
  /** Fewer than after the shift before. */
  'fell',
  /** Spots by colour and spots by vehicle are the same spots. */
  'colors-and-vehicles',
  /** All players together have more spots, empty minecarts, orders, cubes or tiles than there are. */
  'spots-in-box',
  'minecarts-in-box',
  'orders-in-box',
  'cubes-in-box',
  'tiles-in-box',
  /** The points of the deliveries can't come from orders with this number of spots. */
  'points-and-spots',
  /** The marker stands further back than before the deliveries. */
  'marker-behind',
  /** An earlier shift was corrected since the marker was read. */
  'marker-moved',
  /** The cards that were tapped brought less than the earlier shifts had already. */
  'cards-behind',
  'workers',
  /** More empty minecarts than the pit has; fewer cubes than stand on the others; more cubes than ever were in the pit. */
  'minecarts-and-tiles',
  'cubes-too-few',
  'cubes-too-many',
  'marks-too-many',
  /** More Marks left than stay when every five are paid for a point. */
  'left-too-many',
  'total-too-large',
] as const

/** Could be, but hardly ever is. */
const UNLIKELY = ['points-high', 'marks-high', 'orders-high', 'tiles-apart', 'total-odd'] as const

export const WARNING_CODES = [...IMPOSSIBLE, ...UNLIKELY] as const
export type WarningCode = (typeof WARNING_CODES)[number]

export const isImpossible = (code: WarningCode): boolean => isOneOf(IMPOSSIBLE, code)

/** About all players together: the field is the first one's. */
const ABOUT_ALL: readonly WarningCode[] = [
  'spots-in-box',
  'minecarts-in-box',
  'orders-in-box',
  'cubes-in-box',
  'tiles-in-box',
]
export const isAboutAll = (code: WarningCode): boolean => ABOUT_ALL.includes(code)

/** Found by what a record doesn't keep: markers, workers, and cards among counts. */
const PAD_ONLY: readonly WarningCode[] = ['marker-behind', 'marker-moved', 'cards-behind', 'workers', 'orders-in-box']
export const isPadOnly = (code: WarningCode): boolean => PAD_ONLY.includes(code)
