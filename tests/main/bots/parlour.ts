/** A room where bots sit at the tables: real threads, a real database, no pause between decisions unless asked for. */
import { onTestFinished } from 'vitest'
import type { BotsState, Settings, TableState } from '../../../src/contract/api.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import type { HintsApi } from '../../../src/contract/schemas/bots.ts'
import { hintsService } from '../../../src/main/bots/hints.ts'
import { OpenTablesService, type OpenTablesOptions } from '../../../src/main/tables/open/open-tables.ts'
import { BotPool, type Pool } from '../../../src/main/bots/pool.ts'
import type { Limits } from '../../../src/main/bots/budget.ts'
import { eventHub } from '../../../src/main/platform/events.ts'
import type { Store } from '../../../src/main/store/store.ts'
import { TablesService } from '../../../src/main/tables/tables.ts'
import { clock, newStore } from '../tables/room.ts'
import { newTable, people } from '../../support/games.ts'

/** The page that has the tables open. */
export const PAGE = '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a12'

export interface Parlour {
  store: Store
  tables: TablesService
  bots: OpenTablesService
  hints: HintsApi
  pool: Pool
  /** Log entries of things that went wrong. */
  noted: string[]
  /** Every state of the table that subscribers were shown. */
  shown: TableState[]
  botStates: BotsState[]
  /** Begins a game of these controls and attends to its bots. */
  begin: (...controls: string[]) => TableState
  /** The table's next state, or its present one, that is `right`. */
  until: (right: (table: TableState) => boolean) => Promise<TableState>
  /** Resolves when no bot thinks and nothing more happens by itself, but for what waits for its time. */
  quiet: () => Promise<void>
}

export interface ParlourOptions {
  store?: Store
  seed?: number
  speed?: Settings['speed']
  limits?: Limits
  pool?: Pool
  /** The clock that the open tables' waiting goes by; by default the machine's. */
  clock?: OpenTablesOptions['clock']
  /** If absent, every bot is free. */
  scripted?: OpenTablesOptions['scripted']
}

/** A clock that stands still: delayed work never runs. */
export const STILL: NonNullable<OpenTablesOptions['clock']> = {
  setTimeout: (work, milliseconds) => (milliseconds > 0 ? null : setTimeout(work)),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout | undefined),
}

export const settingsAt = (speed: Settings['speed']): Settings => ({
  language: 'en',
  theme: 'dark',
  speed,
  motion: 'system',
  thinking: '1',
  confirm: 'newcomers',
  sound: 'off',
  forecast: 'with-bots',
  guided: '',
})

/** Milliseconds for an answer that doesn't come until it is hurried. */
export const A_DAY = 24 * 60 * 60 * 1000

/** Enough iterations for an answer to take a moment, and too few for the search to look at the clock. */
export const FEW: Limits = { iterations: 60 }

export async function parlour(options: ParlourOptions = {}): Promise<Parlour> {
  const { seed = 1, speed = 'instant', limits = FEW } = options
  const { pool, quiet } = watched(options.pool ?? new BotPool(2))
  const store = options.store ?? (await newStore())
  const events = eventHub()
  const random = seeded(seed)
  const tables = new TablesService({ catalogue: CATALOGUE, store, events, now: clock(), random })
  const noted: string[] = []
  const bots = new OpenTablesService({
    tables,
    events,
    pool,
    random,
    settings: () => settingsAt(speed),
    scripted: options.scripted ?? (() => null),
    log: (what, details) => void noted.push(`${what} ${String(details)}`),
    limits: () => limits,
    clock: options.clock,
  })
  const hints = hintsService({ table: tables.table, store: store.hints, pool, random, limits })
  const shown: TableState[] = []
  const botStates: BotsState[] = []
  events.subscribe((name, value) => {
    if (name === 'table.changed') shown.push(value as TableState)
    if (name === 'bots.changed') botStates.push(value as BotsState)
  })
  onTestFinished(async () => {
    bots.close()
    await pool.close()
  })

  const begin = (...controls: string[]): TableState => {
    const players = people(controls.length).map((player, seat) => ({ ...player, control: controls[seat] }))
    const table = tables.create(newTable(players))
    shown.push(table)
    bots.attend({ id: table.id, page: PAGE })
    return table
  }

  const until = (right: (table: TableState) => boolean): Promise<TableState> =>
    new Promise((done) => {
      const last = shown.at(-1)
      if (last && right(last)) return done(last)
      const stop = events.subscribe((name, value) => {
        if (name !== 'table.changed' || !right(value as TableState)) return
        stop()
        done(value as TableState)
      })
    })

  return { store, tables, bots, hints, pool, noted, shown, botStates, begin, until, quiet }
}

/** The pool, and when nobody thinks in it. */
function watched(inner: Pool) {
  const thinking = new Set<Promise<unknown>>()
  const ask: Pool['ask'] = (question) => {
    const thought = inner.ask(question)
    const over: Promise<unknown> = thought.answer.then(
      () => thinking.delete(over),
      () => thinking.delete(over),
    )
    thinking.add(over)
    return thought
  }
  const quiet = async () => {
    do {
      await Promise.all(thinking)
      for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve))
    } while (thinking.size > 0)
  }
  const pool: Pool = {
    ask,
    study: (question) => inner.study(question),
    review: (review) => inner.review(review),
    askBehind: (question) => inner.askBehind(question),
    close: () => inner.close(),
  }
  return { pool, quiet }
}

export const asksPerson = ({ waiting }: TableState): boolean => waiting === 'decision'
