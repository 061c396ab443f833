/** The tables: begun, opened, played at and taken off the home screen. A change is on disk before anybody hears of it. */
import { randomUUID } from 'node:crypto'
import type { Action, Forecast, NewTable, TableState, TableSummary } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'
import { chancesOf, pointsNow } from '../../games/coal-baron/bot/forecast.ts'
import { isBot } from '../../games/bots.ts'
import type { Decision } from '../../games/coal-baron/index.ts'
import type { Player } from '../../games/game.ts'
import type { Random } from '../../games/random.ts'
import type { EventHub } from '../events.ts'
import { later } from '../later.ts'
import type { Stores } from '../records/store.ts'
import { afterAction, afterBot, type Change } from './act.ts'
import { beginTable } from './new-table.ts'
import { continueTable } from './play-on.ts'
import { changeOf, digitalRecord, tableOf } from './stored.ts'
import { finalResult, type Table } from './table.ts'
import { tableState } from './table-state.ts'

export interface TablesOptions {
  store: Stores
  events: EventHub
  now: () => Date
  random: Random
}

export interface TablesService {
  list: () => TableSummary[]
  create: (table: NewTable) => TableState
  open: (id: string) => TableState
  act: (call: { id: string; revision: number; action: Action }) => TableState
  remove: (id: string) => void
  restore: (id: string) => void
  /** A new table that plays on from a position of this game, finished or not, or from where a line leads from there. */
  playOn: (call: { id: string; moves: number; line: Decision[]; players: Player[] }) => TableState
  /** Reads the table anew at its next use: it was changed elsewhere. */
  forget: (id: string) => void
  forgetAll: () => void
  forecast: (id: string) => Forecast
  /** The table as the services keep it. Throws `not-found`. */
  table: (id: string) => Table
  /** A bot's decision, or its leave to skip a ceremony; written like any action before it is answered. */
  actAsBot: (id: string, action: Parameters<typeof afterBot>[1]) => TableState
}

/** Tables kept in memory. */
const MOST_OPENED = 32

export const tablesService = ({ store, events, now, random }: TablesOptions): TablesService => {
  /** Tables that were opened, as they stand on disk. */
  const opened = new Map<string, Table>()
  const at = () => now().toISOString()

  const table = (id: string): Table => remember(opened.get(id) ?? load(id))

  /** The one that nobody has used for longest makes way; it is read again when it is wanted. */
  const remember = (table: Table): Table => {
    opened.delete(table.head.id)
    opened.set(table.head.id, table)
    if (opened.size > MOST_OPENED) opened.delete(opened.keys().next().value!)
    return table
  }

  const load = (id: string): Table => {
    const stored = store.games.load(id)
    if (!stored) throw refusal('not-found', { id })
    return tableOf(stored)
  }

  const listChanged = () => events.emit('tables.changed', store.games.list())

  /** Writes the table, and only then makes it the present one. */
  const keep = (next: Table, write: () => void): TableState => {
    const state = tableState(next)
    write()
    remember(next)
    events.emit('table.changed', state)
    listChanged()
    return state
  }

  const save = (before: Table, change: Change): TableState => {
    const next = changed(before, change, at())
    return keep(next, () => store.games.save(changeOf(next)))
  }

  return {
    table,
    actAsBot(id, action) {
      const before = table(id)
      return save(before, afterBot(before, action))
    },
    list: store.games.list,
    create(newTable) {
      const begun = beginTable(newTable, { id: randomUUID(), at: at(), random })
      return keep(begun, () =>
        store.atomically(() => {
          store.games.create(changeOf(begun))
          store.people.seat(newTable.players.filter((player) => !isBot(player)))
        }),
      )
    },
    open: (id) => tableState(table(id)),
    forecast(id) {
      const { state } = table(id).snapshot.context
      return { points: pointsNow(state), chances: chancesOf(state) }
    },
    act({ id, revision, action }) {
      const before = table(id)
      if (revision !== before.revision) throw refusal('stale', { revision: before.revision })
      return save(before, afterAction(before, action))
    },
    remove(id) {
      if (!store.games.remove(id, at())) throw refusal('not-found', { id })
      opened.delete(id)
      listChanged()
    },
    forget: (id) => void opened.delete(id),
    forgetAll: () => opened.clear(),
    playOn({ id, ...from }) {
      const stored = store.games.load(id)
      if (!stored) throw refusal('not-found', { id })
      const begun = continueTable(digitalRecord(stored.record), from, { id: randomUUID(), at: at() })
      return keep(begun, () => store.games.create(changeOf(begun)))
    },
    restore(id) {
      if (!store.games.restore(id)) throw refusal('not-found', { id })
      listChanged()
    },
  }
}

const changed = (before: Table, change: Change, at: string): Table => {
  const next = { ...before, ...change }
  const overAt = finalResult(next.snapshot.context) ? (before.overAt ?? later(before.head.startedAt, at)) : null
  return { ...next, overAt, revision: before.revision + 1, touchedAt: at }
}
