/** A table right after a decision that is still on its way. */
import { allowed } from '../../../../games/coal-train/rules/allowed.ts'
import { ceremonyOf, pointsSoFar } from '../../../../games/coal-train/rules/ceremony.ts'
import { decide } from '../../../../games/coal-train/rules/entries.ts'
import { knownPosition } from '../../../../games/coal-train/rules/known.ts'
import { entryItems } from '../../../../games/coal-train/rules/log.ts'
import type { Decision, LogItem } from '../../../../games/coal-train/rules/types.ts'
import { view } from '../../../../games/coal-train/rules/view.ts'
import { asked, isUnderWay, type State } from '../../../../games/coal-train/state/state.ts'
import { entryOf } from '../../../../games/coal-train/wire/entry-decisions.ts'
import { waitingFor } from '../../screens/shown-ahead.ts'
import type { TrainTable } from '../base/envelopes.ts'

/** Null where the rules refuse the decision, where it turns up what nobody knows, and where the page knows too little. */
export function ahead(table: TrainTable, decision: Decision): TrainTable | null {
  const known = knownPosition(table.view, table.log)
  const played = known && decide(known.now, decision)
  if (!played || played.refusal || turnsUp(known.now, played.state)) return null
  const { state: now } = played
  const pending = [...known.pending, decision]
  const isWhole = !isUnderWay(now)
  return {
    ...table,
    ...waitingFor(table, asked(now)),
    progress: { key: now.ending === 'last' ? 'last' : 'round', params: { round: now.round } },
    points: pointsSoFar(now),
    view: isWhole ? view(now) : view(now, known.opening, pending),
    allowed: allowed(now),
    ceremony: ceremonyOf(now),
    takeBack: { effect: isWhole ? 'action' : 'piece', practice: false },
    log: isWhole ? [...table.log, ...entryItems(known.opening, entryOf(pending), movesIn(table.log), now)] : table.log,
  }
}

const movesIn = (log: readonly LogItem[]): number => log.filter(({ type }) => type === 'entry').length

/** A tile is drawn, or those that lay face down are turned up. */
const turnsUp = (before: State, after: State): boolean =>
  (after.drawn !== null && after.drawn !== before.drawn) ||
  after.draw.length < before.draw.length ||
  before.faceDown.length > after.faceDown.length
