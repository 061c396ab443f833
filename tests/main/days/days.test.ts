import { expect, onTestFinished, test, vi } from 'vitest'
import { challengeControls, PERSON_SEAT } from '../../../src/contract/conventions/day-challenge.ts'
import type { DayTry } from '../../../src/contract/schemas/days.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { seedOfDeal } from '../../../src/games/building-blocks/deal-code.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { FORMAT, parsedRecord, VERSION, type GameRecord } from '../../../src/games/record/record.ts'
import { changeOfRecord } from '../../../src/main/archive/change.ts'
import type { Pool } from '../../../src/main/bots/pool.ts'
import { playWholeGame } from '../../../src/main/bots/whole-game.ts'
import { DaysService } from '../../../src/main/days/days.ts'
import { eventHub } from '../../../src/main/platform/events.ts'
import { openStore } from '../../../src/main/store/store.ts'
import { TablesService } from '../../../src/main/tables/tables.ts'
import { fixtures, GAME, ID } from '../../support/games.ts'
import { newFolder } from '../folder.ts'

const CONTROLS = challengeControls(GAME.identity)!
const NAMES = ['Mike', 'First', 'Second'].slice(0, CONTROLS.length)
const DAY = '2026-11-19'
const NOW = new Date('2026-11-20T12:00:00')
const whole = { game: ID, from: '2026-11-01', until: '2026-11-30' }

/** Answers at once with any decision, or when it is let. */
function quickPool() {
  let isLet = Promise.resolve()
  const askBehind = vi.fn((question: { position: unknown; seed: number }) =>
    isLet.then(() => fixtures.choose(question.position, seeded(question.seed))),
  )
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    isLet = promise
    return resolve
  }
  return { pool: { askBehind } as unknown as Pick<Pool, 'askBehind'>, askBehind, hold }
}

async function days(folder = newFolder()) {
  const store = await openStore({ folder, now: () => NOW, catalogue: CATALOGUE })
  const events = eventHub()
  const deps = { catalogue: CATALOGUE, store, events, now: () => NOW }
  const tables = new TablesService({ ...deps, random: seeded(1) })
  const { pool, ...asked } = quickPool()
  const service = new DaysService({ ...deps, pool, tables, log: vi.fn() })
  const close = () => {
    service.close()
    store.close()
  }
  const hasPlayed = () =>
    new Promise<void>((resolve) => events.subscribe((name) => name === 'days.changed' && resolve()))
  const begin = (day = DAY, person = 'Mike') => service.begin({ game: ID, day, names: [person, ...NAMES.slice(1)] })
  const finish = (record: GameRecord) => {
    store.games.create(changeOfRecord(record, NOW.toISOString(), CATALOGUE))
    events.emit('tables.changed', null)
  }
  return { store, tables, service, begin, finish, hasPlayed, close, folder, ...asked }
}

async function opened() {
  const all = await days()
  onTestFinished(() => all.close())
  return all
}

/** A finished game at the table of a day. */
function played(id: string, day = DAY, person = 'Mike', changes: Partial<GameRecord> = {}): GameRecord {
  const setup = GAME.playing.draw(CONTROLS.length, GAME.identity.options, seeded(seedOfDeal(day)))
  const choose = CONTROLS.map(() => fixtures.choose)
  return {
    ...{ format: FORMAT, version: VERSION, game: ID, mode: 'digital' as const, id },
    ...{ startedAt: `${day}T18:00:00.000Z`, finishedAt: `${day}T19:00:00.000Z` },
    players: CONTROLS.map((control, seat) => ({
      ...{ name: seat === PERSON_SEAT ? person : NAMES[seat], color: GAME.identity.colors[seat], control },
    })),
    ...{ setup, deal: day, ...playWholeGame(GAME.rules, setup, choose, seeded(5)) },
    ...changes,
  }
}

const totalOf = ({ result }: GameRecord) => result!.scores[PERSON_SEAT].total

test('everybody who begins a day has the same deal, bots, seats and starting player', async () => {
  const { begin, store } = await opened()
  const records = ['Mike', 'Lucy'].map((person) => parsedRecord(store.games.load(begin(DAY, person).id)!.record))
  expect(records[0].setup).toEqual(records[1].setup)
  expect(records[0].deal).toBe(DAY)
  for (const { players, practice } of records) {
    expect(players.map(({ control }) => control)).toEqual(CONTROLS)
    expect(practice).toBeUndefined()
  }
  expect(store.people.list().map(({ name }) => name)).toEqual(expect.arrayContaining(['Mike', 'Lucy']))
})

