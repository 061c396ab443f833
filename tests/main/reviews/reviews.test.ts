/** Reviews of finished games: real threads, a real database. The games are cut down to their last moves known, to be fast. */
import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ReviewState } from '../../../src/contract/reviews.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { BotPool, type Pool } from '../../../src/main/bots/pool.ts'
import { eventHub } from '../../../src/main/platform/events.ts'
import type { Store } from '../../../src/main/store/store.ts'
import { ReviewsService } from '../../../src/main/reviews/reviews.ts'
import { changeOfRecord } from '../../../src/main/archive/change.ts'
import { golden } from '../../support/golden.ts'
import { newFolder } from '../folder.ts'
import { newStore } from '../tables/room.ts'
import { textsIn, wellFormed } from '../../support/fuzz/values.ts'
import { CALLS, EVENTS, GAME, ID } from '../../support/games.ts'

/** Moves that are left to review: a whole game would take its time. */
const LEFT = 4

const digital = (name: string) => golden(name) as GameRecord & { moves: unknown[] }
const two = digital('2-players')
const three = digital('3-players')

const { version } = GAME.thinking!.reviewing

/** A store with these games, of which all but the first few moves are reviewed deeply already. */
function withGames(store: Store, ...records: (typeof two)[]) {
  for (const record of records) {
    store.games.create(changeOfRecord(record, '2026-11-20T10:00:00.000Z', CATALOGUE))
    for (let move = LEFT; move < record.moves.length; move++) store.reviews.put(record.id, version, known(record, move))
  }
  return store
}

function known(record: typeof two, move: number): ReviewState['reviewed'][number] {
  const zeros = record.players.map(() => 0)
  const outlook = { leads: zeros, chances: zeros.map(() => 1 / zeros.length) }
  const effects = wellFormed(GAME.wire.thinking!.effects, { strings: textsIn(record.setup), numbers: [] }, seeded(move))
  const played = { decisions: [], lead: 0, chance: 0.5, effects, reasons: [] }
  return {
    depth: 'thorough',
    move,
    seat: 0,
    before: outlook,
    after: outlook,
    skill: zeros,
    luck: zeros,
    played,
    best: null,
    line: [],
  }
}

function serve(store: Store, pool: Pool = newPool()) {
  const events = eventHub()
  const told: ReviewState[] = []
  events.subscribe((name, value) => {
    if (name !== 'review.changed') return
    v.assert(EVENTS['review.changed'], value)
    told.push(value)
  })
  const log = vi.fn()
  const reviews = new ReviewsService({ catalogue: CATALOGUE, store, events, pool, log, threads: 2 })
  onTestFinished(() => reviews.close())
  const over = (id: string) => vi.waitFor(() => expect(told.findLast((each) => each.id === id)?.running).toBeNull())
  const found = (count: number) =>
    vi.waitFor(() => expect(told.flatMap(({ reviewed }) => reviewed).length).toBeGreaterThanOrEqual(count))
  return { reviews, told, log, over, found }
}

function newPool(): Pool {
  const pool = new BotPool(2)
  onTestFinished(() => pool.close())
  return pool
}

const moves = (state: ReviewState) => state.reviewed.map(({ move }) => move)
const all = (record: typeof two) => record.moves.map((_, move) => move)

test('a review tells each move as it is found, and keeps them all', async () => {
  const { reviews, told, over } = serve(withGames(await newStore(), two))
  const state = reviews.start({ id: two.id, depth: 'quick' })
  expect(state.running).toBe('quick')
  await over(two.id)
  const found = told.flatMap((each) => moves(each)).toSorted((a, b) => a - b)
  expect(found).toEqual([0, 1, 2, 3])
  const kept = reviews.open(two.id)
  v.assert(CALLS['reviews.open'].result, kept)
  expect(moves(kept)).toEqual(all(two))
  expect(kept.reviewed.slice(0, LEFT)).toEqual(
    told.flatMap(({ reviewed }) => reviewed).toSorted((a, b) => a.move - b.move),
  )
})

test('two reviews at once both come to their end', async () => {
  const { reviews, over } = serve(withGames(await newStore(), two, three))
  reviews.start({ id: two.id, depth: 'quick' })
  reviews.start({ id: three.id, depth: 'quick' })
  await Promise.all([over(two.id), over(three.id)])
  expect(moves(reviews.open(two.id))).toEqual(all(two))
  expect(moves(reviews.open(three.id))).toEqual(all(three))
})

test('a review that was stopped goes on where it was, also after a restart', async () => {
  const folder = newFolder()
  const store = withGames(await newStore(folder), two)
  const first = serve(store)
  first.reviews.start({ id: two.id, depth: 'quick' })
  await first.found(2)
  const stopped = first.reviews.stop(two.id)
  expect(stopped.running).toBeNull()
  expect(stopped.reviewed.length).toBeLessThan(two.moves.length)
  first.reviews.close()
  store.close()

  const again = serve(await newStore(folder))
  const before = again.reviews.open(two.id)
  expect(before.reviewed).toEqual(stopped.reviewed)
  again.reviews.start({ id: two.id, depth: 'quick' })
  await again.over(two.id)
  const anew = again.told.flatMap((each) => moves(each))
  expect(anew.filter((move) => moves(before).includes(move))).toEqual([])
  expect(moves(again.reviews.open(two.id))).toEqual(all(two))
})

test('what is known less deeply is reviewed again, and what is thrown away is gone', async () => {
  const store = withGames(await newStore(), two)
  for (let move = 0; move < LEFT; move++) store.reviews.put(two.id, version, { ...known(two, move), depth: 'quick' })
  const { reviews, told, over } = serve(store)
  reviews.start({ id: two.id, depth: 'quick' })
  await over(two.id)
  expect(told.flatMap((each) => moves(each))).toEqual([])
  expect(reviews.start({ id: two.id, depth: 'thorough' }).running).toBe('thorough')
  expect(reviews.drop(two.id)).toEqual({ id: two.id, game: ID, running: null, reviewed: [] })
})

test('a review under way ends where its game is removed, and comes back with it as far as it was', async () => {
  const store = withGames(await newStore(), two)
  const { reviews, found, over } = serve(store)
  reviews.start({ id: two.id, depth: 'quick' })
  await found(1)
  store.games.remove(two.id, '2026-11-21T10:00:00.000Z')
  await over(two.id)
  store.games.restore(two.id)
  const { running, reviewed } = reviews.open(two.id)
  expect(running).toBeNull()
  expect(reviewed).not.toEqual([])
})

test('a review whose threads fail is broken off and says so', async () => {
  const pool = newPool()
  await pool.close()
  const { reviews, log, over } = serve(withGames(await newStore(), two), pool)
  reviews.start({ id: two.id, depth: 'quick' })
  await over(two.id)
  expect(log).toHaveBeenCalledWith('a review was broken off', expect.anything())
})

test('only a finished game that was played on screen can be reviewed', async () => {
  const store = await newStore()
  store.games.create(changeOfRecord(golden('companion-points'), '2026-11-20T10:00:00.000Z', CATALOGUE))
  const { reviews } = serve(store)
  for (const id of ['nobody', golden('companion-points').id])
    expect(() => reviews.open(id)).toThrow(expect.objectContaining({ code: 'not-found' }) as Error)
})

test('the hints of a game are told with their moves', async () => {
  const store = withGames(await newStore(), two)
  store.hints.note(two.id, 7, 1)
  store.hints.note(two.id, 3, 0)
  expect(serve(store).reviews.hints(two.id)).toEqual([
    { move: 3, seat: 0 },
    { move: 7, seat: 1 },
  ])
})
