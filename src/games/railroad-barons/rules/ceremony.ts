/** The game going on by itself: the export of a Railroad, and the closing account. */
import { itemAt } from '../../building-blocks/lists.ts'
import { RAILROADS, bySeat, sideOf } from '../state/components.ts'
import * as at from '../state/layout.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { endedBy } from './obsolescence.ts'
import { scoreOf } from './result.ts'
import type { Ceremony } from './types.ts'

/** Null if somebody decides or the game is over. */
export function ceremonyOf(s: State): Ceremony | null {
  if (state.phase(s) === state.EXPORTING) return exportOf(s)
  if (state.phase(s) !== state.CLOSING) return null
  return { kind: 'closing', parts: state.get(s, at.TOLD), scores: bySeat((seat) => scoreOf(s, seat)) }
}

/** The Railroad that is about to leave, and those that leave with it. */
function exportOf(s: State): Ceremony {
  const top = state.topRailroad(s)
  const obsolete = endedBy(s, sideOf(top, 0).level)
  return {
    kind: 'export',
    railroad: itemAt(RAILROADS, top),
    obsolete: obsolete.map((railroad) => itemAt(RAILROADS, railroad)),
  }
}
