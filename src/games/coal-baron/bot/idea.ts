/** A hint: a turn, its value, and its reasons as facts. The words are the renderer's. */
import type { CoalBaronWire, Part } from '../wire/wire.ts'
import type { Idea as IdeaOf } from '../../facets/ideas.ts'

export type { IdeaEffects, Part } from '../wire/wire.ts'
/** The parts of the evaluator's value. */
export type ValuePart = Exclude<Part, 'later'>
export type Idea = IdeaOf<CoalBaronWire>
