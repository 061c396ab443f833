/** The tables: begun, opened, played at and taken off the home screen. A change is on disk before anybody hears of it. */
import { randomUUID } from 'node:crypto'
import type { ActCall, Forecast, NewTable, PlayOn, TableState, TableSummary } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'
import { isBot, type Player } from '../../games/base/players.ts'
import { gameIn, type Catalogue } from '../../games/facets/facets.ts'
import type { Random } from '../../games/base/random.ts'
import { tellSummary, type EventHub } from '../base/events.ts'
import { later } from '../base/later.ts'
import type { Stores } from '../store/store.ts'
import { afterAction, afterOwn, type Change, type OwnAction } from './table-action.ts'
import { pastPosition } from './past-position.ts'
import { beginTable, prepareTable, type Prepared } from './new-table.ts'
import { continueTable } from './play-on.ts'
import { changeOf, digitalRecord, tableOf } from './stored-table.ts'
import { counting, isFinished, viewerOf, type Table } from './table.ts'
import { tableState } from './table-state.ts'

export interface TablesOptions {
  catalogue: Catalogue
  store: Stores
  events: EventHub
  now: () => Date
  random: Random
}

export interface TablesService {
  list: () => TableSummary[]
  create: (table: NewTable) => TableState
  /** A table with a set-up that the services bring themselves, right after these moves. */
  beginAt: (prepared: Prepared) => TableState
  open: (id: string) => TableState
  act: (call: ActCall) => TableState
  remove: (id: string) => void
  restore: (id: string) => void
  /**
   * A new table that plays on from a position of this game, or from where a line leads from there. Throws `not-allowed-now`
   * while it runs: on a copy one could look at what is drawn next.
   */
  playOn: (call: PlayOn) => TableState
  /** From now on its game is none for practice. */
  count: (id: string) => void
  /** Reads the table anew at its next use: it was changed elsewhere. */
  forget: (id: string) => void
  forgetAll: () => void
  /** Throws `bad-arguments` where the game has fewer moves. */
  look: (call: { id: string; moves: number }) => TableState
  forecast: (id: string) => Forecast
  /** The table as the services keep it. Throws `not-found`. */
  table: (id: string) => Table
  /** An action of the table itself while somebody has it open; written like any action before it is answered. */
  actAlone: (id: string, action: OwnAction) => TableState
}

/** Tables kept in memory. */
const MOST_OPENED = 32

export function tablesService({ catalogue, store, events, now, random }: TablesOptions): TablesService {
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
    return tableOf(stored, catalogue)
  }

  /** An action must be of the table's game. */
  const tableOfGame = (id: string, game: string): Table => {
    const found = table(id)
    if (found.head.game !== game) throw otherGame(found.head.game)
    return found
  }

  /** Writes a new table, which nobody can have open yet. */
  const begin = (begun: Table, seated: readonly Player[] = []): TableState => {
    const state = tableState(begun)
    const change = changeOf(begun)
    store.atomically(() => {
      store.games.create(change)
      store.people.seat(seated)
    })
    remember(begun)
    tellSummary(events, change.summary)
    return state
  }

  /** Writes the table, and only then makes it the present one. */
  const save = (before: Table, change: Change): TableState => {
    const next = changed(before, change, at())
    const state = tableState(next)
    const written = changeOf(next)
    store.games.save(written)
    remember(next)
    events.emit('table.changed', state)
    tellSummary(events, written.summary, isFinished(before))
    return state
  }

  return {
    table,
    actAlone(id, action) {
      const before = table(id)
      return save(before, afterOwn(before, action))
    },
    list: store.games.list,
    create(newTable) {
      const begun = beginTable(gameIn(catalogue, newTable.game), newTable, { id: randomUUID(), at: at(), random })
      return begin(
        begun,
        newTable.players.filter((player) => !isBot(player)),
      )
    },
    beginAt: (prepared) =>
      begin(prepareTable(gameIn(catalogue, prepared.game), prepared, { id: randomUUID(), at: at() })),
    open: (id) => tableState(table(id)),
    look: ({ id, moves }) => pastPosition(table(id), moves),
    forecast(id) {
      const asked = table(id)
      const { game, course } = asked
      if (!game.thinking) throw refusal('not-allowed-now', { action: 'forecast', waiting: 'thinking' })
      return game.thinking.forecast(game.playing.position(course), viewerOf(asked))
    },
    act({ game, id, revision, action }) {
      const before = tableOfGame(id, game)
      if (revision !== before.revision) throw refusal('stale', { revision: before.revision })
      return save(before, afterAction(before, action))
    },
    remove(id) {
      if (!store.games.remove(id, at())) throw refusal('not-found', { id })
      opened.delete(id)
      events.emit('tables.changed', null)
    },
    count(id) {
      const before = table(id)
      save(before, { head: counting(before.head) })
    },
    forget: (id) => void opened.delete(id),
    forgetAll: () => opened.clear(),
    playOn({ id, game, ...from }) {
      const stored = store.games.load(id)
      if (!stored) throw refusal('not-found', { id })
      const record = digitalRecord(stored.record, catalogue)
      if (record.game !== game) throw otherGame(record.game)
      if (!store.games.summary(id)?.finishedAt)
        throw refusal('not-allowed-now', { action: 'play-on', waiting: 'decision' })
      const begun = continueTable(gameIn(catalogue, game), record, from, { id: randomUUID(), at: at() })
      return begin(begun)
    },
    restore(id) {
      if (!store.games.restore(id)) throw refusal('not-found', { id })
      events.emit('tables.changed', null)
    },
  }
}

function changed(before: Table, change: Change, at: string): Table {
  const next = { ...before, undone: [], ...change }
  const result = next.game.playing.result(next.course)
  const overAt = result ? (before.overAt ?? later(before.head.startedAt, at)) : null
  return { ...next, result, overAt, revision: before.revision + 1, touchedAt: at }
}

const otherGame = (need: string) => refusal('bad-arguments', { at: 'game', problem: `not-${need}` })
