/** Exercises that go out with the records of their games, and come in on another machine. */
import { expect, test } from 'vitest'
import { readRecord, writeRecord, type GameRecord } from '../../../src/games/record/record.ts'
import { Import, unhurried } from '../../../src/main/archive/import.ts'
import { withExercises } from '../../../src/main/exercises/taken-along.ts'
import { sourceOf } from '../../../src/main/platform/source.ts'
import type { Store } from '../../../src/main/store/store.ts'
import { itemsOf } from '../archive/brought.ts'
import { GAMES } from '../toy/room.ts'
import { playedGames, practising } from './practising.ts'

const AT = '2026-11-21T10:00:00.000Z'

/** The files of all games, as an export writes them. */
const filesOf = (store: Store): string[] =>
  playedGames(4).map(({ id }) =>
    writeRecord(withExercises(store, JSON.parse(store.games.load(id)!.record) as GameRecord)),
  )

async function brought(store: Store, files: readonly string[], keep: 'mine' | 'theirs' = 'mine') {
  const games = new Import(store, GAMES)
  for (const file of files) await games.add('games.pithead', sourceOf(Buffer.from(file)), unhurried)
  const items = itemsOf(games)
  games.choose(null, keep)
  const result = await games.run(AT, unhurried)
  return { states: items.map(({ state }) => state), items, result }
}

/** Somebody who has practised for two days. */
async function practised() {
  const room = await practising()
  const { next, turns, answer, setClock, exercises } = room
  const first = (await next()).exercise!
  await answer(first, turns(first).best)
  const second = (await next()).exercise!
  await answer(second, turns(second).played)
  const third = (await next()).exercise!
  exercises.drop({ id: third.id, moves: third.moves })
  setClock('2026-11-21')
  return { ...room, first, second, third }
}

test('another machine has the same piles, the same plan and the same answers', async () => {
  const here = await practised()
  const there = await practising(0)
  there.setClock('2026-11-21')
  expect((await brought(there.store, filesOf(here.store))).states).toEqual(['new', 'new', 'new', 'new'])
  expect(await there.exercises.people()).toEqual(await here.exercises.people())
  expect(there.exercises.aside('Player 1')).toEqual(here.exercises.aside('Player 1'))
  expect(await there.next()).toEqual(await here.next())
  for (const { id } of playedGames(4)) expect(there.store.exercises.kept(id)).toEqual(here.store.exercises.kept(id))
  expect(filesOf(there.store)).toEqual(filesOf(here.store))
})

test('the archive keeps the record itself without them', async () => {
  const here = await practised()
  const there = await practising(0)
  await brought(there.store, filesOf(here.store))
  for (const { id } of playedGames(4)) expect(there.store.games.load(id)!.record).not.toContain('"exercises"')
})

test('games that are here with the same answers, or more, are known', async () => {
  const here = await practised()
  const files = filesOf(here.store)
  expect((await brought(here.store, files)).states).toEqual(Array(4).fill('same-id'))
  const next = (await here.next()).exercise!
  await here.answer(next, here.turns(next).best)
  expect((await brought(here.store, files)).states).toEqual(Array(4).fill('same-id'))
})

test('later answers of a file are a difference, and taken where somebody wants them; those here stay', async () => {
  const here = await practised()
  const there = await practising(0)
  there.setClock('2026-11-22')
  await brought(there.store, filesOf(here.store))
  const again = (await there.next()).exercise!
  await there.answer(again, there.turns(again).best)
  const { items } = await brought(here.store, filesOf(there.store), 'theirs')
  const changed = items.filter(({ state }) => state === 'changed')
  expect(changed).toMatchObject([{ id: again.id, differences: ['exercises'] }])
  const kept = here.store.exercises.find(again.id, again.moves)!
  expect(kept).toEqual(there.store.exercises.find(again.id, again.moves))
  for (const { id } of playedGames(4)) expect(here.store.exercises.kept(id)).toEqual(there.store.exercises.kept(id))
})

const exercise = { at: 1, lost: 4, history: [{ day: '2026-11-20', grade: 'good' }], due: '2026-11-24', state: 'open' }

test.each([
  ['exercises[0].at', { ...exercise, at: 500 }],
  ['exercises[0].lost', { ...exercise, lost: -1 }],
  ['exercises[0].due', { ...exercise, due: undefined }],
  ['exercises[0].due', { ...exercise, due: '2026-02-30' }],
  ['exercises[0].state', { ...exercise, state: 'lost' }],
  ['exercises[0].history', { ...exercise, history: [...exercise.history, ...exercise.history] }],
  ['exercises[0].history[0].grade', { ...exercise, history: [{ day: '2026-11-20', grade: 'great' }] }],
  ['exercises[0]', { ...exercise, extra: 1 }],
])('a file that says nonsense at %s is refused there', (path, wrong) => {
  const [record] = playedGames(1)
  const { problem } = readRecord(JSON.stringify({ ...record, exercises: [wrong] }), GAMES)
  expect(problem?.path.startsWith(path)).toBe(true)
})

test('a game that is not over has none', () => {
  const [record] = playedGames(1)
  const running = { ...record, moves: record.moves!.slice(0, 2), result: null, finishedAt: null, exercises: [exercise] }
  expect(readRecord(JSON.stringify(running), GAMES).problem).toMatchObject({ path: 'exercises', code: 'not-over' })
})
