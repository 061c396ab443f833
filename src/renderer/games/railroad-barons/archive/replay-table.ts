/** The table as it stood at a position, for the board. */
import type { Course } from '../../../../games/railroad-barons/rules/course.ts'
import { shownAt } from '../../../../games/railroad-barons/rules/shown.ts'
import { deciding } from '../../../../games/railroad-barons/state/state.ts'
import type { BaronsWire } from '../../../../games/railroad-barons/wire/wire.ts'
import { replayTables } from '../../screens/replay-table.ts'

export const tableAt = replayTables<BaronsWire, Course>(({ state }) => deciding(state), shownAt)
