/** A hint: an entry, its value, and its reasons as facts. The words are the renderer's. */
import type { Idea as IdeaOf, Outlook, ReviewedMove as ReviewedMoveOf } from '../../facets/ideas.ts'
import type { BaronsWire } from '../wire/wire.ts'

export type { Fact, IdeaEffects } from '../wire/wire.ts'
export type { Outlook }
export type Idea = IdeaOf<BaronsWire>
/** Dollars are whole, chances rounded to thousandths. */
export type ReviewedMove = ReviewedMoveOf<BaronsWire>
