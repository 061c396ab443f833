/**
 * The deal of the day as a challenge: one person at the same table for everybody. Once somebody has finished a day's game, the
 * strongest bot plays it too, behind everything else that is thought about. The first try counts; what follows is practice.
 */
import { localDay } from '../../contract/conventions/local-day.ts'
import { challengeControls, PERSON_SEAT } from '../../contract/conventions/day-challenge.ts'
import { refusal } from '../../contract/errors.ts'
import type { DaysApi, DayTry } from '../../contract/schemas/days.ts'
import { seeded } from '../../games/building-blocks/random.ts'
import { seedOfDeal } from '../../games/building-blocks/deal-code.ts'
import { gameIn, type Catalogue, type Game } from '../../games/facets/facets.ts'
import { readRecord, writeRecord, type GameRecord } from '../../games/record/record.ts'
import type { Limits } from '../bots/budget.ts'
import type { Pool } from '../bots/pool.ts'
import type { EventHub } from '../platform/events.ts'
import type { Log } from '../platform/program-log.ts'
import type { DayGame } from '../store/archive/days.ts'
import type { Stores } from '../store/store.ts'
import type { TablesService } from '../tables/tables.ts'
import { playDay } from './bot-game.ts'

export interface DaysOptions {
  catalogue: Catalogue
  store: Stores
  events: EventHub
  pool: Pick<Pool, 'askBehind'>
  tables: Pick<TablesService, 'beginAt'>
  now: () => Date
  log: Log
  /** The limits of bots in place of their own. */
  limits?: Limits
}

type Begun = Parameters<DaysApi['days.begin']>[0]
interface Day {
  game: string
  day: string
}

export class DaysService {
  readonly #deps: DaysOptions
  readonly #unsubscribe: () => void
  /** The day whose game bots are playing. */
  #played: Day | null = null
  /** Days whose game failed: they are tried again when the program starts anew. */
  readonly #failed = new Set<string>()
  #isClosed = false

  constructor(options: DaysOptions) {
    this.#deps = options
    this.#unsubscribe = options.events.subscribe((name) => name === 'tables.changed' && this.resume())
  }

  readonly api: DaysApi = {
    'days.list': ({ game, from, until }) => this.list(game, from, until),
    'days.begin': (call) => this.begin(call),
    'days.botGame': ({ game, day }) => this.botGame({ game, day }),
  }

  list(game: string, from: string, until: string): DayTry[] {
    const bots = new Map<string, number | null>()
    const botsTotal = (day: string): number | null => {
      if (!bots.has(day)) bots.set(day, this.#botGame({ game, day })?.result?.scores[PERSON_SEAT].total ?? null)
      return bots.get(day)!
    }
    return this.#firstTries(game, from, until).map((found) => tryOf(found, botsTotal))
  }

  begin({ game: title, day, names }: Begun): { id: string; isPractice: boolean } {
    const { catalogue, tables, now, store } = this.#deps
    const game = gameIn(catalogue, title)
    const controls = challengeControls(game.identity)
    if (!controls || names.length !== controls.length || new Set(names).size < names.length)
      throw refusal('bad-arguments', { call: 'days.begin', at: 'names', problem: 'no-such-seat' })
    if (day > localDay(now().toISOString()))
      throw refusal('bad-arguments', { call: 'days.begin', at: 'day', problem: 'to-come' })
    const person = names[PERSON_SEAT]
    const isPractice = this.#firstTries(title, day, day).some((first) => personOf(first) === person)
    const setup = setupOf(game, day, controls.length)
    const practice = isPractice ? { practice: true as const } : {}
    const { id, players } = tables.beginAt({ game: title, names, controls, setup, moves: [], deal: day, ...practice })
    store.people.seat([players[PERSON_SEAT]])
    return { id, isPractice }
  }

  botGame(asked: Day): string | null {
    const isOver = this.#firstTries(asked.game, asked.day, asked.day).some(({ isFinished }) => isFinished)
    const record = isOver ? this.#botGame(asked) : null
    return record && JSON.stringify(record)
  }

  /** Has the bots play the next day that somebody has finished, if any. */
  resume(): void {
    if (this.#played || this.#isClosed) return
    const { store, catalogue } = this.#deps
    const isFinished = ({ game, day }: Day) =>
      catalogue.has(game) &&
      !this.#failed.has(`${game} ${day}`) &&
      this.#firstTries(game, day, day).some((first) => first.isFinished)
    this.#played = store.days.unplayed().find(isFinished) ?? null
    if (this.#played) void this.#play(this.#played)
  }

  close(): void {
    this.#isClosed = true
    this.#unsubscribe()
  }

  async #play({ game: title, day }: Day): Promise<void> {
    const { catalogue, store, events, log } = this.#deps
    const game = gameIn(catalogue, title)
    const players = challengeControls(game.identity)!.length
    try {
      const record = await playDay(game, day, setupOf(game, day, players), players, this.#deps)
      store.days.keepBotGame(title, day, writeRecord(record))
      events.emit('days.changed', null)
    } catch (error) {
      this.#failed.add(`${title} ${day}`)
      if (!this.#isClosed) log('the deal of a day could not be played by bots', error)
    }
    this.#played = null
    this.resume()
  }

  /** The database may be anybody's: a record that isn't this day's game counts as none. */
  #botGame({ game: title, day }: Day): GameRecord | null {
    const { catalogue, store } = this.#deps
    const kept = store.days.botGame(title, day)
    const read = kept === null ? null : readRecord(kept, catalogue)
    if (!read || read.problem) return null
    const { record } = read
    return record.game === title && record.deal === day && record.result ? record : null
  }

  /** Each person's first game at the table of each day, the latest last. */
  #firstTries(title: string, from: string, until: string): DayGame[] {
    const controls = challengeControls(gameIn(this.#deps.catalogue, title).identity)
    const isChallenge = ({ players }: DayGame) =>
      controls?.length === players.length && controls.every((control, seat) => players[seat].control === control)
    const tries = new Map<string, DayGame>()
    for (const found of this.#deps.store.days.games(title, from, until).filter(isChallenge)) {
      const key = JSON.stringify([found.day, personOf(found)])
      if (!tries.has(key)) tries.set(key, found)
    }
    return [...tries.values()]
  }
}

const personOf = ({ players }: Pick<DayGame, 'players'>): string => players[PERSON_SEAT].name

/** The same for everybody: chance draws by the day alone. */
const setupOf = ({ playing, identity }: Game, day: string, players: number): unknown =>
  playing.draw(players, identity.options, seeded(seedOfDeal(day)))

function tryOf(found: DayGame, botsTotal: (day: string) => number | null): DayTry {
  const { id, day, isFinished, points } = found
  const total = isFinished ? points[PERSON_SEAT] : null
  return { day, person: personOf(found), id, state: stateOf(found), total, bot: isFinished ? botsTotal(day) : null }
}

function stateOf({ isFinished, isRemoved, isPractice }: DayGame): DayTry['state'] {
  if (isRemoved) return 'removed'
  if (isPractice) return 'practice'
  return isFinished ? 'finished' : 'running'
}
