/** The contract's envelopes with Coal Train inside. */
import type { Action, Hints, TableState } from '../../../../contract/api.ts'
import type { CoalTrainWire } from '../../../../games/coal-train/wire/wire.ts'

export type TrainTable = TableState<CoalTrainWire>
export type TrainAction = Action<CoalTrainWire>
export type TrainHints = Hints<CoalTrainWire>
