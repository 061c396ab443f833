/** Lets bots play game after game through the table service in one process, and looks what that leaves in memory. */
import assert from 'node:assert/strict'
import type { TableState } from '../../src/contract/api.ts'
import { readRecord } from '../../src/games/record/record.ts'
import { seeded } from '../../src/games/building-blocks/random.ts'
import { OpenTablesService } from '../../src/main/tables/open/open-tables.ts'
import { eventHub, type EventHub } from '../../src/main/platform/events.ts'
import { openStore } from '../../src/main/store/store.ts'
import { settingsService } from '../../src/main/settings/settings.ts'
import { TablesService } from '../../src/main/tables/tables.ts'
import { heapAfterCollecting, strayErrors } from './health.ts'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import { newTable, people, USUAL_BOT, WEAK_BOT } from './games.ts'
import { THINKS_HERE } from './thinks-here.ts'

export interface GameFigures {
  seed: number
  games: number
  decisions: number
  /** MiB in use after each fifth of the games. */
  heapMiB: number[]
  /** Listeners beyond those that were there at the beginning. */
  listenersLeft: number
  seconds: number
}

/** Games under way at the same time, and looks at the memory. */
const AT_ONCE = 8
const ROUNDS = 5

/** Bots that hardly think: it is the service that is looked at. */
const HASTY = { iterations: 1 }

/** Plays `games` games, a multiple of five. Throws if a game does not end as a record by the rules. */
export async function playBotGames(folder: string, games: number, seed: number): Promise<GameFigures> {
  const start = performance.now()
  const stray = strayErrors()
  const random = seeded(seed)
  const store = await openStore({ folder, now: () => new Date(), catalogue: CATALOGUE })
  const { events, listeners } = countedHub()
  const tables = new TablesService({ catalogue: CATALOGUE, store, events, now: () => new Date(), random })
  const settings = settingsService(store.settings, events)
  settings.set({ speed: 'instant' })
  const noted: string[] = []
  const log = (what: string, details: unknown) => void noted.push(`${what} ${String(details)}`)
  const bots = new OpenTablesService({
    tables,
    events,
    pool: THINKS_HERE,
    random,
    settings: settings.get,
    scripted: () => null,
    log,
    limits: () => HASTY,
  })
  const before = listeners()
  const heapMiB: number[] = []
  let decisions = 0

  const play = async (game: number): Promise<void> => {
    const control = game % 2 === 0 ? WEAK_BOT : USUAL_BOT
    const players = people(2 + (game % 3)).map((person) => ({ ...person, control }))
    const { id } = tables.create(newTable(players))
    const end = finished(events, id)
    bots.attend({ id, page: 'a page' })
    bots.act({ id, act: 'run' })
    const { revision } = await end
    decisions += revision
    bots.leave({ id, page: 'a page' })
    const read = readRecord(store.games.load(id)!.record, CATALOGUE)
    assert.equal(read.problem, undefined, `game ${game} of seed ${seed} is no record by the rules`)
  }

  for (let round = 0; round < ROUNDS; round++) {
    const share = Array.from({ length: Math.round(games / ROUNDS) }, (_, at) => round * games + at)
    await atOnce(AT_ONCE, share, play)
    heapMiB.push(Math.round((heapAfterCollecting() / 2 ** 20) * 10) / 10)
  }

  const listenersLeft = listeners() - before
  bots.close()
  store.close()
  assert.deepEqual([...noted, ...(await stray.stop())], [])
  return { seed, games, decisions, heapMiB, listenersLeft, seconds: Math.round((performance.now() - start) / 1000) }
}

async function atOnce(hands: number, work: number[], does: (one: number) => Promise<void>): Promise<void> {
  const hand = async (): Promise<void> => {
    for (let next = work.pop(); next !== undefined; next = work.pop()) await does(next)
  }
  await Promise.all(Array.from({ length: hands }, hand))
}

const finished = (events: EventHub, id: string): Promise<TableState> =>
  new Promise((done) => {
    const stop = events.subscribe((name, value) => {
      if (name !== 'table.changed') return
      const table = value as TableState
      if (table.id !== id || table.waiting !== 'finished') return
      stop()
      done(table)
    })
  })

/** A hub that tells how many listen to it, and to the process. */
function countedHub() {
  const hub = eventHub()
  let open = 0
  const events: EventHub = {
    ...hub,
    subscribe(listener) {
      const stop = hub.subscribe(listener)
      open++
      return () => {
        stop()
        open--
      }
    },
  }
  const ofProcess = () => process.eventNames().reduce((sum, name) => sum + process.listenerCount(name as 'exit'), 0)
  return { events, listeners: () => open + ofProcess() }
}
