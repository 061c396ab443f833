import { expect, onTestFinished, test } from 'vitest'
import type { ReviewedMove } from '../../../../src/games/facets/ideas.ts'
import { openDatabase } from '../../../../src/main/store/durability/database.ts'
import { openStore, type Store } from '../../../../src/main/store/store.ts'
import { reviewedMove } from '../../archive/archived.ts'
import { newFolder } from '../../folder.ts'
import { change, now, GAMES } from '../stored.ts'

const VERSION = 3
const finishedAt = '2026-11-20T11:00:00.000Z'

/** With a finished game `a` and a running one `b`. */
async function open(folder = newFolder()): Promise<Store> {
  const store = await openStore({ folder, now, catalogue: GAMES })
  onTestFinished(() => store.close())
  store.games.create({ ...change('a', 1, { finishedAt, winners: [1] }), pending: [] })
  store.games.create(change('b', 1))
  return store
}

const found = (move: number, depth: ReviewedMove['depth'] = 'quick'): ReviewedMove => ({ ...reviewedMove(move), depth })

test('what was found of a finished game is kept by move, the last finding of each', async () => {
  const { reviews } = await open()
  expect([found(1), found(0), found(1, 'thorough')].map((each) => reviews.put('a', VERSION, each))).toEqual([
    true,
    true,
    true,
  ])
  expect(reviews.list('a', VERSION)).toEqual([found(0), found(1, 'thorough')])
  reviews.drop('a')
  expect(reviews.list('a', VERSION)).toEqual([])
})

test('a running game and one that is not there get no review, and that of a removed one waits until it returns', async () => {
  const { games, reviews } = await open()
  reviews.put('a', VERSION, found(0))
  games.remove('a', now().toISOString())
  expect(['a', 'b', 'c'].map((id) => reviews.put(id, VERSION, found(0)))).toEqual([false, false, false])
  games.restore('a')
  expect(reviews.list('a', VERSION)).toEqual([found(0)])
})

test('a game that goes on after its end has to be reviewed anew, one that is told more of has not', async () => {
  const { games, reviews } = await open()
  reviews.put('a', VERSION, found(0))
  games.save({ ...change('a', 2, { finishedAt, winners: [1] }), pending: [] })
  expect(reviews.list('a', VERSION)).toHaveLength(1)
  games.save(change('a', 3))
  expect(reviews.list('a', VERSION)).toEqual([])
})

test('what an older Pithead found is left out', async () => {
  const folder = newFolder()
  const store = await openStore({ folder, now, catalogue: GAMES })
  store.games.create({ ...change('a', 1, { finishedAt, winners: [1] }), pending: [] })
  store.reviews.put('a', VERSION, found(0))
  store.close()
  const db = await openDatabase({ folder, now })
  db.prepare('UPDATE reviews SET version = ?').run(VERSION - 1)
  db.close()
  const again = await openStore({ folder, now, catalogue: GAMES })
  onTestFinished(() => again.close())
  expect(again.reviews.list('a', VERSION)).toEqual([])
})

test('a restoration keeps the review of a game that went the same way, and drops that of another', async () => {
  const { games, reviews, backup, backups, previewRestore, restoreBackup } = await open()
  const record = (setup: number) => JSON.stringify({ setup, moves: [] })
  games.create({ ...change('c', 1, { finishedAt, winners: [1] }), pending: [], record: record(1) })
  games.create({ ...change('d', 1, { finishedAt, winners: [1] }), pending: [], record: record(1) })
  await backup('day')
  reviews.put('c', VERSION, found(0))
  games.save({ ...change('d', 2, { finishedAt, winners: [1] }), pending: [], record: record(2) })
  reviews.put('d', VERSION, found(0))
  const foreseen = await previewRestore(backups()[0].name)
  expect(foreseen.reviews).toMatchObject({ gone: { count: 1, games: [{ id: 'd' }] }, kept: 1 })
  await restoreBackup(backups()[0].name)
  expect([reviews.list('c', VERSION), reviews.list('d', VERSION)]).toEqual([[found(0)], []])
})
