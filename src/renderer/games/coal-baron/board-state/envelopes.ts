/** The contract's envelopes with Coal Baron inside. */
import type { Action, Hints, TableState } from '../../../../contract/api.ts'
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'
import type { Idea } from '../../../../games/facets/ideas.ts'

export type CoalBaronTable = TableState<CoalBaronWire>
export type CoalBaronAction = Action<CoalBaronWire>
export type CoalBaronHints = Hints<CoalBaronWire>
export type CoalBaronIdea = Idea<CoalBaronWire>
