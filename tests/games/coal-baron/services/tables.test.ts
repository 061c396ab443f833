import { describe, expect, test } from 'vitest'
import type { Decision } from '../../../../src/games/coal-baron/index.ts'
import { storesOn } from '../../../../src/main/store/store.ts'
import { CATALOGUE } from '../../../../src/games/catalogue.ts'
import { act, expectRefused, newDatabase, refusal, roomIn, roomOn } from '../../../main/tables/room.ts'
import { begin, placeOn, seen } from './room.ts'

describe('a new table', () => {
  test('stands at the draft', async () => {
    const room = await roomIn()
    const table = begin(room, 3)
    expect(table).toMatchObject({ turn: 2, progress: { key: 'shift', params: { shift: 0 } } })
    expect(table.view).toMatchObject({ phase: 'draft', players: 3, turn: 2 })
  })

  test('is shuffled, and so is its starting player where that is left to chance', async () => {
    const room = await roomIn()
    const views = Array.from({ length: 20 }, () => begin(room, 4, 'random').view)
    expect(new Set(views.map(({ startingPlayer }) => startingPlayer))).toEqual(new Set([0, 1, 2, 3]))
    expect(new Set(views.map(({ draft }) => draft.join())).size).toBe(20)
  })
})

test('an action that the rules do not allow is refused in their words', async () => {
  const room = await roomIn()
  const table = placeOn(room, begin(room), /^money-4/)
  const place = (space: 'mining-8' | 'factory-1') => ({ type: 'decide', decision: { place: space } }) as const
  expectRefused(room, table, place('mining-8'), refusal('locked', { players: 2 }))
  const wrong = { type: 'decide', decision: { draft: 'TKKK' } } as const
  expectRefused(room, table, wrong, refusal('other-decision', { phase: 'place' }))
})

describe('at a hand-over', () => {
  test('nothing of the drawn five is told, by the table or by a refusal', async () => {
    const room = await roomIn()
    const table = placeOn(room, begin(room), /^factory-draw$/)
    expect(table).toMatchObject({ waiting: 'hand-over', takeBack: { effect: 'placement', practice: false } })
    expect(table.view).toMatchObject({ drawnCount: 5, drawn: [] })
    expect(table.allowed.keep).toEqual([])
    const reason = refusal('not-allowed-now', { action: 'decide', waiting: 'hand-over' })
    for (const decision of [{ keep: 'Y1L' }, { keep: null }, { put: 'top', back: [] }, { place: 'bank' }] as Decision[])
      expectRefused(room, table, { type: 'decide', decision }, reason)
  })

  test('the five are shown once the player is alone with them', async () => {
    const room = await roomIn()
    const table = seen(act(room)(placeOn(room, begin(room), /^factory-draw$/), { type: 'reveal' }))
    expect(table.waiting).toBe('decision')
    expect(table.view.drawn).toHaveLength(5)
    expect(table.allowed.keep.map(({ id }) => id)).toEqual(table.view.drawn)
  })
})

describe('a stored game that was tampered with', () => {
  test.each([
    ['a move that the rules refuse', `record = json_set(record, '$.moves[1].draft', 'TKKKK')`, 'moves[1].draft'],
    ['a decision that the rules refuse', `pending = '[{"place":"mining-8"}]'`, 'pending'],
    ['no decisions at all', `pending = '{"place":"mining-8"}'`, 'pending'],
  ])('%s: is damaged, and says where', async (_, sql, at) => {
    const db = await newDatabase()
    const room = roomOn(storesOn(db, CATALOGUE))
    const { id } = placeOn(room, begin(room), /^mining/)
    db.exec(`UPDATE games SET ${sql}`)
    expect(() => roomOn(storesOn(db, CATALOGUE)).tables.open(id)).toThrow(refusal('game-unreadable', { at }))
  })
})
