/** The toy at its tables: played, left in the middle of a turn, taken back, played on. */
import { expect, test } from 'vitest'
import { readRecord } from '../../../src/games/record/record.ts'
import { newFolder } from '../folder.ts'
import {
  GAMES,
  act,
  afterBots,
  decide,
  finished,
  found,
  newTable,
  opened,
  playedOut,
  seated,
  shipped,
  viewOf,
} from './room.ts'

test('five play, two of them people, and the program ends in the middle of a turn', async () => {
  const folder = newFolder()
  const before = await opened(folder)
  const { id } = await before.call('tables.create', newTable())
  await before.call('bots.attend', { id, page: id })
  const turn = await afterBots(before.call, id)
  const asked = await decide(before.call, turn, { turn: true })
  expect(viewOf(asked)).toMatchObject({ row: viewOf(turn).row.toReversed(), isTurned: true, turn: turn.turn })
  expect(asked.takeBack?.effect).toBe('turning')
  before.close()

  const { call } = await opened(folder)
  expect(await call('tables.open', id)).toEqual(asked)
  expect((await call('tables.list')).map((table) => table.id)).toEqual([id])
  const taken = await act(call, asked, { type: 'take-back' })
  expect(taken.view).toEqual(turn.view)
  const again = await decide(call, taken, { turn: true })
  await expect(decide(call, again, { turn: true })).rejects.toMatchObject({
    code: 'not-offered',
    params: { left: viewOf(again).row.length },
  })
})

test('what is taken back past bots is the person’s own turn', async () => {
  const { call } = await opened(newFolder())
  const { id } = await call('tables.create', newTable(seated('human', 'bot:greedy')))
  await call('bots.attend', { id, page: id })
  const turn = await afterBots(call, id)
  await decide(call, await decide(call, turn, { turn: true }), { take: 1 })
  const later = await afterBots(call, id)
  expect(later.takeBack?.effect).toBe('lumps')
  const taken = await act(call, later, { type: 'take-back' })
  expect(viewOf(taken)).toEqual({ ...viewOf(turn), row: viewOf(turn).row.toReversed(), isTurned: true })
  expect(taken.log).toEqual(turn.log)
})

test('it ends with its ceremony and is kept', async () => {
  const { call } = await opened(newFolder())
  const { id } = await call('tables.create', newTable())
  await call('bots.attend', { id, page: id })
  const end = await playedOut(call, id)
  expect(end).toMatchObject({ waiting: 'ceremony', ceremony: { weighed: 0 }, result: null, finishedAt: null })
  expect(await found(call, {})).toEqual([])
  const next = await act(call, end, { type: 'next' })
  expect(next).toMatchObject({ waiting: 'ceremony', ceremony: { weighed: 1 } })
  const over = await act(call, next, { type: 'skip' })
  expect(over).toMatchObject({ waiting: 'finished', ceremony: null, turn: null })
  const record = readRecord(await call('archive.open', id), GAMES)
  expect(record).toMatchObject({ record: { game: 'toy', result: over.result }, verdict: { moves: over.log.length } })
  expect(await found(call, { game: 'toy' })).toEqual([id])
  expect(await found(call, { game: shipped.identity.id })).toEqual([])
  expect(await found(call, { seats: 5, bots: 'with' })).toEqual([id])
})

test('a game is played on from one of its positions, and a bot takes a seat over', async () => {
  const { call } = await opened(newFolder())
  const { id } = await finished(call)
  const line = [{ turn: true }, { take: 2 }]
  const players = seated('human', 'human', 'human', 'human', 'human')
  const other = await call('tables.playOn', { game: 'toy', id, moves: 2, line, players })
  expect(other.log).toHaveLength(3)
  expect(other.log[2]).toMatchObject({ took: 2, turned: true })
  const sat = await act(call, other, { type: 'sit', seat: other.turn!, control: 'bot:greedy' })
  expect(sat.waiting).toBe('thinking')
})
