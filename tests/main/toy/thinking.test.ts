/** Bots think about the toy, and a game without them refuses their calls. */
import { expect, test, vi } from 'vitest'
import { catalogueOf } from '../../../src/games/facets/facets.ts'
import { quietToy } from '../../support/quiet-toy.ts'
import { newFolder } from '../folder.ts'
import { act, afterBots, finished, found, newTable, opened, playedOut, seated } from './room.ts'

test('hints, a forecast and a review come from the toy’s own threads', async () => {
  const { call } = await opened(newFolder())
  const { id } = await call('tables.create', newTable())
  await call('bots.attend', { id, page: id })
  const turn = await afterBots(call, id)
  const hints = await call('hints.think', { id, revision: turn.revision })
  expect(hints).toMatchObject({ game: 'toy' })
  expect(hints.ideas).toHaveLength(3)
  expect(hints.used.reduce((sum, used) => sum + used)).toBe(1)
  expect((await call('tables.forecast', { id })).chances).toHaveLength(5)
  const end = await act(call, await playedOut(call, id), { type: 'skip' })
  await call('reviews.start', { id, depth: 'quick' })
  await vi.waitFor(async () => {
    const { running, reviewed } = await call('reviews.open', id)
    expect(running).toBeNull()
    expect(reviewed).toHaveLength(end.log.length)
  })
  expect(await call('reviews.hints', id)).toEqual([{ move: turn.log.length, seat: turn.turn }])
})

test('a game without bots has no hints, no forecast, no review and no bots', async () => {
  const { call } = await opened(newFolder())
  const table = await call('tables.create', newTable(seated('human', 'human'), undefined, 'quiet-toy'))
  const { id, revision } = table
  await expect(call('hints.think', { id, revision })).rejects.toMatchObject({ code: 'not-allowed-now' })
  await expect(call('tables.forecast', { id })).rejects.toMatchObject({ code: 'not-allowed-now' })
  expect(await call('bots.attend', { id, page: id })).toMatchObject({ mode: 'play', stuck: false })
  await expect(act(call, table, { type: 'sit', seat: 0, control: 'bot:idle' })).rejects.toMatchObject({
    code: 'bad-arguments',
    params: { at: 'action.control' },
  })
  const over = await act(call, await playedOut(call, id), { type: 'skip' })
  expect(over.waiting).toBe('finished')
  await expect(call('reviews.open', id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(call('reviews.start', { id, depth: 'quick' })).rejects.toMatchObject({ code: 'not-found' })
})

test('a catalogue in which nobody thinks and nothing is scored serves all the same', async () => {
  const { call } = await opened(newFolder(), catalogueOf(quietToy))
  const { id } = await finished(call, seated('human', 'human'), 'quiet-toy')
  expect(await found(call, {})).toEqual([id])
  const sheet = { game: 'quiet-toy', players: seated('human', 'human'), options: {} }
  await expect(call('sheets.create', sheet as never)).rejects.toMatchObject({
    code: 'bad-arguments',
    params: { at: 'game' },
  })
})
