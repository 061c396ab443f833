/**
 * The table as it stood at a position, for the board: it asks nobody unless moves are tried. Everything may be seen, since the
 * game is over.
 */
import { pendingSteps } from '../../../../games/coal-baron/rules/course.ts'
import { shownAt } from '../../../../games/coal-baron/rules/shown.ts'
import { deciding } from '../../../../games/coal-baron/rules/view.ts'
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'
import type { GameRecord } from '../../../../games/record/record.ts'
import type { Trying } from '../../screens/archive-screens.ts'
import { replayTable } from '../../screens/replay-table.ts'
import type { CoalBaronTable } from '../base/envelopes.ts'
import type { CoalBaronPlayed } from './stored-game.ts'

export function tableAt(
  record: GameRecord,
  { positions }: CoalBaronPlayed,
  at: number,
  trying?: Pick<Trying, 'canTakeBack'>,
): CoalBaronTable {
  const { course } = positions[at]
  const turn = deciding(course.state)
  const shown = shownAt({ ...course, steps: pendingSteps(course), faceDown: null }, turn)
  return replayTable<CoalBaronWire>(record, at, turn, shown, trying)
}
