import { expect, test } from 'vitest'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { newSheet } from '../../support/games.ts'
import { scorerOn } from '../score-sheet/scorer.ts'
import { act, begin, midTurn, newStore, refusal, roomOn } from './room.ts'
import { anyAction } from '../player.ts'

test('however many tables are opened, each goes on from where it stood', async () => {
  const store = await newStore()
  const room = roomOn(store)
  const first = midTurn(room, begin(room))
  const others = Array.from({ length: 40 }, () => begin(room))
  const loads: string[] = []
  const { load } = store.games
  store.games.load = (id) => (loads.push(id), load(id))
  expect(room.tables.open(first.id)).toEqual(first)
  expect(loads).toEqual([first.id])
  expect(act(room)(first, anyAction(first, seeded(1))).revision).toBe(first.revision + 1)
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
