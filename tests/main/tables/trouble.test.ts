import { describe, expect, test } from 'vitest'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { storesOn } from '../../../src/main/store/store.ts'
import { anyAction } from '../player.ts'
import { laterDecision } from '../../support/games.ts'
import { golden } from '../../support/golden.ts'
import { act, begin, midTurn, newDatabase, refusal, roomOn } from './room.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'

describe('when a change can not be written', () => {
  test('the table is as before, nobody is told, and play goes on once there is space', async () => {
    const db = await newDatabase()
    const room = roomOn(storesOn(db, CATALOGUE))
    const limit = (pages: number) => db.pragma(`max_page_count = ${pages}`)
    let table = begin(room)
    limit(db.pragma('page_count', { simple: true }) as number)
    const random = seeded(6)
    // The record grows until it needs a page that is not there.
    const full = () => {
      for (;;) {
        const action = anyAction(table, random)
        room.told()
        try {
          table = act(room)(table, action)
        } catch (error) {
          return { action, error }
        }
      }
    }
    const { action, error } = full()
    expect(error).toMatchObject({ code: 'storage-full' })
    expect(room.told()).toEqual([])
    expect(room.tables.open(table.id)).toEqual(table)
    limit(1_000_000)
    expect(act(room)(table, action).revision).toBe(table.revision + 1)
  })

  test('a new table is not there at all', async () => {
    const db = await newDatabase()
    const room = roomOn(storesOn(db, CATALOGUE))
    db.pragma('query_only = ON')
    expect(() => begin(room)).toThrow(refusal('storage-read-only'))
    expect(room.tables.list()).toEqual([])
    expect(room.told()).toEqual([])
  })
})

describe('a stored game that was tampered with', () => {
  const tampered = async (sql: string) => {
    const db = await newDatabase()
    const room = roomOn(storesOn(db, CATALOGUE))
    const { id } = midTurn(room, begin(room))
    db.prepare(`UPDATE games SET ${sql}`).run({ decision: JSON.stringify(laterDecision(golden('2-players'))) })
    return { id, room: roomOn(storesOn(db, CATALOGUE)) }
  }

  test.each([
    ['a key that no record has', `record = json_set(record, '$.extra', json($decision))`, 'extra'],
    ['an unknown version', `record = json_set(record, '$.version', json($decision))`, 'version'],
    ['a move that is none', `record = json_set(record, '$.moves[0]', json_array(json($decision)))`, 'moves[0]'],
    [
      'a decision that the rules refuse',
      `record = json_set(record, '$.moves', json('[]')), pending = json_array(json($decision))`,
      'pending',
    ],
    ['no decisions at all', `pending = json($decision)`, 'pending'],
  ])('%s: is damaged, and says where', async (_, sql, at) => {
    const { id, room } = await tampered(sql)
    expect(() => room.tables.open(id)).toThrow(refusal('game-unreadable', { at }))
    expect(room.tables.list()).toHaveLength(1)
    expect(begin(room).waiting).toBe('decision')
  })
})
