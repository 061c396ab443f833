/** A table right after a decision that is still on its way. */
import { allowed } from '../../../../games/railroad-barons/rules/allowed.ts'
import { ceremonyOf } from '../../../../games/railroad-barons/rules/ceremony.ts'
import { decide, entryOf } from '../../../../games/railroad-barons/rules/entries.ts'
import { knownPosition } from '../../../../games/railroad-barons/rules/known.ts'
import { turnItem } from '../../../../games/railroad-barons/rules/log.ts'
import { worth } from '../../../../games/railroad-barons/rules/result.ts'
import type { Decision } from '../../../../games/railroad-barons/rules/types.ts'
import { roundOf, view } from '../../../../games/railroad-barons/rules/view.ts'
import { bySeat } from '../../../../games/railroad-barons/state/components.ts'
import * as state from '../../../../games/railroad-barons/state/state.ts'
import { waitingFor } from '../../screens/shown-ahead.ts'
import type { BaronsTable } from '../base/envelopes.ts'

/** Null where the rules refuse the decision, and where the page knows too little. */
export function ahead(table: BaronsTable, decision: Decision): BaronsTable | null {
  const known = knownPosition(table.view, table.log)
  const played = known && decide(known.now, decision)
  if (!played || played.refusal) return null
  const { state: now } = played
  const pending = [...known.pending, decision]
  const isWhole = !state.isUnderWay(now)
  return {
    ...table,
    ...waitingFor(table, state.deciding(now)),
    progress: { key: 'round', params: { ...roundOf(now) } },
    points: bySeat((seat) => worth(now, seat)),
    view: isWhole ? view(now, now, []) : view(now, known.opening, pending),
    allowed: allowed(now),
    ceremony: ceremonyOf(now),
    takeBack: { effect: isWhole ? 'turn' : 'piece', practice: false },
    log: isWhole ? [...table.log, turnItem(known.opening, entryOf(pending), known.entries.length, now)] : table.log,
  }
}
