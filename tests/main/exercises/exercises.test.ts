/** Practice with a real store: games reviewed, answers judged and kept. */
import * as v from 'valibot'
import Database from 'better-sqlite3'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callsOf } from '../../../src/contract/schemas.ts'
import type { Exercise } from '../../../src/contract/exercises.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { changeOfRecord } from '../../../src/main/archive/change.ts'
import { toy } from '../../toy/games/toy/game.ts'
import { newFolder } from '../folder.ts'
import { GAMES } from '../toy/room.ts'
import { keepReviewed, OTHER, PAGE, PERSON, playedGames, practising } from './practising.ts'

const CALLS = callsOf(GAMES)
const refused = (code: string): unknown => expect.objectContaining({ code })
const { mistake } = toy.thinking!.reviewing.scale

test('three reviewed games are needed', async () => {
  const { next, exercises, store } = await practising(2)
  const none = await next()
  v.assert(CALLS['exercises.next'].result, none)
  expect(none).toMatchObject({ exercise: null, pile: { games: 2, needed: 3, left: 0 } })
  keepReviewed(store, playedGames(3).slice(2))
  const some = await next()
  v.assert(CALLS['exercises.next'].result, some)
  expect(some.pile).toMatchObject({ games: 3, done: 0 })
  expect(some.exercise).not.toBeNull()
  v.assert(CALLS['exercises.people'].result, await exercises.people())
})

test('a game of which not every move was reviewed gives none yet', async () => {
  const { store, exercises } = await practising(3)
  const [record] = playedGames(4).slice(3)
  store.games.create(changeOfRecord(record, record.finishedAt!, GAMES))
  store.reviews.put(record.id, 1, { move: 0, seat: 0, skill: [-9, 0] } as never)
  expect((await exercises.people()).map(({ games }) => games)).toEqual([3, 3])
})

test('an exercise shows everything that led there, and nothing of what followed', async () => {
  const { next, store } = await practising()
  const { exercise } = await next()
  const { id, moves, record, seat, before } = exercise!
  const { notes: _, ...whole } = JSON.parse(store.games.load(id)!.record) as GameRecord
  expect(moves).toBeLessThan(whole.moves!.length)
  expect(JSON.parse(record)).toEqual({
    ...whole,
    moves: whole.moves!.slice(0, moves),
    result: null,
    finishedAt: null,
  })
  expect([seat, before]).toEqual([0, null])
})

test('what is found at once comes again later, what is missed comes tomorrow', async () => {
  const { next, turns, answer, setClock } = await practising()
  const first = (await next()).exercise!
  const found = await answer(first, turns(first).best)
  v.assert(CALLS['exercises.answer'].result, found)
  expect(found).toMatchObject({ grade: 'good', played: turns(first).played })
  expect(found!.lost).toBeGreaterThanOrEqual(mistake)
  const second = (await next()).exercise!
  expect(second).not.toMatchObject({ id: first.id, moves: first.moves })
  const missed = await answer(second, turns(second).played)
  expect(missed).toMatchObject({ grade: 'again', due: '2026-11-21' })
  expect(found!.due > missed!.due).toBe(true)
  setClock('2026-11-21')
  const again = (await next()).exercise!
  expect(again).toMatchObject({ id: second.id, moves: second.moves, before: { grade: 'again', days: 1 } })
})

test('giving up counts as missed, and tells the best turn', async () => {
  const { next, turns, answer } = await practising()
  const exercise = (await next()).exercise!
  const given = await answer(exercise, [])
  expect(given).toMatchObject({ grade: 'again' })
  expect(given!.reviewed.line[0]).toEqual(turns(exercise).best)
})

test('found with help is hard', async () => {
  const { next, turns, answer, exercises } = await practising()
  const exercise = (await next()).exercise!
  const entry = await exercises.help({ id: exercise.id, moves: exercise.moves, page: PAGE })
  expect(toy.rules.decisionsOf(entry)).toEqual(turns(exercise).best)
  expect(await answer(exercise, turns(exercise).best)).toMatchObject({ grade: 'hard' })
})

