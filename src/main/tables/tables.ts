/** The tables: begun, opened, played at and taken off the home screen. A change is on disk before anybody hears of it. */
import { randomUUID } from 'node:crypto'
import type { ActCall, Forecast, NewTable, PlayOn, TableState, TableSummary } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'
import type { TablesApi } from '../../contract/schemas/table.ts'
import { isBot, type Player } from '../../games/building-blocks/players.ts'
import { gameIn, type Catalogue } from '../../games/facets/facets.ts'
import type { Random } from '../../games/building-blocks/random.ts'
import { present } from '../../games/building-blocks/present.ts'
import { isSameJson } from '../../games/building-blocks/same-json.ts'
import type { Thinking } from '../../games/facets/thinking.ts'
import { tellSummary, type EventHub } from '../platform/events.ts'
import { later } from '../platform/later.ts'
import type { StoredGame } from '../store/games/games.ts'
import type { Stores } from '../store/store.ts'
import { afterAction, afterOwn, afterPhone, type Change, type OwnAction, type PhoneAction } from './table-action.ts'
import { pastForecast, pastPosition } from './past-position.ts'
import { beginTable, prepareTable, type Prepared } from './new-table.ts'
import { continueTable } from './play-on.ts'
import { changeOf, digitalRecord, tableOf } from './stored-table.ts'
import { askedAt, counting, hidesOnPhone, isFinished, isOnPhone, viewerOf, type Table } from './table.ts'
import { tableState, watchedState } from './table-state.ts'

export interface TablesOptions {
  catalogue: Catalogue
  store: Stores
  events: EventHub
  now: () => Date
  random: Random
}

/** Tables kept in memory. */
const MOST_OPENED = 32

export class TablesService {
  readonly #deps: TablesOptions
  /** Tables that were opened, in their state on disk. */
  readonly #opened = new Map<string, Table>()
  /** The seats with a phone, by table. */
  readonly #onPhones = new Map<string, readonly number[]>()
  /** Forecasts of turns' beginnings, by the entries before them. */
  readonly #beginnings = new WeakMap<readonly unknown[], Forecast>()

  constructor(options: TablesOptions) {
    this.#deps = options
  }

  readonly api: TablesApi = {
    'tables.list': () => this.list(),
    'tables.create': (table) => this.create(table),
    'tables.open': (id) => this.open(id),
    'tables.watch': (id) => watchedState(this.table(id)),
    'tables.act': (call) => this.act(call).revision,
    'tables.remove': (id) => this.remove(id),
    'tables.restore': (id) => this.restore(id),
    'tables.look': ({ id, moves }) => pastPosition(this.table(id), moves),
    'tables.forecast': ({ id, moves }) => this.forecast(id, moves),
    'tables.playOn': (call) => this.playOn(call),
  }

  /** The table as the services keep it. Throws `not-found`. */
  readonly table = (id: string): Table =>
    this.#remember(this.#opened.get(id) ?? this.#lookedAt(tableOf(this.#stored(id), this.#deps.catalogue)))

  /** Reads the table anew at its next use: it was changed elsewhere. */
  readonly forget = (id: string): void => void this.#opened.delete(id)

  readonly forgetAll = (): void => this.#opened.clear()

  list(): TableSummary[] {
    return this.#deps.store.games.list()
  }

