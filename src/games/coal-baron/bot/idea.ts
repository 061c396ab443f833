/** A hint: a turn, its value, and its reasons as facts. The words are the renderer's. */
import type { CoalBaronWire } from '../wire/wire.ts'
import type { Idea as IdeaOf } from '../../facets/ideas.ts'

export type { Fact, IdeaEffects, Part } from '../wire/wire.ts'
export type Idea = IdeaOf<CoalBaronWire>
