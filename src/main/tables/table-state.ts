import type { TableState } from '../../contract/api.ts'
import { takeBackOn } from './table-action.ts'
import { askedAt, takeBackAt, viewerOf, waitsFor, type Table } from './table.ts'

/**
 * The whole table as its screen may show it now. Cards that a bot draws, or a person before the hand-over, are not in
 * it in any form.
 */
export const tableState = (table: Table): TableState => stateShownTo(viewerOf(table), table)

/** The table for those who look on: nothing that a seat alone may see, and nothing to take back. */
export const watchedState = (table: Table): TableState => ({
  ...stateShownTo(null, table),
  takeBack: null,
  redo: false,
})

/** Lines of the log that a phone gets. */
const MOST_LINES = 60

/**
 * Returns the table for a seat's own phone: what this seat may know and nothing else. It leaves out the deal's code, with which
 * anybody could look at what lies face down.
 */
export function stateOnPhone(seat: number, table: Table): TableState {
  const { deal: _, ...state } = stateShownTo(seat, table)
  const effect = takeBackOn(table, seat)
  const isAsked = state.turn === seat && state.waiting === 'hand-over'
  return {
    ...state,
    waiting: isAsked ? 'decision' : state.waiting,
    takeBack: effect === null ? null : { effect, practice: false },
    redo: false,
    log: state.log.slice(-MOST_LINES),
  }
}

/** The same for a seat alone; null: for everybody. */
export function stateShownTo(viewer: number | null, table: Table): TableState {
  const { game, head, course, revision } = table
  const waiting = waitsFor(table)
  const turn = askedAt(table)
  const { label, points, log, ...shown } = game.playing.shown(course, viewer)
  return {
    id: head.id,
    game: head.game,
    revision,
    players: head.players,
    startedAt: head.startedAt,
    finishedAt: waiting === 'finished' ? table.overAt : null,
    waiting,
    turn,
    progress: label,
    points: [...points],
    ...shown,
    takeBack: takeBackAt(table),
    redo: table.undone.length > 0,
    practice: head.practice ?? false,
    ...(head.deal !== undefined && { deal: head.deal }),
    log: [...log],
    result: waiting === 'finished' ? table.result : null,
  }
}