  create(newTable: NewTable): TableState {
    const { catalogue, random } = this.#deps
    const begun = beginTable(gameIn(catalogue, newTable.game), newTable, { ...this.#newId(), random })
    return this.#begin(
      begun,
      newTable.players.filter((player) => !isBot(player)),
    )
  }

  /** A table with a set-up that the services bring themselves, right after these moves. */
  readonly beginAt = (prepared: Prepared): TableState =>
    this.#begin(prepareTable(gameIn(this.#deps.catalogue, prepared.game), prepared, this.#newId()))

  open(id: string): TableState {
    return tableState(this.table(id))
  }

  act({ game, id, revision, action }: ActCall): TableState {
    const before = this.table(id)
    if (before.head.game !== game) throw otherGame(before.head.game)
    if (revision !== before.revision) throw refusal('stale', { revision: before.revision })
    return this.#save(before, afterAction(before, action))
  }

  /** An action of a seat's phone on the table of this revision. Refuses as `tables.act` does. */
  actOnPhone(id: string, revision: number, seat: number, action: PhoneAction): void {
    const before = this.table(id)
    if (revision !== before.revision) throw refusal('stale', { revision: before.revision })
    this.#save(before, afterPhone(before, seat, action))
  }

  /**
   * Gives these seats a phone of their own, and no others, and tells every page. If the seat to decide loses its phone, the table
   * keeps hidden what the phone alone has shown until somebody asks for it.
   */
  seatOnPhones(id: string, seats: readonly number[]): void {
    if (isSameJson(this.#onPhones.get(id) ?? [], seats)) return
    const before = this.table(id)
    if (seats.length > 0) this.#onPhones.set(id, seats)
    else this.#onPhones.delete(id)
    const hiding = hidesOnPhone(before) ? present(askedAt(before), 'the seat to decide') : []
    const next = this.#lookedAt(before, [...new Set(seats.concat(hiding))])
    this.#remember(next)
    this.#deps.events.emit('table.changed', tableState(next))
  }

  /** An action of the table itself while somebody has it open; written like any action before it is answered. */
  actAlone(id: string, action: OwnAction): TableState {
    const before = this.table(id)
    return this.#save(before, afterOwn(before, action))
  }

  remove(id: string): void {
    const { store, events } = this.#deps
    if (!store.games.remove(id, this.#now())) throw refusal('not-found', { id })
    this.forget(id)
    events.emit('tables.changed', null)
  }

  restore(id: string): void {
    const { store, events } = this.#deps
    if (!store.games.restore(id)) throw refusal('not-found', { id })
    events.emit('tables.changed', null)
  }

  /**
   * Returns the forecast after `moves` moves; without them, as the table stands. While a turn is being made, it is the one from
   * before that turn, so that it tells nothing of what is tried out.
   */
  forecast(id: string, moves?: number): Forecast {
    const asked = this.table(id)
    const { game, course } = asked
    if (!game.thinking) throw refusal('not-allowed-now', { action: 'forecast', waiting: 'thinking' })
    if (moves !== undefined) return pastForecast(asked, game.thinking, moves)
    if (game.playing.pending(course).length > 0) return this.#beforeTurn(asked, game.thinking)
    return game.thinking.forecast(game.playing.position(course), viewerOf(asked))
  }

  #beforeTurn(table: Table, thinking: Thinking): Forecast {
    const entries = table.game.playing.entries(table.course)
    const forecast = this.#beginnings.get(entries) ?? pastForecast(table, thinking, entries.length)
    this.#beginnings.set(entries, forecast)
    return forecast
  }

  /**
   * A new table that plays on from a position of this game, or from where a line leads from there. Throws `not-allowed-now`
   * while it runs: on a copy one could look at what is drawn next.
   */
  playOn({ id, game, ...from }: PlayOn): TableState {
    const { catalogue, store } = this.#deps
    const record = digitalRecord(this.#stored(id).record, catalogue)
    if (record.game !== game) throw otherGame(record.game)
    if (!store.games.summary(id)?.finishedAt)
      throw refusal('not-allowed-now', { action: 'play-on', waiting: 'decision' })
    return this.#begin(continueTable(gameIn(catalogue, game), record, from, this.#newId()))
  }

  /** Counts a practice game in statistics from now on. */
  count(id: string): void {
    const before = this.table(id)
    this.#save(before, { head: counting(before.head) })
  }

  /** The table with what lies face down for a seat that has a phone turned up: it is seen there at once. */
  #lookedAt(table: Table, onPhones = this.#onPhones.get(table.head.id) ?? []): Table {
    const { game, course } = table
    const isSeen = game.playing.waiting(course) === 'hand-over' && isOnPhone({ ...table, onPhones }, askedAt(table))
    const seen = isSeen ? game.playing.after(course, { type: 'REVEAL' }) : null
    return { ...table, onPhones, course: seen ?? course }
  }

  #now(): string {
    return this.#deps.now().toISOString()
  }

  #newId() {
    return { id: randomUUID(), at: this.#now() }
  }

  #stored(id: string): StoredGame {
    const stored = this.#deps.store.games.load(id)
    if (!stored) throw refusal('not-found', { id })
    return stored
  }

  /** Drops the one that nobody has used for longest; it is read again when it is wanted. */
  #remember(table: Table): Table {
    this.#opened.delete(table.head.id)
    this.#opened.set(table.head.id, table)
    if (this.#opened.size > MOST_OPENED) this.#opened.delete(this.#opened.keys().next().value!)
    return table
  }

  /** Writes a new table, which nobody can have open yet. */
  #begin(begun: Table, seated: readonly Player[] = []): TableState {
    const { store, events } = this.#deps
    const state = tableState(begun)
    const change = changeOf(begun)
    store.atomically(() => {
      store.games.create(change)
      store.people.seat(seated)
    })
    this.#remember(begun)
    tellSummary(events, change.summary)
    return state
  }

  /** Writes the table, and only then makes it the present one. */
  #save(before: Table, change: Change): TableState {
    const { store, events } = this.#deps
    const isNextAsked = change.onPhones === undefined && askedAt({ ...before, ...change }) !== askedAt(before)
    const acted = changed(before, change, this.#now())
    const next = this.#lookedAt(acted, isNextAsked ? undefined : acted.onPhones)
    const state = tableState(next)
    const written = changeOf(next)
    store.games.save(written)
    this.#remember(next)
    events.emit('table.changed', state)
    tellSummary(events, written.summary, isFinished(before))
    return state
  }
}

function changed(before: Table, change: Change, at: string): Table {
  const next = { ...before, undone: [], ...change }
  const result = next.game.playing.result(next.course)
  const overAt = result ? (before.overAt ?? later(before.head.startedAt, at)) : null
  return { ...next, result, overAt, revision: before.revision + 1, touchedAt: at }
}

const otherGame = (need: string) => refusal('bad-arguments', { at: 'game', problem: `not-${need}` })
