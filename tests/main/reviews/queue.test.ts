/** Many games reviewed in the background: real services, real threads, a real database. */
import { expect, test, vi } from 'vitest'
import { ALL_GAMES } from '../../../src/contract/archive.ts'
import type { ReviewQueue } from '../../../src/contract/reviews.ts'
import { eventHub } from '../../../src/main/platform/events.ts'
import { QueueService, type QueueOptions } from '../../../src/main/reviews/queue.ts'
import { archived, told } from '../archive/archived.ts'
import { newFolder } from '../folder.ts'
import { finished, found, opened, seated } from '../toy/room.ts'

const FILTER = { filter: ALL_GAMES, except: [] }
const SCREEN = ['2-players', '3-players', '4-players']

test('all games found are reviewed, and the list shows it', async () => {
  const { call } = await opened(newFolder())
  const { id: first } = await finished(call)
  const { id: second } = await finished(call, seated('human', 'human'))
  await finished(call, seated('human', 'human'), 'quiet-toy')
  expect(await call('queue.add', { games: FILTER, depth: 'quick' })).toBe(2)
  await vi.waitFor(async () => expect((await call('queue.look')).total).toBe(0))
  expect((await found(call, { search: 'is:reviewed' })).toSorted()).toEqual([first, second].toSorted())
  for (const id of [first, second]) {
    const { log } = await call('tables.open', id)
    expect((await call('reviews.open', id)).reviewed).toHaveLength(log.length)
  }
})

/** A queue whose reviews end when the test says so. */
async function queued(folder = newFolder(), names: readonly string[] = SCREEN) {
  const { store } = await archived(
    names.map((name) => told(name, name)),
    folder,
  )
  const events = eventHub()
  const heard: ReviewQueue[] = []
  events.subscribe((name, value) => name === 'queue.changed' && heard.push(value as ReviewQueue))
  const begun: { id: string; depth: string; over: (trouble?: unknown) => void }[] = []
  const ended: string[] = []
  const review: QueueOptions['review'] = (game) => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    begun.push({ ...game, over: resolve })
    return promise
  }
  const log = vi.fn()
  const queue = new QueueService({ store, events, log, review, end: (id) => void ended.push(id) })
  const over = async (trouble?: unknown) => {
    begun.at(-1)!.over(trouble)
    await new Promise(setImmediate)
  }
  return { store, queue, heard, begun, ended, over, log }
}

const ids = (of: { id: string }[]) => of.map(({ id }) => id)

test('one game is reviewed after the other, in the order of the list, and every step is told', async () => {
  const { queue, heard, begun, over, ended } = await queued()
  expect(await queue.add({ games: { ids: SCREEN }, depth: 'thorough' })).toBe(3)
  expect(begun).toMatchObject([{ id: '2-players', depth: 'thorough' }])
  await over()
  await over()
  await over()
  expect(ids(begun)).toEqual(SCREEN)
  expect(heard.map(({ done, total, id }) => [done, total, id])).toEqual([
    ...SCREEN.map((id, done) => [done, 3, id]),
    [3, 3, null],
  ])
  expect([queue.look(), ended]).toEqual([{ total: 0, done: 0, failed: 0, id: null }, []])
})

test('games that were not played on screen, or are in the bin, are left out', async () => {
  const { store, queue, begun } = await queued(newFolder(), ['companion-points', '2-players', '3-players'])
  store.games.remove('3-players', '2026-11-21T10:00:00.000Z')
  expect(await queue.add({ games: FILTER, depth: 'quick' })).toBe(1)
  expect(ids(begun)).toEqual(['2-players'])
  queue.stop()
  expect(await queue.add({ games: { ids: ['companion-points'] }, depth: 'quick' })).toBe(0)
  expect(queue.look()).toMatchObject({ total: 0 })
})

test('it is stopped, and begun anew with other games', async () => {
  const { queue, begun, ended, over, heard } = await queued()
  await queue.add({ games: { ids: SCREEN }, depth: 'quick' })
  const [{ over: first }] = begun
  queue.stop()
  expect([ended, queue.look().total, heard.at(-1)]).toEqual([
    ['2-players'],
    0,
    { total: 0, done: 0, failed: 0, id: null },
  ])
  await queue.add({ games: { ids: ['4-players'] }, depth: 'quick' })
  first()
  await over()
  expect(ids(begun)).toEqual(['2-players', '4-players'])
})

test('games join a queue at its end', async () => {
  const { queue, begun, over } = await queued()
  await queue.add({ games: { ids: ['4-players'] }, depth: 'quick' })
  await queue.add({ games: { ids: ['2-players', '3-players'] }, depth: 'quick' })
  expect(queue.look()).toMatchObject({ total: 3, done: 0, id: '4-players' })
  await over()
  await over()
  expect(ids(begun)).toEqual(['4-players', '2-players', '3-players'])
})

test('a game whose review fails is counted, and the next one comes', async () => {
  const { queue, begun, over, heard } = await queued()
  await queue.add({ games: { ids: SCREEN.slice(0, 2) }, depth: 'quick' })
  await over(new Error('the thread ended'))
  await over()
  expect(ids(begun)).toEqual(SCREEN.slice(0, 2))
  expect(heard.at(-1)).toEqual({ total: 2, done: 2, failed: 1, id: null })
})

test('what was left at the end of the program is reviewed after its next start', async () => {
  const folder = newFolder()
  const before = await queued(folder)
  await before.queue.add({ games: { ids: SCREEN }, depth: 'quick' })
  await before.over()
  before.queue.close()
  before.store.close()
  const after = await queued(folder, [])
  after.queue.resume()
  expect(after.queue.look()).toMatchObject({ total: 3, done: 1, id: '3-players' })
  await after.over()
  await after.over()
  expect(ids(after.begun)).toEqual(['3-players', '4-players'])
})

test('a game that is deleted leaves the queue, and a backup that is put back ends it', async () => {
  const { store, queue, begun, over } = await queued()
  await store.backup('day')
  await queue.add({ games: { ids: SCREEN }, depth: 'quick' })
  store.games.remove('3-players', '2026-11-21T10:00:00.000Z')
  store.bin.erase('3-players')
  expect(queue.look().total).toBe(2)
  await store.restoreBackup(store.backups()[0].name)
  await over()
  expect([ids(begun), queue.look().total]).toEqual([['2-players'], 0])
})
