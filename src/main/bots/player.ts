/** The bots of one table: runs their statechart, with the threads to think and the table to play at. */
import { createActor, fromPromise } from 'xstate'
import type { BotsState } from '../../contract/api.ts'
import type { Level } from '../../games/facets/thinking.ts'
import type { Random } from '../../games/random.ts'
import type { Log } from '../log.ts'
import type { Table } from '../tables/table.ts'
import { botsMachine, type Asked, type BotsChange, type BotsEvent, type BotsSnapshot } from './machine.ts'
import { questionAbout } from './about.ts'
import type { Pool, Thought } from './pool.ts'
import type { Limits } from './budget.ts'

export interface PlayerOptions {
  id: string
  /** The table as it stands. */
  table: () => Table
  level: (table: Table) => Level
  asked: (table: Table) => Asked
  /** Whether nobody plays himself. */
  watched: (table: Table) => boolean
  act: (change: BotsChange) => void
  pool: Pool
  random: Random
  limits: (level: Level, mode: BotsState['mode']) => Limits
  /** Milliseconds from one decision shown to the next: of another turn, or of the same. */
  pace: () => { turn: number; step: number }
  changed: (state: BotsState) => void
  log: Log
}

export interface BotPlayer {
  state: () => BotsState
  send: (event: BotsEvent) => void
  /** The table was changed; not heard while the bot itself changes it. */
  tableChanged: () => void
  stop: () => void
}

const MOST = 2 ** 31

export const botPlayer = (options: PlayerOptions): BotPlayer => {
  const { id, table, level, asked, act, pool, random, limits, pace, log } = options
  let thought: Thought<unknown[]> | null = null
  let shownAt = -Infinity
  let isActing = false

  const think = async (mode: BotsState['mode']): Promise<unknown[]> => {
    const now = table()
    const own = level(now)
    const seed = random.below(MOST)
    thought = pool.ask({ ...questionAbout(now), level: own.name, limits: limits(own, mode), seed })
    return thought.answer
  }

  const change = (wanted: BotsChange): Asked => {
    isActing = true
    try {
      act(wanted)
    } finally {
      isActing = false
    }
    shownAt = performance.now()
    return asked(table())
  }

  const machine = botsMachine.provide({
    actors: {
      think: fromPromise(({ input, signal }) => {
        // Whoever changed the table has no use for the answer: the thread is wanted for another.
        signal.addEventListener('abort', () => thought?.hurry())
        return think(input)
      }),
      change: fromPromise(({ input }) => Promise.resolve(input).then(change)),
    },
    actions: {
      hurry: () => thought?.hurry(),
      tellTrouble: (_, error) => log('a bot could not play', error),
    },
    delays: {
      PACE: ({ context }) => {
        const underWay = isUnderWay(table())
        const wait = context.mode === 'run' ? 0 : pace()[underWay ? 'step' : 'turn']
        return Math.max(0, wait - (performance.now() - shownAt))
      },
    },
  })
  const actor = createActor(machine, { input: { asked: asked(table()) } })

  let told = ''
  const state = (): BotsState => stateOf(id, actor.getSnapshot())
  actor.subscribe(() => {
    const now = state()
    if (JSON.stringify(now) === told) return
    told = JSON.stringify(now)
    options.changed(now)
  })
  actor.start()

  return {
    state,
    send: (event) => actor.send(event),
    tableChanged: () =>
      isActing || actor.send({ type: 'TABLE', asked: asked(table()), watched: options.watched(table()) }),
    stop: () => void actor.stop(),
  }
}

const stateOf = (id: string, snapshot: BotsSnapshot): BotsState => ({
  id,
  mode: snapshot.context.mode,
  stuck: snapshot.matches('stuck'),
})

/** Whether further decisions of the same turn are to come. */
const isUnderWay = ({ game, course }: Table): boolean => game.play.pending(course).length > 0