test('all of a day are done once, those missed once more, and then it is over until the next day', async () => {
  const { next, answer, turns } = await practising(8)
  const shown: string[] = []
  const keyOf = ({ id, moves }: Exercise) => `${id} ${moves}`
  for (let { exercise } = await next(); exercise; { exercise } = await next()) {
    shown.push(keyOf(exercise))
    await answer(exercise, turns(exercise).played)
  }
  const once = new Set(shown)
  expect(once.size).toBeLessThanOrEqual(20)
  expect(shown).toHaveLength(2 * once.size)
  expect(new Set(shown.slice(0, once.size))).toEqual(once)
  expect((await next()).pile).toMatchObject({ done: once.size, left: 0, streak: 1, next: '2026-11-21' })
})

test('more than the twenty of a day come where somebody wants them', async () => {
  const { next, answer, turns } = await practising(20)
  let exercise = (await next()).exercise
  for (; exercise; exercise = (await next()).exercise) await answer(exercise, turns(exercise).best)
  const { pile } = await next()
  expect(pile).toMatchObject({ done: 20, left: 0 })
  expect((await next(PAGE, 40)).pile.left).toBe(Math.min(20, pile.open - 20))
})

test('two windows never show the same, and an answer counts once', async () => {
  const { next, turns, answer, exercises } = await practising(8)
  const one = (await next(PAGE)).exercise!
  const other = (await next(OTHER)).exercise!
  expect(other).not.toMatchObject({ id: one.id, moves: one.moves })
  expect((await next(PAGE)).exercise).toEqual(one)
  await answer(one, turns(one).best, PAGE)
  await expect(answer(one, turns(one).best, OTHER)).rejects.toThrow(refused('stale'))
  exercises.api['exercises.leave'](OTHER)
  expect((await next(PAGE)).exercise).toMatchObject({ id: other.id, moves: other.moves })
})

