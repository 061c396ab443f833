/** The five that a player draws, where a phone alone shows them. */
import { expect, onTestFinished, test, vi } from 'vitest'
import type { TableState } from '../../../../src/contract/api.ts'
import type { View } from '../../../../src/games/coal-baron/rules/types.ts'
import type { Options } from '../../../../src/games/coal-baron/rules/options.ts'
import { newPhone, type TestPhone } from '../../../support/phone.ts'
import { people } from '../../../support/games.ts'
import { newFolder } from '../../../main/folder.ts'
import { act, opened } from '../../../main/toy/room.ts'

const viewOf = (table: TableState) => table.view as View
const allowedOn = (table: TableState) => table.allowed as Options

/** A game after its draft in which the first player draws five order cards. */
async function drawing(seatsWithPhones: readonly number[]) {
  const { call } = await opened(newFolder())
  const options = { startingPlayer: 0 }
  const { id } = await call('tables.create', { game: 'coal-baron', players: people(2), options })
  const table = () => call('tables.open', id)
  while (viewOf(await table()).phase === 'draft') {
    const now = await table()
    await act(call, now, { type: 'decide', decision: { draft: viewOf(now).draft[0] } })
  }
  const { open } = await call('phones.open', { id, address: '127.0.0.1' })
  const phones: TestPhone[] = []
  for (const seat of seatsWithPhones) {
    const phone = newPhone(open!.seats[seat].link)
    onTestFinished(() => phone.close())
    await phone.hear('table')
    phones.push(phone)
  }
  const newest = async (phone: TestPhone) => {
    const { revision } = await table()
    await vi.waitFor(() => expect(phone.table().revision).toBe(revision))
    return phone.table()
  }
  const { turn } = await table()
  await act(call, await table(), { type: 'decide', decision: { place: 'order-draw' } })
  return { call, id, phones, table, newest, turn }
}

test('are on the owner’s phone, and on no other and not at the table', async () => {
  const { phones, table, newest, call, id } = await drawing([0, 1])
  const [own, other] = phones
  const five = viewOf(await newest(own)).drawn
  expect(five).toHaveLength(5)
  const hidden = async () => {
    for (const shown of [await table(), await call('tables.watch', id), await newest(other)]) {
      expect(viewOf(shown).drawn).toEqual([])
      expect(allowedOn(shown).keep).toEqual([])
    }
    expect((await table()).waiting).toBe('hand-over')
  }
  expect(own.table().waiting).toBe('decision')
  await hidden()
  expect(await own.act({ type: 'decide', decision: { keep: five[2] } })).toBeNull()
  expect(viewOf(await newest(own)).drawn).toEqual(five.toSpliced(2, 1))
  await hidden()
  expect(await own.act({ type: 'decide', decision: { put: 'bottom', back: five.toSpliced(2, 1) } })).toBeNull()
  expect(await table()).toMatchObject({ waiting: 'decision', turn: 1 })
  expect(viewOf(await newest(other)).drawn).toEqual([])
})

test('are shown at the table once somebody there asks for them, until the next turn', async () => {
  const { phones, table, call, newest } = await drawing([0, 1])
  const before = await table()
  await expect(act(call, before, { type: 'decide', decision: { keep: null } })).rejects.toMatchObject({
    code: 'not-allowed-now',
  })
  expect(await phones[1].act({ type: 'reveal' })).toMatchObject({ code: 'not-allowed-now' })
  const shown = await act(call, before, { type: 'reveal' })
  expect(shown.waiting).toBe('decision')
  expect(viewOf(shown).drawn).toEqual(viewOf(await newest(phones[0])).drawn)
  const kept = await act(call, shown, { type: 'decide', decision: { keep: null } })
  await act(call, kept, { type: 'decide', decision: { put: 'top', back: viewOf(kept).drawn } })
  await phones[1].act({ type: 'decide', decision: { place: 'order-draw' } }, (await table()).revision)
  expect(await table()).toMatchObject({ waiting: 'hand-over', turn: 1 })
})

test('stay hidden when the phone goes or is sent away, and are handed over as ever to who has none', async () => {
  const { phones, table, call, id } = await drawing([0])
  phones[0].close()
  await vi.waitFor(async () => expect((await call('phones.look', id)).open!.seats[0].phone).toBe('away'))
  expect((await table()).waiting).toBe('hand-over')
  await call('phones.close', id)
  expect(await table()).toMatchObject({ waiting: 'hand-over', view: { drawn: [] } })
  const shown = await act(call, await table(), { type: 'reveal' })
  expect(viewOf(shown).drawn).toHaveLength(5)
})

test('lie face down at the table until a phone joins, which sees them at once', async () => {
  const { table, call, id } = await drawing([])
  expect((await table()).waiting).toBe('hand-over')
  expect((await table()).takeBack).not.toBeNull()
  const { open } = await call('phones.look', id)
  const phone = newPhone(open!.seats[0].link)
  onTestFinished(() => phone.close())
  await vi.waitFor(() => expect(viewOf(phone.table()).drawn).toHaveLength(5))
  expect(await table()).toMatchObject({ waiting: 'hand-over', takeBack: null, view: { drawn: [] } })
})
