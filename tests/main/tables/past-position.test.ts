/** Looking back at a running game. */
import { expect, test } from 'vitest'
import type { TableState } from '../../../src/contract/api.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { playUntil } from '../player.ts'
import { act, begin, midTurn, moved, movesAt, pendingAt, refusal, roomIn } from './room.ts'

test('every earlier position is shown as it was, and nothing changes by it', async () => {
  const room = await roomIn()
  const seen: TableState[] = [begin(room)]
  for (let moves = 1; moves <= 12; moves++) seen.push(moved(room, seen.at(-1)!, moves))
  room.told()
  const { id } = seen[0]
  const last = seen.at(-1)!
  expect(movesAt(room, last)).toHaveLength(12)
  seen.forEach(({ view, log, points }, moves) => {
    expect(room.tables.api['tables.look']({ id, moves })).toMatchObject({ id, view, log, points, takeBack: null })
  })
  expect(room.tables.open(id)).toEqual(last)
  expect(room.told()).toEqual([])
})

test('the forecast of an earlier position is what everybody could foresee there', async () => {
  const room = await roomIn()
  const { id } = moved(room, begin(room), 6)
  const at = (moves?: number) => room.tables.api['tables.forecast']({ id, ...(moves !== undefined && { moves }) })
  const other = begin(room)
  moved(room, other, 6)
  expect(at(6)).toEqual(at())
  expect(at(0)).toEqual(room.tables.api['tables.forecast']({ id: other.id, moves: 0 }))
  expect(at(0)).not.toEqual(at(6))
  expect(() => at(7)).toThrow(refusal('bad-arguments', { at: 'moves', problem: 'no-such-move' }))
})

test('the forecast stays as it was while a turn is being made', async () => {
  const room = await roomIn()
  const table = midTurn(room, begin(room), 2)
  const { id } = table
  const moves = movesAt(room, table).length
  expect(pendingAt(room, table).length).toBeGreaterThanOrEqual(2)
  const forecast = (at = {}) => room.tables.api['tables.forecast']({ id, ...at })
  expect(forecast()).toEqual(forecast({ moves }))
  playUntil(table, () => movesAt(room, table).length > moves, act(room), seeded(5))
  expect(forecast()).not.toEqual(forecast({ moves }))
})

test('a turn under way is not part of the past', async () => {
  const room = await roomIn()
  const table = moved(room, begin(room), 4)
  expect(pendingAt(room, table)).toEqual([])
  expect(() => room.tables.api['tables.look']({ id: table.id, moves: 5 })).toThrow(
    refusal('bad-arguments', { at: 'moves', problem: 'no-such-move' }),
  )
})

test('the newest position keeps face down what lies face down at the table', async () => {
  const room = await roomIn()
  const isFaceDown = ({ view }: TableState) => (view as { faceDown: unknown }).faceDown !== null
  const table = playUntil(begin(room), isFaceDown, act(room), seeded(5))
  const now = { id: table.id, moves: movesAt(room, table).length }
  expect(room.tables.api['tables.look'](now)).toMatchObject({ view: table.view, log: table.log, takeBack: null })
  const looked = act(room)(table, { type: 'reveal' })
  expect(room.tables.api['tables.look'](now).view).toEqual(looked.view)
})