test('two answers to the same exercise at the same time count once', async () => {
  const { next, turns, answer } = await practising()
  const exercise = (await next()).exercise!
  const both = await Promise.allSettled([
    answer(exercise, turns(exercise).best, PAGE),
    answer(exercise, turns(exercise).played, OTHER),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('the grade of today can be changed, and easy plans further ahead', async () => {
  const { next, turns, answer, exercises } = await practising()
  const exercise = (await next()).exercise!
  const which = { id: exercise.id, moves: exercise.moves }
  expect(() => exercises.grade({ ...which, grade: 'easy' })).toThrow(refused('not-found'))
  const good = await answer(exercise, turns(exercise).best)
  const easy = exercises.grade({ ...which, grade: 'easy' })
  v.assert(CALLS['exercises.grade'].result, easy)
  expect(easy.due > good!.due).toBe(true)
  expect(exercises.grade({ ...which, grade: 'again' }).due).toBe('2026-11-21')
})

test('what was dropped comes no more until it is called back', async () => {
  const { next, exercises } = await practising()
  const exercise = (await next()).exercise!
  const which = { id: exercise.id, moves: exercise.moves }
  exercises.drop(which)
  const aside = exercises.aside(PERSON)
  v.assert(CALLS['exercises.aside'].result, aside)
  expect(aside).toMatchObject([{ ...which, state: 'dropped' }])
  expect((await next()).exercise).not.toMatchObject(which)
  exercises.callBack(which)
  expect(exercises.aside(PERSON)).toEqual([])
  exercises.api['exercises.leave'](PAGE)
  expect((await next()).exercise).toMatchObject(which)
})

test('exercises leave with their game and come back with it as they were', async () => {
  const { next, store, exercises, turns, answer } = await practising(5)
  const exercise = (await next()).exercise!
  const { open } = (await next()).pile
  const { due } = (await answer(exercise, turns(exercise).best))!
  const count = store.exercises.kept(exercise.id)!.filter(({ seat }) => seat === 0).length
  store.games.remove(exercise.id, '2026-11-20T12:00:00.000Z')
  expect((await next()).pile).toMatchObject({ games: 4, open: open - count })
  await expect(answer(exercise, [])).rejects.toThrow(refused('not-found'))
  store.games.restore(exercise.id)
  expect((await next()).pile).toMatchObject({ games: 5, open })
  expect(store.exercises.find(exercise.id, exercise.moves)).toMatchObject({ due })
  expect(await exercises.people()).toHaveLength(2)
})

test('exercises go with a game that is erased, or that goes on after all', async () => {
  const folder = newFolder()
  const { next, store } = await practising(5, folder)
  await next()
  const [first, second] = playedGames(2)
  store.games.erase(first.id)
  const db = new Database(join(folder, 'pithead.db'))
  db.prepare('UPDATE games SET finished_at = NULL WHERE id = ?').run(second.id)
  const left = db.prepare('SELECT DISTINCT game FROM exercises').pluck().all()
  expect(left.length).toBeGreaterThan(0)
  expect(left).not.toContain(first.id)
  expect(left).not.toContain(second.id)
  expect(db.prepare('SELECT count(*) FROM exercises_made').pluck().get()).toBe(3)
  db.close()
})

test('exercises follow a person who is called otherwise', async () => {
  const { next, store, exercises } = await practising(3)
  const { open } = (await next()).pile
  for (const { id } of playedGames(3)) {
    const { record, revision, ...stored } = store.games.load(id)!
    const renamed = record.replaceAll('"Player 1"', '"Anna"')
    const players = (JSON.parse(renamed) as { players: never }).players
    const summary = { ...store.games.summary(id)!, players }
    store.games.save({ record: renamed, pending: stored.pending, revision: revision + 1, summary })
  }
  expect((await exercises.people()).map(({ person }) => person).toSorted()).toEqual(['Anna', 'Player 2'])
  expect((await exercises.next({ person: 'Anna', page: PAGE, most: 20 })).pile.open).toBe(open)
})

test('the same game under another id gives no exercise twice', async () => {
  const { next, store } = await practising(3)
  const { open } = (await next()).pile
  keepReviewed(
    store,
    playedGames(3).map((record) => ({ ...record, id: `copy of ${record.id}` })),
  )
  expect((await next()).pile).toMatchObject({ games: 6, open })
})

test('what can not be read begins the exercises anew, says so once, and leaves the reviews alone', async () => {
  const folder = newFolder()
  const { next, turns, answer, store } = await practising(4, folder)
  const exercise = (await next()).exercise!
  await answer(exercise, turns(exercise).best)
  const reviews = store.reviews.list(exercise.id, 1).length
  const db = new Database(join(folder, 'pithead.db'))
  db.prepare(`UPDATE exercises SET history = '[{"day":"soon"}]' WHERE game = ? AND move = ?`).run(
    exercise.id,
    exercise.moves,
  )
  db.close()
  expect(await next()).toMatchObject({ isBegunAnew: true, pile: { done: 0 } })
  expect(await next()).toMatchObject({ isBegunAnew: false, pile: { done: 0 } })
  expect(store.reviews.list(exercise.id, 1)).toHaveLength(reviews)
})

test('a clock set back repeats nothing and loses nothing', async () => {
  const { next, turns, answer, setClock } = await practising(3)
  let { exercise } = await next()
  for (; exercise; { exercise } = await next()) await answer(exercise, turns(exercise).best)
  const { done } = (await next()).pile
  setClock('2026-11-10')
  expect((await next()).pile).toMatchObject({ done, left: 0 })
  setClock('2026-12-20')
  expect((await next()).pile).toMatchObject({ done: 0, left: done })
})

test('an exercise that nobody has is refused', async () => {
  const { answer, exercises } = await practising()
  await exercises.people()
  await expect(answer({ id: 'nothing', moves: 3 }, [])).rejects.toThrow(refused('not-found'))
  expect(() => exercises.drop({ id: 'nothing', moves: 3 })).toThrow(refused('not-found'))
})

test('an answer is kept before it is told', async () => {
  const { next, turns, answer, store, judge } = await practising()
  const exercise = (await next()).exercise!
  judge.mockResolvedValueOnce({ game: 'toy', reviewed: null })
  expect(await answer(exercise, turns(exercise).best)).toBeNull()
  expect(store.exercises.find(exercise.id, exercise.moves)!.history).toEqual([])
  const told = answer(exercise, turns(exercise).best)
  await told
  expect(store.exercises.find(exercise.id, exercise.moves)!.history).toEqual([{ day: '2026-11-20', grade: 'good' }])
})
