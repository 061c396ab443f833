import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { CALLS, EVENTS } from '../../../src/contract/schemas.ts'
import { seeded } from '../../../src/games/random.ts'
import { readRecord } from '../../../src/games/record.ts'
import { anyAction, people } from '../player.ts'
import { act, begin, expectRefused, newStore, placeOn, refusal, roomIn, roomOn } from './room.ts'

/** Whole games are played, each move to the disk, and a busy machine takes its time. */
vi.setConfig({ testTimeout: 30_000 })

const STATE = CALLS['tables.open'].result

describe('a new table', () => {
  test('stands at the draft, is on the home screen and was told to everybody', async () => {
    const room = await roomIn()
    const table = begin(room, 3)
    expect(table).toMatchObject({
      revision: 1,
      waiting: 'decision',
      players: people(3),
      finishedAt: null,
      result: null,
    })
    expect(table.view).toMatchObject({ phase: 'draft', players: 3, turn: 2 })
    expect(room.tables.list()).toMatchObject([{ id: table.id, shift: 0, moves: 0, turn: 2, winners: null }])
    expect(room.told()).toEqual([
      { name: 'table.changed', value: table },
      { name: 'tables.changed', value: room.tables.list() },
    ])
  })

  test('is shuffled, and so is its starting player where that is left to chance', async () => {
    const room = await roomIn()
    const newTable = { game: 'coal-baron', players: people(4), startingPlayer: 'random' } as const
    const views = Array.from({ length: 20 }, () => room.tables.create({ ...newTable, players: people(4) }).view)
    expect(new Set(views.map(({ startingPlayer }) => startingPlayer))).toEqual(new Set([0, 1, 2, 3]))
    expect(new Set(views.map(({ draft }) => draft.join())).size).toBe(20)
  })

  test('remembers who sits at it', async () => {
    const store = await newStore()
    begin(roomOn(store), 3)
    expect(store.people.list()).toEqual(people(3).map(({ name, color }) => ({ name, color })))
  })
})

describe.each([2, 3, 4])('a whole game of %i', (players) => {
  test('keeps to the contract at every step and ends as a valid record', async () => {
    const store = await newStore()
    const room = roomOn(store, players)
    const random = seeded(players)
    let table = begin(room, players)
    while (table.waiting !== 'finished') {
      v.assert(STATE, table)
      table = act(room)(table, anyAction(table, random))
    }
    v.assert(STATE, table)
    for (const { name, value } of room.told()) v.assert(EVENTS[name], value)
    v.assert(CALLS['tables.list'].result, room.tables.list())

    const read = readRecord(store.games.load(table.id)!.record)
    expect(read).toMatchObject({ verdict: { totals: table.result!.scores.map(({ total }) => total) } })
    expect(room.tables.list()).toMatchObject([{ finishedAt: table.finishedAt, winners: table.result!.winners }])
  })
})

describe('an action', () => {
  test('made on an old revision is refused with the present one', async () => {
    const room = await roomIn()
    const first = begin(room)
    const second = act(room)(first, anyAction(first, seeded(1)))
    expect(() => act(room)(first, anyAction(first, seeded(1)))).toThrow(refusal('stale', { revision: 2 }))
    expect(() => act(room)({ ...second, revision: 3 }, anyAction(second, seeded(1)))).toThrow(
      refusal('stale', { revision: 2 }),
    )
    expect(room.tables.open(first.id)).toEqual(second)
  })

  test('that the rules do not allow is refused in their words', async () => {
    const room = await roomIn()
    const table = placeOn(room, begin(room), /^money-4/)
    const place = (space: 'mining-8' | 'factory-1') => ({ type: 'decide', decision: { place: space } }) as const
    expectRefused(room, table, place('mining-8'), refusal('locked', { players: 2 }))
    const wrong = { type: 'decide', decision: { draft: 'TKKK' } } as const
    expectRefused(room, table, wrong, refusal('other-decision', { phase: 'place' }))
  })

  test('that the table does not wait for is not allowed now', async () => {
    const room = await roomIn()
    const table = begin(room)
    for (const type of ['reveal', 'next', 'skip', 'take-back'] as const)
      expectRefused(room, table, { type }, refusal('not-allowed-now', { action: type, waiting: 'decision' }))
  })

  test('can be taken back, and the revision rises all the same', async () => {
    const room = await roomIn()
    const before = begin(room)
    const after = act(room)(before, anyAction(before, seeded(1)))
    const back = act(room)(after, { type: 'take-back' })
    expect(back).toEqual({ ...before, revision: 3 })
  })

  test('at a table that is not there is refused', async () => {
    const room = await roomIn()
    const id = '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11'
    const missing = refusal('not-found', { id }) as Error
    expect(() => room.tables.open(id)).toThrow(missing)
    expect(() => room.tables.act({ id, revision: 1, action: { type: 'next' } })).toThrow(missing)
    expect(() => room.tables.remove(id)).toThrow(missing)
    expect(() => room.tables.restore(id)).toThrow(missing)
  })
})

test('a table taken off the home screen is gone until it is restored, then as it was', async () => {
  const room = await roomIn()
  const table = begin(room)
  room.told()
  room.tables.remove(table.id)
  expect(room.tables.list()).toEqual([])
  expect(() => act(room)(table, anyAction(table, seeded(1)))).toThrow(refusal('not-found', { id: table.id }))
  expect(room.told()).toEqual([{ name: 'tables.changed', value: [] }])
  room.tables.restore(table.id)
  expect(room.tables.open(table.id)).toEqual(table)
  expect(room.told()).toEqual([{ name: 'tables.changed', value: room.tables.list() }])
})

describe('at a hand-over', () => {
  test('nothing of the drawn five is told, by the table or by a refusal', async () => {
    const room = await roomIn()
    const table = placeOn(room, begin(room), /^factory-draw$/)
    expect(table).toMatchObject({ waiting: 'hand-over', takeBack: null })
    expect(table.view).toMatchObject({ drawnCount: 5, drawn: [] })
    expect(table.options.keep).toEqual([])
    const reason = refusal('not-allowed-now', { action: 'decide', waiting: 'hand-over' })
    for (const decision of [{ keep: 'Y1L' }, { keep: null }, { put: 'top', back: [] }, { place: 'bank' }] as const)
      expectRefused(room, table, { type: 'decide', decision: decision as never }, reason)
  })

  test('the five are shown once the player is alone with them', async () => {
    const room = await roomIn()
    const table = act(room)(placeOn(room, begin(room), /^factory-draw$/), { type: 'reveal' })
    expect(table.waiting).toBe('decision')
    expect(table.view.drawn).toHaveLength(5)
    expect(table.options.keep.map(({ id }) => id)).toEqual(table.view.drawn)
  })
})
