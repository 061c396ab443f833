import type { Table } from '../table.ts'
import { isWatched, waitsFor } from '../table.ts'
import type { TableWait } from './machine.ts'

const WAITING = {
  decision: 'person',
  thinking: 'bot',
  'hand-over': 'hand-over',
  ceremony: 'ceremony',
  finished: 'finished',
} as const

/** Returns what the table waits for, in the chart's terms. */
export const tableWaitOf = (table: Table): TableWait => ({
  waiting: WAITING[waitsFor(table)],
  pausesForPeople: table.game.playing.pausesForPeople(table.course),
  watched: isWatched(table),
  moves: table.game.playing.entries(table.course).length,
})
