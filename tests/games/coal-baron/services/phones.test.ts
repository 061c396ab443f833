/** Shift scorings counted by phones: told in step with the table, one after the other. */
import { expect, onTestFinished, test, vi } from 'vitest'
import type { NewSheet } from '../../../../src/contract/api.ts'
import { newPhone } from '../../../support/phone.ts'
import { people } from '../../../support/games.ts'
import { newFolder } from '../../../main/folder.ts'
import { opened } from '../../../main/toy/room.ts'

async function newTable() {
  const { call } = await opened(newFolder())
  const options = { startingPlayer: 0, way: 'counts' }
  const { id } = await call('sheets.create', { game: 'coal-baron', players: people(2), options } as NewSheet)
  const { open } = await call('phones.open', { id, address: '127.0.0.1' })
  const phones = await Promise.all(
    open!.seats.map(async ({ link }) => {
      const phone = newPhone(link)
      onTestFinished(() => phone.close())
      await phone.hear('shown')
      return phone
    }),
  )
  const act = async (action: object) => {
    const { revision } = await call('sheets.open', id)
    return call('sheets.act', { game: 'coal-baron', id, revision, action } as never)
  }
  const newest = async () => {
    const { revision } = await call('sheets.open', id)
    for (const phone of phones) await vi.waitFor(() => expect(phone.shown().revision).toBe(revision))
  }
  return { phones, act, newest }
}

test('a told shift is shown element by element, and the next one is counted by everybody anew', async () => {
  const { phones, act, newest } = await newTable()
  const [first, second] = phones
  for (const [seat, phone] of phones.entries())
    for (const [at, { id, kind }] of phone.shown().fields.entries()) {
      expect(await phone.write(id, kind === 'sum' ? [10] : seat === 0 ? at : 0)).toBeNull()
      await newest()
    }
  expect(await first.done(true)).toBeNull()
  expect(first.shown().told).toBeNull()

  await act({ type: 'tally' })
  await newest()
  const winners = null
  expect(second.shown().told).toEqual({ totals: [12, 10], winners })
  await act({ type: 'skip' })
  await newest()
  expect(second.shown().told).toEqual({ totals: [24, 10], winners })

  expect(first.shown().counts).toEqual([0, 1].map(() => ({ done: false, filled: 0, of: 9 })))
  expect(first.shown().fields[1]).toMatchObject({ id: 'count-1-0', value: null, usual: 1 })
  expect((await first.write('count-0-0', 5))!.code).toBe('phones-other-seat')
})

test('the sheet’s own limits stand at each number, and workers are asked for without being missing', async () => {
  const { phones, act, newest } = await newTable()
  const [first] = phones
  const fieldOf = (id: string) => first.shown().fields.find((field) => field.id === id)
  expect(fieldOf('count-0-0')).toMatchObject({ most: 99, fits: { least: 0, most: 22 } })
  for (const phone of phones)
    for (const { id, kind } of phone.shown().fields) {
      if (id.startsWith('workers')) continue
      expect(await phone.write(id, kind === 'sum' ? [10] : 3)).toBeNull()
      await newest()
    }
  expect(first.shown().counts[0]).toEqual({ done: false, filled: 5, of: 5 })
  expect(await first.write('workers-0', 4)).toBeNull()
  await newest()
  expect(fieldOf('workers-0')).toMatchObject({ value: 4 })
  await act({ type: 'skip' })
  await newest()
  expect(fieldOf('count-1-0')).toMatchObject({ usual: 3, fits: { least: 3, most: 22 } })
  expect(await first.write('count-1-0', 2)).toBeNull()
  await newest()
  expect(first.shown().doubts).toMatchObject([{ code: 'fell' }])
})

test('a doubt about a count goes to its own phone, one about the box to all', async () => {
  const { phones, newest } = await newTable()
  const [first] = phones
  const codes = () => phones.map((phone) => phone.shown().doubts.map(({ code }) => code))
  expect(codes()).toEqual([[], []])
  for (const phone of phones) {
    expect(await phone.write('count-0-0', 20)).toBeNull()
    await newest()
  }
  expect(codes()).toEqual([['spots-in-box'], ['spots-in-box']])
  expect(await first.write('points-0', [400])).toBeNull()
  await newest()
  expect(codes()).toEqual([['points-high', 'spots-in-box'], ['spots-in-box']])
})
