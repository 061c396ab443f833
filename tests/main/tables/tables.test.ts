import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { DEAL_CODE } from '../../../src/games/building-blocks/deal-code.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { readRecord, type GameRecord } from '../../../src/games/record/record.ts'
import { anyAction, isHandOver, playUntil } from '../player.ts'
import { act, begin, expectRefused, newStore, refusal, roomIn, roomOn } from './room.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { CALLS, EVENTS, GAME, ID, laterDecision, newTable, people } from '../../support/games.ts'
import { golden } from '../../support/golden.ts'

const STATE = CALLS['tables.open'].result

describe('a new table', () => {
  test('stands at its beginning, is on the home screen and was told to everybody', async () => {
    const room = await roomIn()
    const table = begin(room, 3)
    expect(table).toMatchObject({
      revision: 1,
      waiting: 'decision',
      players: people(3),
      finishedAt: null,
      result: null,
    })
    const { progress, turn } = table
    expect(turn).not.toBeNull()
    expect(room.tables.list()).toMatchObject([{ id: table.id, game: ID, progress, moves: 0, turn, winners: null }])
    expect(room.told()).toEqual([{ name: 'summary.changed', value: room.tables.list()[0] }])
  })

  test('is dealt by the code that its record keeps, the same each time, whoever starts', async () => {
    const store = await newStore()
    const { tables } = roomOn(store)
    const recordOf = (deal?: string, startingPlayer: number | 'random' = 'random') => {
      const { id } = tables.create({ ...newTable(people(4), { ...GAME.identity.options, startingPlayer }), deal })
      return JSON.parse(store.games.load(id)!.record) as GameRecord
    }
    const stacksOf = ({ setup }: GameRecord) => ({ ...(setup as object), startingPlayer: null })
    const first = recordOf()
    expect(first.deal).toMatch(DEAL_CODE)
    expect(recordOf(first.deal).setup).toEqual(first.setup)
    expect(stacksOf(recordOf(first.deal, 2))).toEqual(stacksOf(first))
    expect(stacksOf(recordOf('2026-11-20'))).not.toEqual(stacksOf(first))
    expect(readRecord(JSON.stringify(first), CATALOGUE).problem).toBeUndefined()
    expect(readRecord(JSON.stringify({ ...first, deal: 'a deal' }), CATALOGUE).problem).toMatchObject({ path: 'deal' })
  })

  test('is drawn anew each time', async () => {
    const store = await newStore()
    const { tables } = roomOn(store)
    const ids = Array.from({ length: 20 }, () => tables.create(newTable(people(4), GAME.identity.options)).id)
    const setups = ids.map((id) => JSON.stringify((JSON.parse(store.games.load(id)!.record) as GameRecord).setup))
    expect(new Set(setups).size).toBe(20)
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
    for (const { name, value } of room.told()) v.assert<v.GenericSchema>(EVENTS[name], value)
    v.assert(CALLS['tables.list'].result, room.tables.list())

    const read = readRecord(store.games.load(table.id)!.record, CATALOGUE)
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
    const table = begin(room)
    const decision = laterDecision(golden('2-players'))
    const { code, params } = GAME.playing.whyIllegal(room.tables.table(table.id).course, decision)!
    expectRefused(room, table, { type: 'decide', decision }, refusal(code, params))
  })

  test('that the table does not wait for is not allowed now', async () => {
    const room = await roomIn()
    const table = begin(room)
    for (const type of ['reveal', 'next', 'skip', 'take-back', 'redo'] as const)
      expectRefused(room, table, { type }, refusal('not-allowed-now', { action: type, waiting: 'decision' }))
  })

  test('can be taken back, and the revision rises all the same', async () => {
    const room = await roomIn()
    const before = begin(room)
    const after = act(room)(before, anyAction(before, seeded(1)))
    const back = act(room)(after, { type: 'take-back' })
    expect(back).toEqual({ ...before, redo: true, revision: 3 })
  })

  test('that was taken back comes again as often as it was, until somebody decides', async () => {
    const room = await roomIn()
    const before = begin(room)
    const stands = [before]
    const random = seeded(1)
    while (stands.length < 4 || stands.at(-1)!.takeBack === null)
      stands.push(act(room)(stands.at(-1)!, anyAction(stands.at(-1)!, random)))
    let now = stands.at(-1)!
    let back = 0
    for (; now.takeBack !== null && now.waiting === 'decision'; back++) now = act(room)(now, { type: 'take-back' })
    for (let left = back; left > 0; left--) {
      expect(now.redo).toBe(true)
      now = act(room)(now, { type: 'redo' })
    }
    expect(now).toEqual({ ...stands.at(-1)!, revision: now.revision })
    const anew = act(room)(act(room)(now, { type: 'take-back' }), anyAction(now, random))
    expect(anew.redo).toBe(false)
    expectRefused(room, anew, { type: 'redo' }, refusal('not-allowed-now', { action: 'redo', waiting: anew.waiting }))
  })

  test('at a table that is not there is refused', async () => {
    const room = await roomIn()
    const id = '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11'
    const missing = refusal('not-found', { id }) as Error
    expect(() => room.tables.open(id)).toThrow(missing)
    expect(() => room.tables.act({ game: ID, id, revision: 1, action: { type: 'next' } })).toThrow(missing)
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
  expect(room.told()).toEqual([{ name: 'tables.changed', value: null }])
  room.tables.restore(table.id)
  expect(room.tables.open(table.id)).toEqual(table)
  expect(room.told()).toEqual([{ name: 'tables.changed', value: null }])
})

test('an action that says another game than the table’s is refused', async () => {
  const room = await roomIn()
  const { id, revision } = begin(room)
  expect(() => room.tables.act({ game: 'another', id, revision, action: { type: 'next' } })).toThrow(
    refusal('bad-arguments', { at: 'game', problem: `not-${ID}` }),
  )
})

describe('at a hand-over', () => {
  const handedOver = async () => {
    const room = await roomIn()
    const table = playUntil(begin(room), isHandOver, act(room), seeded(5))
    const { course } = room.tables.table(table.id)
    return { room, table, course }
  }

  test('nothing of what was drawn is told, by the table or by a refusal', async () => {
    const { room, table, course } = await handedOver()
    expect(table.takeBack?.practice ?? false).toBe(false)
    const { view, allowed } = GAME.playing.shown(course, null)
    expect(table).toMatchObject({ view, allowed })
    expect(view).not.toEqual(GAME.playing.shown(course, table.turn).view)
    const reason = refusal('not-allowed-now', { action: 'decide', waiting: 'hand-over' })
    const decisions = [...GAME.rules.legal(GAME.playing.position(course)), laterDecision(golden('2-players'))]
    for (const decision of decisions.slice(-20)) expectRefused(room, table, { type: 'decide', decision }, reason)
  })

  test('it is shown once the player is alone with it', async () => {
    const { room, table } = await handedOver()
    const alone = act(room)(table, { type: 'reveal' })
    const { view, allowed } = GAME.playing.shown(room.tables.table(table.id).course, table.turn)
    expect(alone).toMatchObject({ waiting: 'decision', view, allowed })
    expect(alone.view).not.toEqual(table.view)
  })

  test('those who look on see none of it, before and after', async () => {
    const { room, table } = await handedOver()
    const watch = () => room.tables.api['tables.watch'](table.id)
    const before = watch()
    expect(before).toMatchObject({ waiting: 'hand-over', view: table.view, takeBack: null, redo: false })
    act(room)(table, { type: 'reveal' })
    const after = watch()
    expect(v.is(STATE, after)).toBe(true)
    expect(after).toMatchObject({ waiting: 'decision', view: before.view, allowed: before.allowed })
  })
})
