/** The bots' seats at the tables that somebody has open: they think in threads and play at a pace that people can follow. */
import type { BotsAct, BotsState, Settings } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'
import { levelOf } from '../../games/bots.ts'
import type { Level } from '../../games/facets/thinking.ts'
import type { Random } from '../../games/random.ts'
import type { EventHub } from '../events.ts'
import type { Log } from '../log.ts'
import { askedAt, isBotsTurn, isWatched, waitsFor, type Table } from '../tables/table.ts'
import type { TablesService } from '../tables/tables.ts'
import type { Asked } from './machine.ts'
import { botPlayer, type BotPlayer } from './player.ts'
import type { Pool } from './pool.ts'
import type { Limits } from './budget.ts'

export interface BotsOptions {
  tables: TablesService
  events: EventHub
  pool: Pool
  random: Random
  settings: () => Settings
  log: Log
  /** What bots may use; by default their level's time. */
  limits?: (level: Level) => Limits
}

export interface BotsService {
  /** The bots at a table play from now on. Throws `not-found`. */
  attend: (id: string) => BotsState
  /** Throws `not-allowed-now` where people sit who would have to wait, and `not-found` where nobody attends. */
  act: (call: { id: string; act: BotsAct }) => BotsState
  /** What a bot has begun to think about is forgotten; nothing else is lost. */
  leave: (id: string) => void
  close: () => void
}

/** Milliseconds from one decision of a bot to the next: of another turn, and within a turn. */
const PACE: Record<Settings['speed'], { turn: number; step: number }> = {
  slow: { turn: 2200, step: 1000 },
  normal: { turn: 1100, step: 500 },
  fast: { turn: 400, step: 180 },
  instant: { turn: 0, step: 0 },
}
/** On the way to the end of a game at once nobody gets more than this. */
const IN_A_RUN = 40

const EVENTS = { hurry: 'HURRY', play: 'PLAY', pause: 'PAUSE', step: 'STEP', run: 'RUN' } as const

export const botsService = (options: BotsOptions): BotsService => {
  const { tables, events, pool, random, settings, log } = options
  const players = new Map<string, BotPlayer>()

  const inPlay = ({ isTimed, milliseconds }: Level): Limits => ({
    milliseconds: isTimed ? 1000 * Number(settings().thinking) : milliseconds,
  })
  const limits = options.limits ?? inPlay

  const newPlayer = (id: string): BotPlayer =>
    botPlayer({
      id,
      table: () => tables.table(id),
      level: levelAsked,
      asked: askedOf,
      watched: isWatched,
      act: (action) => void tables.actAsBot(id, action),
      pool,
      random,
      limits: (level, mode) => (mode === 'run' ? briefly(limits(level)) : limits(level)),
      pace: () => PACE[settings().speed],
      changed: (state) => events.emit('bots.changed', state),
      log,
    })

  const stopListening = events.subscribe((name, value) => {
    if (name === 'table.changed') players.get((value as { id: string }).id)?.tableChanged()
  })

  const leave = (id: string): void => {
    players.get(id)?.stop()
    players.delete(id)
  }

  return {
    attend(id) {
      tables.table(id)
      const player = players.get(id) ?? newPlayer(id)
      players.set(id, player)
      return player.state()
    },
    act({ id, act }) {
      const player = players.get(id)
      if (!player) throw refusal('not-found', { id })
      if (!isWatched(tables.table(id)) && act !== 'hurry' && act !== 'play')
        throw refusal('not-allowed-now', { action: act, waiting: waitsFor(tables.table(id)) })
      player.send({ type: EVENTS[act] })
      return player.state()
    },
    leave,
    close() {
      stopListening()
      for (const id of [...players.keys()]) leave(id)
    },
  }
}

const briefly = ({ iterations, milliseconds = Infinity }: Limits): Limits => ({
  iterations,
  milliseconds: Math.min(milliseconds, IN_A_RUN),
})

/** The level of the bot whose turn it is; a name that this version doesn't know plays like the game's usual one. */
const levelAsked = (table: Table): Level => {
  const { levels, usual } = table.game.thinking!
  const called = (name: string | null) => levels.find((level) => level.name === name)
  return (called(levelOf(table.head.players[askedAt(table)!])) ?? called(usual))!
}

const askedOf = (table: Table): Asked => {
  if (isBotsTurn(table)) return 'bot'
  return waitsFor(table) === 'ceremony' && isWatched(table) ? 'ceremony' : 'people'
}
