/** A hint: a turn, its value, and its reasons as facts. The words are the renderer's. */
import type { Idea as IdeaOf, Outlook, ReviewedMove as ReviewedMoveOf } from '../../facets/ideas.ts'
import type { CoalTrainWire } from '../wire/wire.ts'

export type { Fact, IdeaEffects } from '../wire/wire.ts'
export type { Outlook }
export type Idea = IdeaOf<CoalTrainWire>
/** Points are rounded to tenths, chances to thousandths. */
export type ReviewedMove = ReviewedMoveOf<CoalTrainWire>
