import { expect, test } from 'vitest'
import { newSheet, scorerOn } from '../companion/scorer.ts'
import { act, begin, newStore, placeOn, refusal, roomOn } from './room.ts'

test('however many tables are opened, each goes on from where it stood', async () => {
  const store = await newStore()
  const room = roomOn(store)
  const first = placeOn(room, begin(room), /^mining/)
  const others = Array.from({ length: 40 }, () => begin(room))
  const loads: string[] = []
  const { load } = store.games
  store.games.load = (id) => (loads.push(id), load(id))
  expect(room.tables.open(first.id)).toEqual(first)
  expect(loads).toEqual([first.id])
  expect(act(room)(first, { type: 'decide', decision: { end: 'mining' } }).revision).toBe(first.revision + 1)
  room.tables.open(others[39].id)
  expect(loads).toEqual([first.id])
})

test('the score sheet of a physical table is none of the tables', async () => {
  const store = await newStore()
  const room = roomOn(store)
  const { sheets } = scorerOn(store)
  const { id } = sheets.create(newSheet())
  expect(() => room.tables.open(id)).toThrow(refusal('not-found', { id }))
})
