/** The tables that somebody has open: bots think in threads and play, and ceremonies go on, at a pace that people can follow. */
import type { BotsAct, BotsState, Settings } from '../../../contract/api.ts'
import { refusal } from '../../../contract/errors.ts'
import type { BotsApi } from '../../../contract/schemas/bots.ts'
import { levelOf } from '../../../games/building-blocks/players.ts'
import type { Level } from '../../../games/facets/thinking.ts'
import type { Random } from '../../../games/building-blocks/random.ts'
import type { Limits } from '../../bots/budget.ts'
import type { Pool } from '../../bots/pool.ts'
import type { EventHub } from '../../platform/events.ts'
import type { Log } from '../../platform/program-log.ts'
import { askedAt, isWatched, waitsFor, type Table } from '../table.ts'
import type { TablesService } from '../tables.ts'
import { OpenTable, type OpenTableOptions, type Pace } from './open-table.ts'
import { present } from '../../../games/building-blocks/present.ts'

export interface OpenTablesOptions {
  tables: TablesService
  events: EventHub
  pool: Pool
  random: Random
  settings: () => Settings
  /** Returns the decisions that a lesson prescribes to the bot at a table; null if the bot is free. */
  scripted: OpenTableOptions['scripted']
  log: Log
  /** The bots' budget; by default their level's. */
  limits?: (level: Level) => Limits
  clock?: OpenTableOptions['clock']
}

const PACE: Record<Settings['speed'], Pace> = {
  slow: { turn: 3600, step: 1000, ceremony: 4500 },
  normal: { turn: 2000, step: 500, ceremony: 2600 },
  fast: { turn: 800, step: 180, ceremony: 1200 },
  instant: { turn: 0, step: 0, ceremony: 250 },
}
/** On the way to the end of a game at once nobody gets more than this. */
const IN_A_RUN = 40

const EVENTS = { hurry: 'HURRY', play: 'PLAY', pause: 'PAUSE', step: 'STEP', run: 'RUN' } as const

interface Attended {
  table: OpenTable
  pages: Set<string>
}

type Visit = Parameters<BotsApi['bots.attend']>[0]

export class OpenTablesService {
  readonly #deps: OpenTablesOptions
  readonly #attended = new Map<string, Attended>()
  readonly #stopListening: () => void

  constructor(options: OpenTablesOptions) {
    this.#deps = options
    this.#stopListening = options.events.subscribe((name, value) => {
      if (name === 'table.changed') this.#attended.get((value as { id: string }).id)?.table.tableChanged()
    })
  }

  readonly api: BotsApi = {
    'bots.attend': (visit) => this.attend(visit),
    'bots.act': (call) => this.act(call),
    'bots.leave': (visit) => this.leave(visit),
  }

  /** The table goes on by itself from now on, as long as any page has it open. Throws `not-found`. */
  attend({ id, page }: Visit): BotsState {
    this.#deps.tables.table(id)
    const here = this.#attended.get(id) ?? { table: this.#opened(id), pages: new Set() }
    here.pages.add(page)
    this.#attended.set(id, here)
    return here.table.state()
  }

  /** Throws `not-allowed-now` if people sit who would have to wait, and `not-found` if nobody attends. */
  act({ id, act }: { id: string; act: BotsAct }): BotsState {
    const here = this.#attended.get(id)
    if (!here) throw refusal('not-found', { id })
    const now = this.#deps.tables.table(id)
    if (!mayAsk(now, act)) throw refusal('not-allowed-now', { action: act, waiting: waitsFor(now) })
    here.table.send({ type: EVENTS[act] })
    return here.table.state()
  }

  /** Once no page has it open, what a bot has begun to think about is forgotten; nothing else is lost. */
  leave({ id, page }: Visit): void {
    const here = this.#attended.get(id)
    here?.pages.delete(page)
    if (here?.pages.size === 0) this.#end(id)
  }

  close(): void {
    this.#stopListening()
    for (const id of [...this.#attended.keys()]) this.#end(id)
  }

  #end(id: string): void {
    this.#attended.get(id)?.table.stop()
    this.#attended.delete(id)
  }

  #opened(id: string): OpenTable {
    const { tables, events, pool, random, settings, scripted, log, clock } = this.#deps
    return new OpenTable({
      id,
      table: () => tables.table(id),
      level: levelAsked,
      act: (change) => void tables.actAlone(id, change),
      pool,
      random,
      scripted,
      limits: (level, mode) => (mode === 'run' ? briefly(this.#limits(level)) : this.#limits(level)),
      pace: () => PACE[settings().speed],
      changed: (state) => events.emit('bots.changed', state),
      log,
      clock,
    })
  }

  #limits(level: Level): Limits {
    const { limits, settings } = this.#deps
    if (limits) return limits(level)
    return { milliseconds: level.isTimed ? 1000 * Number(settings().thinking) : level.milliseconds }
  }
}

/** Bots that people wait for are not held up; a ceremony may be, whether people or bots sit at the table. */
const mayAsk = (table: Table, act: BotsAct): boolean =>
  isWatched(table) || act === 'hurry' || act === 'play' || (act === 'pause' && waitsFor(table) === 'ceremony')

const briefly = ({ iterations, milliseconds = Infinity }: Limits): Limits => ({
  iterations,
  milliseconds: Math.min(milliseconds, IN_A_RUN),
})

/** The level of the bot whose turn it is; a name that this version doesn't know plays like the game's usual one. */
function levelAsked(table: Table): Level {
  const { thinking, identity } = table.game
  if (!thinking) throw new Error(`nobody thinks about ${identity.id}`)
  const called = (name: string | null) => thinking.levels.find((level) => level.name === name)
  return present(
    called(levelOf(table.head.players[present(askedAt(table), 'the seat to decide')])) ?? called(thinking.usual),
    'the level of the bot',
  )
}
