import type { Options, TableState, Waiting } from '../../contract/api.ts'
import { ceremonyOf, deciding, logOf, options, setupOf, view, type State } from '../../games/coal-baron/index.ts'
import { stepsOf } from '../../games/coal-baron/machine.ts'
import { takeBackFor } from './act.ts'
import { finalResult, recordOf, waitsFor, type Table } from './table.ts'

/** The whole table as its screen may show it now. What a bot draws, or a person before the hand-over, is not in it, in no form. */
export const tableState = (table: Table): TableState => {
  const { head, snapshot, revision } = table
  const { context } = snapshot
  const { state } = context
  const waiting = waitsFor(table)
  return {
    id: head.id,
    game: 'coal-baron',
    revision,
    players: head.players,
    startedAt: head.startedAt,
    finishedAt: waiting === 'finished' ? table.overAt : null,
    waiting,
    view: view(state, waiting === 'decision' ? deciding(state) : null),
    options: shownOptions(state, waiting),
    steps: stepsOf(context),
    takeBack: takeBackFor(table),
    ceremony: ceremonyOf(state),
    log: logOf(setupOf(recordOf(table)), context.entries, state),
    result: waiting === 'finished' ? finalResult(context) : null,
  }
}

const shownOptions = (state: State, waiting: Waiting): Options =>
  waiting === 'decision' ? options(state) : { ...options(state), keep: [] }
