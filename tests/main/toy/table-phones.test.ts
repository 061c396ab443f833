/** A table of the toy that people play at from phones, and what these are refused. */
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { OpenPhones } from '../../../src/contract/api.ts'
import { newPhone } from '../../support/phone.ts'
import { newFolder } from '../folder.ts'
import { act, newTable, opened, seated } from './room.ts'

async function begun(...controls: string[]) {
  const { call } = await opened(newFolder())
  const { id } = await call('tables.create', newTable(seated(...controls), { startingPlayer: 0, lumps: 3 }))
  const { open } = await call('phones.open', { id, address: '127.0.0.1' })
  const join = async (seat: number, at: OpenPhones = open!) => {
    const phone = newPhone(at.seats[seat].link)
    onTestFinished(() => phone.close())
    await phone.hear('table')
    return phone
  }
  const table = () => call('tables.open', id)
  const newest = async (phone: ReturnType<typeof newPhone>) => {
    const { revision } = await table()
    await vi.waitFor(() => expect(phone.table().revision).toBe(revision))
    return phone.table()
  }
  return { call, id, join, table, newest, open: open! }
}

const take = (count: number) => ({ type: 'decide', decision: { take: count } })
const turn = { type: 'decide', decision: { turn: true } }

describe('a table with phones', () => {
  test('is played from two of them, and the big screen sees all of it', async () => {
    const { join, table, newest, call, id } = await begun('human', 'human')
    const phones = [await join(0), await join(1)]
    expect((await call('phones.look', id)).open!.seats.map(({ phone }) => phone)).toEqual(['here', 'here'])
    for (let seat = 0; (await table()).turn !== null; seat = 1 - seat) {
      expect(await newest(phones[seat])).toMatchObject({ turn: seat, waiting: 'decision' })
      expect(await phones[seat].act(take(2))).toBeNull()
    }
    await act(call, await table(), { type: 'skip' })
    expect((await newest(phones[0])).result).toEqual((await table()).result)
    expect((await table()).log).toHaveLength(3)
  })

  test('lets a phone take back what it decided last, and nothing else', async () => {
    const { join, table, newest } = await begun('human', 'human')
    const [first, second] = [await join(0), await join(1)]
    expect(first.table().takeBack).toBeNull()
    expect(await first.act({ type: 'take-back' })).toMatchObject({ code: 'not-allowed-now' })
    expect(await first.act(turn)).toBeNull()
    expect((await newest(first)).takeBack).toEqual({ effect: 'turning', practice: false })
    expect(await first.act({ type: 'take-back' })).toBeNull()
    await newest(first)
    expect(await first.act(take(1))).toBeNull()
    expect((await newest(second)).takeBack).toBeNull()
    expect(await second.act({ type: 'take-back' })).toMatchObject({ code: 'not-allowed-now' })
    expect(await second.act(take(1))).toBeNull()
    expect((await newest(first)).takeBack).toBeNull()
    expect((await table()).takeBack).not.toBeNull()
  })

  test('is played at the big screen, too, and by bots', async () => {
    const { join, table, newest, call, id } = await begun('human', 'bot:greedy', 'human')
    const phone = await join(2)
    await call('bots.attend', { id, page: id })
    await act(call, await table(), take(1))
    await vi.waitFor(() => expect(phone.table().turn).toBe(2))
    await newest(phone)
    expect(await phone.act(take(1))).toBeNull()
    expect((await table()).turn).toBe(0)
  })
})

describe('a phone at a table is refused', () => {
  test('a turn that is another’s, an older table, and a decision that is none, and nothing changes', async () => {
    const { join, table } = await begun('human', 'human')
    const [first, second] = [await join(0), await join(1)]
    const { revision } = await table()
    expect(await second.act(take(1))).toMatchObject({ code: 'not-allowed-now', params: { action: 'decide' } })
    expect(await second.act({ type: 'reveal' })).toMatchObject({ code: 'not-allowed-now' })
    expect(await first.act(take(1), revision - 1)).toEqual({ code: 'stale', params: { revision } })
    for (const decision of [{}, { take: 4 }, { take: 1, more: 1 }, { __proto__: null, toString: 1 }])
      expect(await first.act({ type: 'decide', decision })).toMatchObject({ code: 'bad-arguments' })
    for (const action of [{ type: 'next' }, { type: 'sit', seat: 0, control: 'human' }, { type: 'decide' }, {}])
      expect(await first.act(action)).toMatchObject({ code: 'bad-arguments' })
    expect(await first.write('lumps', 3, revision)).toMatchObject({ code: 'not-allowed-now' })
    expect((await table()).revision).toBe(revision)
    expect(await first.act(take(3))).toBeNull()
  })

  test('what the rules refuse, with their reason', async () => {
    const { join } = await begun('human', 'human')
    const phone = await join(0)
    await phone.act(turn)
    await vi.waitFor(() => expect(phone.table().revision).toBe(2))
    expect(await phone.act(turn)).toEqual({ code: 'not-offered', params: { left: 6 } })
  })

  test('the seat of a bot, from the beginning or once a bot sits there', async () => {
    const { open, join, call, table } = await begun('human', 'bot:idle', 'human')
    expect(await newPhone(open.seats[1].link).lost).toBe(true)
    const phone = await join(2)
    await act(call, await table(), { type: 'sit', seat: 2, control: 'bot:idle' })
    expect((await phone.hear('left')).why).toBe('sent-away')
    expect(await newPhone(open.seats[2].link).lost).toBe(true)
    await act(call, await table(), { type: 'sit', seat: 2, control: 'human' })
    expect((await join(2)).table().turn).toBe(0)
  })

  test('a table that was closed to phones, or removed', async () => {
    const { join, call, id } = await begun('human', 'human')
    const phone = await join(0)
    await call('tables.remove', id)
    expect((await phone.hear('left')).why).toBe('closed')
    expect((await call('phones.look', id)).open).toBeNull()
  })
})
