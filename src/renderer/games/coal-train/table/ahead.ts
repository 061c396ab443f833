/** A table right after a decision that is still on its way. */
import { decide } from '../../../../games/coal-train/rules/entries.ts'
import { reveals } from '../../../../games/coal-train/rules/hidden.ts'
import { knownPosition } from '../../../../games/coal-train/rules/known.ts'
import { entryItems } from '../../../../games/coal-train/rules/log.ts'
import { shownAt } from '../../../../games/coal-train/rules/shown.ts'
import type { Decision, LogItem } from '../../../../games/coal-train/rules/types.ts'
import { asked, isUnderWay } from '../../../../games/coal-train/state/state.ts'
import { entryOf } from '../../../../games/coal-train/wire/entry-decisions.ts'
import { tableAhead } from '../../screens/shown-ahead.ts'
import type { CoalTrainWire } from '../../../../games/coal-train/wire/wire.ts'
import type { TrainTable } from '../board-state/envelopes.ts'

/** Null if the rules refuse the decision, if it turns up what nobody knows, and if the page knows too little. */
export function ahead(table: TrainTable, decision: Decision): TrainTable | null {
  const known = knownPosition(table.view, table.log)
  const played = known && decide(known.now, decision)
  if (!played || played.refusal || reveals(known.now, played.state)) return null
  const { state } = played
  const pending = [...known.pending, decision]
  if (isUnderWay(state))
    return tableAhead<CoalTrainWire>(table, asked(state), shownAt({ ...known, state, pending, log: table.log }), PIECE)
  const log = [...table.log, ...entryItems(known.opening, entryOf(pending), movesIn(table.log), state)]
  return tableAhead<CoalTrainWire>(table, asked(state), shownAt({ state, opening: state, pending: [], log }), ACTION)
}

const PIECE = { effect: 'piece', practice: false }
const ACTION = { effect: 'action', practice: false }

const movesIn = (log: readonly LogItem[]): number => log.filter(({ type }) => type === 'entry').length
