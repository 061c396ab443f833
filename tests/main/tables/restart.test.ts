import { describe, expect, test } from 'vitest'
import type { TableState } from '../../../src/contract/api.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { isCeremony, isFinished, isHandOver, playUntil } from '../player.ts'
import { act, begin, midTurn, moved, movesAt, pendingAt, type Room } from './room.ts'
import { restarted } from './restarted.ts'

describe('after a restart', () => {
  test('a table between two moves is as it was', async () => {
    const { before, room } = await restarted((first) => moved(first, begin(first), 7))
    expect(room.tables.open(before.id)).toEqual(before)
    expect(movesAt(room, before).length).toBeGreaterThanOrEqual(7)
    expect(room.tables.list()).toMatchObject([{ id: before.id, moves: movesAt(room, before).length }])
  })

  test('a turn under way comes back with its decisions', async () => {
    const { before, room } = await restarted((first) => midTurn(first, begin(first), 3))
    expect(room.tables.open(before.id)).toEqual(before)
    expect(pendingAt(room, before).length).toBeGreaterThanOrEqual(3)
  })

  test('a player who was looking at what is hidden is asked to be alone again', async () => {
    const { before, room } = await restarted((first) =>
      act(first)(playUntil(begin(first), isHandOver, act(first), seeded(5)), { type: 'reveal' }),
    )
    const table = room.tables.open(before.id)
    expect(table).toMatchObject({ waiting: 'hand-over', revision: before.revision })
    expect(table.view).not.toEqual(before.view)
    expect(act(room)(table, { type: 'reveal' }).view).toEqual(before.view)
  })

  test('a ceremony begins anew', async () => {
    let first: TableState | undefined
    const { before, room } = await restarted((room) => {
      first = playUntil(begin(room), isCeremony, act(room), seeded(3))
      return act(room)(first, { type: 'next' })
    })
    expect(before.ceremony).not.toEqual(first!.ceremony)
    const table = room.tables.open(before.id)
    expect(table).toEqual({ ...first, revision: before.revision })
  })

  test('a game whose end was seen is over, one whose end was not is ended again', async () => {
    const finish = (first: Room, done: (table: TableState) => boolean) =>
      playUntil(begin(first), done, act(first), seeded(4))
    const seen = await restarted((first) => finish(first, isFinished))
    expect(seen.room.tables.open(seen.before.id)).toEqual(seen.before)

    const isLastCeremony = (room: Room) => (now: TableState) => {
      const { game, course } = room.tables.table(now.id)
      return isCeremony(now) && game.playing.result(course) !== null
    }
    const unseen = await restarted((first) => act(first)(finish(first, isLastCeremony(first)), { type: 'next' }))
    expect(unseen.room.tables.list()).toMatchObject([{ finishedAt: null, winners: null }])
    expect(unseen.room.tables.open(unseen.before.id)).toMatchObject({ waiting: 'ceremony', result: null })
  })
})
