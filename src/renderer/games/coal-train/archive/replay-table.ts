/** The table as it stood at a position, for the board: it asks nobody unless moves are tried. */
import { shownAt } from '../../../../games/coal-train/rules/shown.ts'
import { asked } from '../../../../games/coal-train/state/state.ts'
import type { CoalTrainWire } from '../../../../games/coal-train/wire/wire.ts'
import type { GameRecord } from '../../../../games/record/record.ts'
import type { Trying } from '../../screens/archive-screens.ts'
import { replayTable } from '../../screens/replay-table.ts'
import type { TrainTable } from '../base/envelopes.ts'
import type { TrainPlayed } from './stored-game.ts'

export function tableAt(
  record: GameRecord,
  { positions }: TrainPlayed,
  at: number,
  trying?: Pick<Trying, 'canTakeBack'>,
): TrainTable {
  const { course } = positions[at]
  return replayTable<CoalTrainWire>(record, at, asked(course.state), shownAt(course), trying)
}
