/** One open table: runs its statechart, with the threads to think and the table to change. */
import { createActor, fromPromise } from 'xstate'
import type { ActorOptions, ActorRefFrom, AnyActorLogic } from 'xstate'
import type { BotsState } from '../../../contract/api.ts'
import type { Level } from '../../../games/facets/thinking.ts'
import type { Random } from '../../../games/building-blocks/random.ts'
import { questionAbout } from '../../bots/table-question.ts'
import type { Limits } from '../../bots/budget.ts'
import type { Pool, Thought } from '../../bots/pool.ts'
import type { Log } from '../../platform/program-log.ts'
import type { Table } from '../table.ts'
import { tableMachine, type TableWait, type TableChange, type TableEvent, type TableSnapshot } from './machine.ts'
import { tableWaitOf } from './table-wait.ts'

/** Milliseconds. */
export interface Pace {
  /** For a bot's whole move on show, before anything else happens by itself. */
  turn: number
  /** Milliseconds from one decision of a bot to the next of the same turn. */
  step: number
  /** Milliseconds for a ceremony's step. */
  ceremony: number
}

export interface OpenTableOptions {
  id: string
  /** Returns the present state of the table. */
  table: () => Table
  /** The level of the bot whose turn it is. */
  level: (table: Table) => Level
  act: (change: TableChange) => void
  pool: Pool
  random: Random
  /** Returns the decisions that a lesson prescribes to the bot at this table; null if the bot is free. */
  scripted: (table: string) => readonly unknown[] | null
  limits: (level: Level, mode: BotsState['mode']) => Limits
  pace: () => Pace
  changed: (state: BotsState) => void
  log: Log
  /** The clock that waiting goes by; the machine's own where it is left out. */
  clock?: ActorOptions<AnyActorLogic>['clock']
}

const MOST = 2 ** 31

export class OpenTable {
  readonly #deps: OpenTableOptions
  readonly #actor: ActorRefFrom<typeof tableMachine>
  #thought: Thought<unknown[]> | null = null
  #isActing = false

  constructor(options: OpenTableOptions) {
    this.#deps = options
    const { table, clock, changed } = options
    this.#actor = createActor(this.#machine(), { input: tableWaitOf(table()), ...(clock && { clock }) })
    let told = ''
    this.#actor.subscribe(() => {
      const now = this.state()
      if (JSON.stringify(now) === told) return
      told = JSON.stringify(now)
      changed(now)
    })
    this.#actor.start()
  }

  state(): BotsState {
    return stateOf(this.#deps.id, this.#actor.getSnapshot())
  }

  send(event: TableEvent): void {
    this.#actor.send(event)
  }

  /** The table was changed; not heard while the chart itself changes it. */
  tableChanged(): void {
    if (!this.#isActing) this.send({ type: 'TABLE', now: tableWaitOf(this.#deps.table()) })
  }

  stop(): void {
    this.#actor.stop()
  }

  #machine() {
    const { table, pace, log } = this.#deps
    return tableMachine.provide({
      actors: {
        think: fromPromise(({ input, signal }) => {
          // The table has changed since, so the answer is useless: the thread is free for another.
          signal.addEventListener('abort', () => this.#thought?.hurry())
          return this.#think(input)
        }),
        change: fromPromise(({ input }) => Promise.resolve(input).then((wanted) => this.#change(wanted))),
      },
      actions: {
        hurry: () => this.#thought?.hurry(),
        tellTrouble: (_, error) => log('an open table could not go on', error),
      },
      delays: {
        PACE: ({ context }) => (context.mode === 'run' ? 0 : pace()[isUnderWay(table()) ? 'step' : 'turn']),
        REST: () => pace().ceremony,
      },
    })
  }

  async #think(mode: BotsState['mode']): Promise<readonly unknown[]> {
    const { id, table, level, pool, random, limits, scripted } = this.#deps
    const lines = scripted(id)
    if (lines) return lines
    const now = table()
    const own = level(now)
    const seed = random.below(MOST)
    this.#thought = pool.ask({ ...questionAbout(now), level: own.name, limits: limits(own, mode), seed })
    return this.#thought.answer
  }

  #change(wanted: TableChange): TableWait {
    this.#isActing = true
    try {
      this.#deps.act(wanted)
    } finally {
      this.#isActing = false
    }
    return tableWaitOf(this.#deps.table())
  }
}

/** Whether further decisions of the same turn are to come. */
const isUnderWay = ({ game, course }: Table): boolean => game.playing.pending(course).length > 0

const stateOf = (id: string, snapshot: TableSnapshot): BotsState => ({
  id,
  mode: snapshot.context.mode,
  stuck: snapshot.matches('stuck'),
  shown: snapshot.context.shown,
})
