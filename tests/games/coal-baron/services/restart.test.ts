import { describe, expect, test } from 'vitest'
import type { TableState } from '../../../../src/contract/api.ts'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { playUntil } from '../../../main/player.ts'
import { restarted } from '../../../main/tables/restarted.ts'
import { act } from '../../../main/tables/room.ts'
import { begin, inPhase, placeOn, seen } from './room.ts'

describe('after a restart', () => {
  test('a mining turn comes back with its steps', async () => {
    const { before, room } = await restarted((first) => {
      const step = (table: TableState) => act(first)(table, { type: 'decide', decision: seen(table).allowed.steps[0] })
      return step(step(placeOn(first, begin(first), /^mining/)))
    })
    expect(seen(before).view.steps).toHaveLength(2)
    expect(room.tables.open(before.id)).toEqual(before)
  })

  test('the five lie face down until their player is alone again', async () => {
    const { before, room } = await restarted((first) =>
      act(first)(placeOn(first, begin(first), /^order-draw$/), { type: 'reveal' }),
    )
    const table = seen(room.tables.open(before.id))
    expect(table).toMatchObject({ waiting: 'hand-over', revision: before.revision })
    expect(table.view.drawn).toEqual([])
    expect(act(room)(table, { type: 'reveal' }).view).toEqual(before.view)
  })

  test('a scoring begins with its first element', async () => {
    const { before, room } = await restarted((first) => {
      const scoring = playUntil(begin(first), inPhase('scoring'), act(first), seeded(3))
      return act(first)(scoring, { type: 'next' })
    })
    expect(before.ceremony).toMatchObject({ kind: 'scoring', elements: [{ element: 0 }] })
    const table = room.tables.open(before.id)
    expect(table).toMatchObject({ waiting: 'ceremony', revision: before.revision })
    expect(table.ceremony).toMatchObject({ kind: 'scoring', elements: [] })
  })

  test('the accounts begin with the last scoring', async () => {
    const { before, room } = await restarted((first) =>
      playUntil(begin(first), inPhase('accounts'), act(first), seeded(4)),
    )
    expect(room.tables.list()).toMatchObject([{ finishedAt: null, winners: null }])
    expect(room.tables.open(before.id)).toMatchObject({
      waiting: 'ceremony',
      result: null,
      ceremony: { kind: 'scoring', shift: 3 },
    })
  })
})
