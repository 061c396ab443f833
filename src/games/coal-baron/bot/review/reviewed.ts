/** The review of one move of a finished game. Points are rounded to hundredths, chances to thousandths. */
import type { ReviewedMove as ReviewedMoveOf } from '../../../facets/ideas.ts'
import type { CoalBaronWire } from '../../wire/wire.ts'

export type { Depth } from '../../../facets/review-depth.ts'
export type { Outlook } from '../../../facets/ideas.ts'

/** Rises when reviews come out differently than before: those kept by an older Pithead are made again. */
export const REVIEW_VERSION = 14

export type ReviewedMove = ReviewedMoveOf<CoalBaronWire>
