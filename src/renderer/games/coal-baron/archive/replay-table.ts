/** The table as it stood at a position, for the board. Everything may be seen, since the game is over. */
import { pendingSteps, type Course } from '../../../../games/coal-baron/rules/course.ts'
import { shownAt } from '../../../../games/coal-baron/rules/shown.ts'
import { deciding } from '../../../../games/coal-baron/rules/view.ts'
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'
import { replayTables } from '../../screens/replay-table.ts'

export const tableAt = replayTables<CoalBaronWire, Course>(
  ({ state }) => deciding(state),
  (course, turn) => shownAt({ ...course, steps: pendingSteps(course), faceDown: null }, turn),
)
