/** The table as it stood at a position, for the board: it asks nobody unless moves are tried. */
import { shownAt } from '../../../../games/railroad-barons/rules/shown.ts'
import { deciding } from '../../../../games/railroad-barons/state/state.ts'
import type { BaronsWire } from '../../../../games/railroad-barons/wire/wire.ts'
import type { GameRecord } from '../../../../games/record/record.ts'
import type { Trying } from '../../screens/archive-screens.ts'
import { replayTable } from '../../screens/replay-table.ts'
import type { BaronsTable } from '../base/envelopes.ts'
import type { BaronsPlayed } from './stored-game.ts'

export function tableAt(
  record: GameRecord,
  { positions }: BaronsPlayed,
  at: number,
  trying?: Pick<Trying, 'canTakeBack'>,
): BaronsTable {
  const { course } = positions[at]
  return replayTable<BaronsWire>(record, at, deciding(course.state), shownAt(course), trying)
}
