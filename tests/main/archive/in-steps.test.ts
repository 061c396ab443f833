/** Long work lets everybody else be answered, and leaves nothing half done. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ExportFormat } from '../../../src/contract/archive.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { eventHub } from '../../../src/main/platform/events.ts'
import { PeopleService } from '../../../src/main/people/people.ts'
import type { Store } from '../../../src/main/store/store.ts'
import { TransfersService } from '../../../src/main/archive/transfers.ts'
import { ID } from '../../support/games.ts'
import { archived, called, now, told } from './archived.ts'

const GAMES = 45

const ids = Array.from({ length: GAMES }, (_, game) => `game-${game}`)
const records = ids.map((id, game) =>
  called(told('companion-counts', id, { startedAt: new Date(Date.UTC(2020, 0, 1, 0, game)).toISOString() }), 'Ana'),
)

/** Every look at the clock finds the slice over. */
beforeEach(() => {
  let time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 1000))
})

/** How often others got their turn while `work` was under way. */
async function turnsIn(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let over = false
  const turn = () => {
    turns++
    if (!over) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  over = true
  return turns
}

describe('an export', () => {
  test.each<ExportFormat>(['csv', 'bg-stats', 'records'])(
    'as %s lets others go first after each game',
    async (format) => {
      const { store } = await archived(records)
      const transfers = new TransfersService({ catalogue: CATALOGUE, store, events: eventHub(), now, forget: () => {} })
      expect(await turnsIn(() => transfers.make({ games: { ids }, format }))).toBeGreaterThanOrEqual(GAMES)
    },
  )
})

describe('an export under way', () => {
  const begun = async (work?: (transfers: TransfersService) => void) => {
    const { store } = await archived(records)
    const events = eventHub()
    const transfers = new TransfersService({ catalogue: CATALOGUE, store, events, now, forget: () => {} })
    const told: unknown[] = []
    events.subscribe((name, value) => {
      told.push([name, value])
      work?.(transfers)
    })
    return { told, made: transfers.make({ games: { ids }, format: 'csv' }) }
  }

  test('tells how far it is', async () => {
    const { told, made } = await begun()
    await made
    expect(told).toContainEqual(['work.progress', { work: 'export', done: GAMES, total: 2 * GAMES }])
  })

  test('ends where nobody wants it any more', async () => {
    const { told, made } = await begun((transfers) => transfers.stop())
    await expect(made).rejects.toMatchObject({ code: 'not-found' })
    expect(told).toHaveLength(1)
  })
})

test.each(['tables', 'people'] as const)('statistics of %s keep nobody waiting', async (what) => {
  const { store } = await archived(records)
  expect(await turnsIn(() => store.counting[`statistics.${what}`]({ game: ID }))).toBeGreaterThan(GAMES)
})

describe('removing all games', () => {
  test('lets others go first now and then', async () => {
    const { archive, found } = await archived(records)
    expect(await turnsIn(() => archive.remove({ ids }))).toBeGreaterThanOrEqual(GAMES)
    expect(found()).toEqual([])
  })

  test('that fails half-way removes none', async () => {
    const { archive, found, store } = await archived(records)
    const { remove } = store.games
    vi.spyOn(store.games, 'remove').mockImplementation((id, at) => {
      if (id === ids[30]) throw new Error('the disk is full')
      return remove(id, at)
    })
    await expect(archive.remove({ ids })).rejects.toThrow('the disk is full')
    expect(found()).toHaveLength(GAMES)
  })
})

describe('a renaming', () => {
  const renaming = { name: 'Ana', to: 'Anna' }
  const service = (store: Store, forget: (id: string) => void = () => {}, events = eventHub()) =>
    new PeopleService({ catalogue: CATALOGUE, store, events, forget })
  const namesIn = (store: Store) => ids.map((id) => store.games.summary(id)!.players[0].name)
  const count = (store: Store, name: string) => namesIn(store).filter((found) => found === name).length

  /** Fails once this number of games is written. */
  const failAfter = (store: Store, games: number) => {
    const { retell } = store.games
    let saved = 0
    return vi.spyOn(store.games, 'retell').mockImplementation((...game) => {
      if (saved++ === games) throw new Error('the disk is full')
      retell(...game)
    })
  }

  test('lets others go first now and then, who find no game as it was before', async () => {
    const { store } = await archived(records)
    const forgotten: string[] = []
    const events = eventHub()
    const told: unknown[] = []
    events.subscribe((...event) => told.push(event))
    const people = service(store, (id) => forgotten.push(id), events)
    expect(await turnsIn(() => people.rename(renaming))).toBeGreaterThan(1)
    expect(forgotten).toEqual(expect.arrayContaining(ids))
    expect(told).toContainEqual(['work.progress', { work: 'renaming', done: 1, total: GAMES }])
    expect(count(store, 'Anna')).toBe(GAMES)
    expect(store.unfinished.renamed()).toBeNull()
  })

  test('that is cut off says how many games are left, and is brought to its end at the next start', async () => {
    const { store } = await archived(records)
    const failing = failAfter(store, 30)
    await expect(service(store).rename(renaming)).rejects.toMatchObject({ code: 'rename-left', params: { games: 15 } })
    expect(count(store, 'Anna')).toBe(30)
    failing.mockRestore()
    await service(store).resume()
    expect(count(store, 'Anna')).toBe(GAMES)
    expect(store.unfinished.renamed()).toBeNull()
  })

  test('that is cut off can be taken back', async () => {
    const { store } = await archived(records)
    const people = service(store)
    const failing = failAfter(store, 30)
    await expect(people.rename(renaming)).rejects.toThrow('rename-left')
    failing.mockRestore()
    await people.undo()
    expect(count(store, 'Ana')).toBe(GAMES)
    expect(store.unfinished.renamed()).toBeNull()
  })

  test('waits for the one before', async () => {
    const { store } = await archived(records)
    const people = service(store)
    const [, second] = await Promise.allSettled([people.rename(renaming), people.rename({ name: 'Ana', to: 'Eva' })])
    expect(second).toMatchObject({ status: 'rejected', reason: { code: 'not-found' } })
    expect(count(store, 'Anna')).toBe(GAMES)
  })
})
