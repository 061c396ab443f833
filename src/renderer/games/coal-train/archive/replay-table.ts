/** The table as it stood at a position, for the board. */
import type { Course } from '../../../../games/coal-train/rules/course.ts'
import { shownAt } from '../../../../games/coal-train/rules/shown.ts'
import { asked } from '../../../../games/coal-train/state/state.ts'
import type { CoalTrainWire } from '../../../../games/coal-train/wire/wire.ts'
import { replayTables } from '../../screens/replay-table.ts'

export const tableAt = replayTables<CoalTrainWire, Course>(({ state }) => asked(state), shownAt)
