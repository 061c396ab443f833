/** The contract's envelopes with Railroad Barons inside. */
import type { Action, Hints, TableState } from '../../../../contract/api.ts'
import type { BaronsWire } from '../../../../games/railroad-barons/wire/wire.ts'

export type BaronsTable = TableState<BaronsWire>
export type BaronsAction = Action<BaronsWire>
export type BaronsHints = Hints<BaronsWire>