test('the first try counts, and later ones are practice and say so', async () => {
  const { begin, service, store, tables } = await opened()
  const first = begin()
  expect(first.isPractice).toBe(false)
  const second = begin()
  expect(second.isPractice).toBe(true)
  expect(tables.open(second.id).practice).toBe(true)
  const [only, ...others] = service.list(ID, whole.from, whole.until)
  expect(others).toEqual([])
  expect(only).toEqual({ day: DAY, person: 'Mike', id: first.id, state: 'running', total: null, bot: null })
  store.games.remove(first.id, NOW.toISOString())
  expect(service.list(ID, whole.from, whole.until)).toEqual([{ ...only, state: 'removed' }])
  expect(begin().isPractice).toBe(true)
  expect(begin(DAY, 'Lucy').isPractice).toBe(false)
})

test('a day to come is refused, and so are names that fit no table', async () => {
  const { service, begin } = await opened()
  expect(() => begin('2026-11-21')).toThrow(expect.objectContaining({ code: 'bad-arguments' }))
  expect(begin('2026-11-20').isPractice).toBe(false)
  for (const names of [NAMES.slice(1), ['Mike', 'Mike', 'Mike'].slice(0, CONTROLS.length)])
    expect(() => service.begin({ game: ID, day: DAY, names })).toThrow(
      expect.objectContaining({ code: 'bad-arguments' }),
    )
})

test('the strongest bot plays a day once somebody has finished it, never before', async () => {
  const { begin, finish, service, askBehind, hasPlayed } = await opened()
  begin()
  service.resume()
  expect(askBehind).not.toHaveBeenCalled()
  expect(service.botGame({ game: ID, day: DAY })).toBeNull()

  const own = played('own', DAY, 'Lucy')
  const told = hasPlayed()
  finish(own)
  await told
  const bot = parsedRecord(service.botGame({ game: ID, day: DAY })!)
  expect(bot.setup).toEqual(own.setup)
  expect(new Set(bot.players.map(({ control }) => control))).toEqual(new Set([CONTROLS[1]]))
  const [lucy, mike] = service.list(ID, whole.from, whole.until).toSorted(byPerson)
  expect(lucy).toMatchObject({ state: 'finished', total: totalOf(own), bot: totalOf(bot) })
  expect(mike).toMatchObject({ state: 'running', total: null, bot: null })
  expect(askBehind.mock.calls.every(([{ seed }]) => Number.isInteger(seed))).toBe(true)
})

const byPerson = (a: DayTry, b: DayTry) => (a.person < b.person ? -1 : 1)

test('a game that was dealt by the day at another table is no try, and one with a free take-back is practice', async () => {
  const { finish, service, askBehind } = await opened()
  const others = played('others').players.map((player, seat) => ({
    ...player,
    control: seat < 2 ? 'human' : CONTROLS[2],
  }))
  finish(played('others', DAY, 'Mike', { players: others }))
  expect(service.list(ID, whole.from, whole.until)).toEqual([])
  expect(askBehind).not.toHaveBeenCalled()
  finish(played('free', DAY, 'Lucy', { practice: true }))
  expect(service.list(ID, whole.from, whole.until)).toMatchObject([{ person: 'Lucy', state: 'practice' }])
})

test('days outside the span are left out', async () => {
  const { finish, service, hasPlayed } = await opened()
  const told = hasPlayed()
  finish(played('own', '2026-10-31'))
  await told
  expect(service.list(ID, whole.from, whole.until)).toEqual([])
  expect(service.list(ID, '2026-10-31', '2026-10-31')).toHaveLength(1)
})

test('a bot’s game that was cut off is played at the next start, and one that can’t be read counts as none', async () => {
  const before = await days()
  before.hold()
  before.finish(played('own'))
  expect(before.askBehind).toHaveBeenCalledOnce()
  before.close()

  const after = await days(before.folder)
  onTestFinished(() => after.close())
  const told = after.hasPlayed()
  after.service.resume()
  await told
  expect(after.service.botGame({ game: ID, day: DAY })).not.toBeNull()
  after.store.days.keepBotGame(ID, DAY, '{"game":"other"}')
  expect(after.service.list(ID, whole.from, whole.until)).toMatchObject([{ state: 'finished', bot: null }])
})

test('a day whose bots fail keeps no other day waiting, and is tried again by the next program', async () => {
  const before = await days()
  before.askBehind.mockRejectedValueOnce(new Error('a thread is gone'))
  const told = before.hasPlayed()
  before.finish(played('own'))
  before.finish(played('next', '2026-11-18'))
  await told
  expect(before.service.botGame({ game: ID, day: '2026-11-18' })).not.toBeNull()
  expect(before.service.botGame({ game: ID, day: DAY })).toBeNull()
  before.close()

  const after = await days(before.folder)
  onTestFinished(() => after.close())
  const playedAgain = after.hasPlayed()
  after.service.resume()
  await playedAgain
  expect(after.service.botGame({ game: ID, day: DAY })).not.toBeNull()
})
