/** A table right after a decision that is still on its way. */
import { decide, entryOf } from '../../../../games/railroad-barons/rules/entries.ts'
import { knownPosition } from '../../../../games/railroad-barons/rules/known.ts'
import { entryItems } from '../../../../games/railroad-barons/rules/log.ts'
import { shownAt } from '../../../../games/railroad-barons/rules/shown.ts'
import type { Decision } from '../../../../games/railroad-barons/rules/types.ts'
import { deciding, isUnderWay } from '../../../../games/railroad-barons/state/state.ts'
import { tableAhead } from '../../screens/shown-ahead.ts'
import type { BaronsWire } from '../../../../games/railroad-barons/wire/wire.ts'
import type { BaronsTable } from '../board-state/envelopes.ts'

/** Null if the rules refuse the decision, and if the page knows too little. */
export function ahead(table: BaronsTable, decision: Decision): BaronsTable | null {
  const known = knownPosition(table.view, table.log)
  const played = known && decide(known.now, decision)
  if (!played || played.refusal) return null
  const { state } = played
  const pending = [...known.pending, decision]
  if (isUnderWay(state))
    return tableAhead<BaronsWire>(table, deciding(state), shownAt({ ...known, state, pending, log: table.log }), PIECE)
  const log = [...table.log, ...entryItems(known.opening, entryOf(pending), known.entries.length, state)]
  return tableAhead<BaronsWire>(table, deciding(state), shownAt({ state, opening: state, pending: [], log }), TURN)
}

const PIECE = { effect: 'piece', practice: false }
const TURN = { effect: 'turn', practice: false }
