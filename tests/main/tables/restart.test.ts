import { describe, expect, test, vi } from 'vitest'
import type { TableState } from '../../../src/contract/api.ts'
import { seeded } from '../../../src/games/random.ts'
import { openStore } from '../../../src/main/records/store.ts'
import { newFolder } from '../folder.ts'
import { playUntil } from '../player.ts'
import { act, begin, inPhase, noTime, placeOn, roomIn, roomOn, type Room } from './room.ts'

/** Whole games are played, each move to the disk, and a busy machine takes its time. */
vi.setConfig({ testTimeout: 30_000 })

describe('after a restart', () => {
  /** The same folder in the hands of a new program. */
  const restarted = async (play: (room: Room) => TableState): Promise<{ before: TableState; room: Room }> => {
    const folder = newFolder()
    const store = await openStore({ folder, now: noTime })
    const before = play(roomOn(store))
    store.close()
    return { before, room: await roomIn(folder) }
  }

  test('a table between two moves is as it was', async () => {
    const { before, room } = await restarted((first) => placeOn(first, begin(first), /^money/))
    expect(room.tables.open(before.id)).toEqual(before)
    expect(room.tables.list()).toMatchObject([{ id: before.id, moves: before.log.length }])
  })

  test('a mining turn comes back with its steps', async () => {
    const { before, room } = await restarted((first) => {
      const mining = placeOn(first, begin(first), /^mining/)
      const once = act(first)(mining, { type: 'decide', decision: mining.options.steps[0] })
      return act(first)(once, { type: 'decide', decision: once.options.steps[0] })
    })
    expect(before.steps).toHaveLength(2)
    expect(room.tables.open(before.id)).toEqual(before)
  })

  test('a player who was looking at the five is asked to be alone again', async () => {
    const { before, room } = await restarted((first) =>
      act(first)(placeOn(first, begin(first), /^order-draw$/), { type: 'reveal' }),
    )
    const table = room.tables.open(before.id)
    expect(table).toMatchObject({ waiting: 'hand-over', revision: before.revision })
    expect(table.view.drawn).toEqual([])
    expect(act(room)(table, { type: 'reveal' }).view).toEqual(before.view)
  })

  test('a ceremony begins anew', async () => {
    const { before, room } = await restarted((first) => {
      const scoring = playUntil(begin(first), inPhase('scoring'), act(first), seeded(3))
      return act(first)(scoring, { type: 'next' })
    })
    expect(before.ceremony).toMatchObject({ kind: 'scoring', elements: [{ element: 0 }] })
    const table = room.tables.open(before.id)
    expect(table).toMatchObject({ waiting: 'ceremony', revision: before.revision })
    expect(table.ceremony).toMatchObject({ kind: 'scoring', elements: [] })
  })

  test('a game whose end was seen is over, one whose end was not is ended again', async () => {
    const finish = (first: Room, done: (table: TableState) => boolean) =>
      playUntil(begin(first), done, act(first), seeded(4))
    const seen = await restarted((first) => finish(first, ({ waiting }) => waiting === 'finished'))
    expect(seen.room.tables.open(seen.before.id)).toEqual(seen.before)

    const unseen = await restarted((first) => finish(first, inPhase('accounts')))
    expect(unseen.room.tables.list()).toMatchObject([{ finishedAt: null, winners: null }])
    expect(unseen.room.tables.open(unseen.before.id)).toMatchObject({
      waiting: 'ceremony',
      result: null,
      ceremony: { kind: 'scoring', shift: 3 },
    })
  })
})
