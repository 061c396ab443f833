/** A physical table of the toy that phones count at, and what they are refused. */
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { NewSheet, OpenPhones } from '../../../src/contract/api.ts'
import { BY_DIGITS, phoneGreeting } from '../../../src/contract/phones/greetings.ts'
import { MOST_MESSAGE_BYTES, REFUSED } from '../../../src/contract/phones/messages.ts'
import { keyFrom, nameOfKey, newKey, phoneLine } from '../../../src/contract/phones/sealed.ts'
import { newPhone } from '../../support/phone.ts'
import { newFolder } from '../folder.ts'
import { catalogueOf } from '../../../src/games/facets/facets.ts'
import { toy } from '../../toy/games/toy/game.ts'
import { opened, seated } from './room.ts'

const newSheet = (seats: number, each: boolean) =>
  ({
    ...{ game: 'toy', players: seated(...Array<string>(seats).fill('human')) },
    options: { startingPlayer: 0, each },
  }) as NewSheet

async function newTable({ each = false, seats = 3 } = {}) {
  const { call, close } = await opened(newFolder())
  const sheet = await call('sheets.create', newSheet(seats, each))
  const open = async () => (await call('phones.open', { id: sheet.id, address: '127.0.0.1' })).open!
  const join = async (at: OpenPhones, seat: number) => {
    const phone = newPhone(at.seats[seat].link)
    onTestFinished(() => phone.close())
    await phone.hear('shown')
    return phone
  }
  const lumps = async () => ((await call('sheets.open', sheet.id)).pad as unknown as { lumps: unknown[] }).lumps
  return { call, close, open, join, lumps, id: sheet.id }
}

const told = (at: OpenPhones, phone: 'none' | 'here' | 'away') => at.seats.filter((seat) => seat.phone === phone).length

describe('a table that phones count at', () => {
  test('fills itself, tells who still counts, and tells the result to all at once', async () => {
    const { call, open, join, lumps, id } = await newTable()
    const at = await open()
    const phones = await Promise.all([0, 1, 2].map((seat) => join(at, seat)))
    expect(phones.map((phone) => phone.shown().seat)).toEqual([0, 1, 2])
    expect(phones[1].shown().fields).toEqual([{ id: 'lumps', kind: 'number', value: null, least: 0, most: 200 }])

    for (const [seat, phone] of phones.entries()) {
      await vi.waitFor(() => expect(phone.shown().revision).toBe(phones[0].shown().revision))
      expect(await phone.write('lumps', 10 + seat)).toBeNull()
    }
    expect(await lumps()).toEqual([10, 11, 12])
    expect(await phones[2].done(true)).toBeNull()
    const counts = [false, false, true].map((done) => ({ done, filled: 1, of: 1 }))
    await vi.waitFor(() => expect(phones[0].shown().counts).toEqual(counts))
    expect((await call('phones.look', id)).open!.seats.map(({ done }) => done)).toEqual([false, false, true])

    const { revision } = await call('sheets.open', id)
    await call('sheets.act', { game: 'toy', id, revision, action: { type: 'go', stage: 'told' } })
    const told = { totals: [10, 11, 12], winners: [2] }
    for (const phone of phones) await vi.waitFor(() => expect(phone.shown().told).toEqual(told))
  })

  test('what a phone writes turns no page and is nobody else’s to take back', async () => {
    const { call, open, join, id } = await newTable()
    const phone = await join(await open(), 1)
    const window = 'b2f9c1de-0000-4000-8000-000000000001'
    const { revision, game } = await call('sheets.attend', { id, window })
    await call('sheets.act', {
      game,
      id,
      revision,
      action: { type: 'edit', edit: { seat: 0, lumps: 4 } },
      window,
    })
    await vi.waitFor(() => expect(phone.shown().revision).toBe(revision + 1))
    await phone.write('lumps', 9)
    const seen = await call('sheets.attend', { id, window })
    expect(seen.undo).toEqual({ seat: 0, lumps: 4 })
  })

  test('numbers one by one are kept one by one', async () => {
    const { open, join, lumps } = await newTable({ each: true })
    const phone = await join(await open(), 0)
    expect(await phone.write('lumps', [3, 1, 2])).toBeNull()
    expect(await lumps()).toEqual([[3, 1, 2], null, null])
    await vi.waitFor(() => expect(phone.shown().fields[0].value).toEqual([3, 1, 2]))
    expect(await phone.write('lumps', null)).toBeNull()
    expect(await lumps()).toEqual([null, null, null])
  })

  test('a second phone on a seat takes over, and the first is told', async () => {
    const { open, join } = await newTable()
    const at = await open()
    const first = await join(at, 0)
    const second = await join(at, 0)
    expect((await first.hear('left')).why).toBe('taken-over')
    expect(await second.write('lumps', 1)).toBeNull()
  })

  test('a phone that goes is away, its seat keeps what it sent, and the same key opens again', async () => {
    const { call, open, join, lumps, id } = await newTable()
    const at = await open()
    const phone = await join(at, 2)
    await phone.write('lumps', 7)
    phone.close()
    await vi.waitFor(async () => expect(told((await call('phones.look', id)).open!, 'away')).toBe(1))
    expect(await lumps()).toEqual([null, null, 7])
    const back = await join(at, 2)
    expect(back.shown().fields[0].value).toBe(7)
  })

  test('keys stay with their players where these change seats', async () => {
    const { call, open, join, lumps, id } = await newTable({ seats: 2 })
    const phone = await join(await open(), 0)
    const { revision, game, pad } = await call('sheets.open', id)
    const seats = [1, 0].map((was) => ({ ...pad.players[was], was }))
    await call('sheets.act', { game, id, revision, action: { type: 'edit', edit: { seats, starter: 0 } } })
    await vi.waitFor(() => expect(phone.shown().seat).toBe(1))
    await phone.write('lumps', 6)
    expect(await lumps()).toEqual([null, 6])
  })

  test('six digits give one phone the key of their seat', async () => {
    const { call, open, id, join } = await newTable()
    await open()
    const { open: made } = await call('phones.digits', { id, seat: 1 })
    const { digits } = made!.digits!
    const phone = newPhone(made!.address, { digits })
    const { key } = await phone.hear('key')
    expect(made!.seats[1].link).toBe(`${made!.address}#${key}`)
    phone.close()
    expect(await newPhone(made!.address, { digits }).lost).toBe(true)
    expect((await join(made!, 1)).shown().seat).toBe(1)
  })
})

describe('is refused', () => {
  test('any field but an own one, any value beyond it, and a write on an older sheet, and nothing changes', async () => {
    const { open, join, lumps } = await newTable()
    const phone = await join(await open(), 1)
    const { revision } = phone.shown()
    expect(await phone.write('lumps-0', 3)).toEqual({ code: 'phones-other-seat', params: { field: 'lumps-0' } })
    for (const value of [201, [3], true])
      expect(await phone.write('lumps', value)).toMatchObject({ code: 'bad-arguments', params: { at: 'value' } })
    for (const value of [-1, 1.5, 'three', {}, Array(65).fill(1)])
      expect(await phone.write('lumps', value)).toMatchObject({ code: 'bad-arguments' })
    expect(await phone.write('a field', 3)).toMatchObject({ code: 'bad-arguments', params: { at: 'field' } })
    expect(await phone.write('lumps', 3, revision - 1)).toEqual({ code: 'stale', params: { revision } })
    expect(await lumps()).toEqual([null, null, null])
    expect(await phone.write('lumps', 3)).toBeNull()
  })

  test('a write after the own count was done, until it is taken back', async () => {
    const { open, join } = await newTable()
    const phone = await join(await open(), 0)
    await phone.done(true)
    expect(await phone.write('lumps', 3)).toMatchObject({ code: 'phones-done' })
    await phone.done(false)
    expect(await phone.write('lumps', 3)).toBeNull()
  })

  test('a foreign key, a key of a table that was closed, and one of a phone that was sent away', async () => {
    const { call, open, join, id } = await newTable()
    const other = await newTable()
    const at = await open()
    const elsewhere = await other.open()
    expect(await newPhone(at.address, { key: newKey() }).lost).toBe(true)
    expect(await newPhone(at.address, { key: keyFrom(new URL(elsewhere.seats[0].link).hash.slice(1))! }).lost).toBe(
      true,
    )

    const phone = await join(at, 0)
    await call('phones.send-away', { id, seat: 0 })
    expect((await phone.hear('left')).why).toBe('sent-away')
    expect(await newPhone(at.seats[0].link).lost).toBe(true)

    const last = await join(at, 1)
    await call('phones.close', id)
    expect((await last.hear('left')).why).toBe('closed')
    expect(await newPhone(at.seats[1].link).lost).toBe(false)
  })

  test('a table is closed to phones at every start, and by the end of the program', async () => {
    const { call, open, join, id, close } = await newTable()
    expect((await call('phones.look', id)).open).toBeNull()
    const at = await open()
    const phone = await join(at, 0)
    close()
    expect((await phone.hear('left')).why).toBe('closed')
    expect(await newPhone(at.seats[0].link).lost).toBe(false)
  })

  test('a table that is removed is closed to phones', async () => {
    const { call, open, join, id } = await newTable()
    const phone = await join(await open(), 0)
    await call('tables.remove', id)
    expect((await phone.hear('left')).why).toBe('closed')
  })

  test.each(['8.8.8.8', '0.0.0.0', '::', 'localhost', '100.64.0.1'])('the address %s', async (address) => {
    const { call, id } = await newTable()
    await expect(call('phones.open', { id, address })).rejects.toMatchObject({ code: 'phones-public' })
  })

  test('a private address that this machine doesn’t have', async () => {
    const { call, id } = await newTable()
    await expect(call('phones.open', { id, address: '10.255.254.253' })).rejects.toMatchObject({
      code: 'phones-no-address',
    })
  })

  test('a sheet whose game has no phone facet', async () => {
    const { phone: _, ...others } = toy
    const { call } = await opened(newFolder(), catalogueOf(others))
    const { id } = await call('sheets.create', newSheet(2, false))
    await expect(call('phones.open', { id, address: '127.0.0.1' })).rejects.toMatchObject({ code: 'not-found' })
  })
})

/** Tests messages that another program on the network may send. */
describe('on the wire', () => {
  const socketTo = (at: OpenPhones, { path = '/socket', origin = new URL(at.address).origin, host = '' } = {}) => {
    const { host: own } = new URL(at.address)
    const socket = new WebSocket(`ws://${own}${path}`, { origin, headers: { Host: host || own } })
    const messages: Buffer[] = []
    socket.on('message', (data) => messages.push(data as Buffer))
    socket.on('error', () => {})
    onTestFinished(() => socket.terminate())
    const closed = new Promise<number>((resolve) => socket.on('close', resolve))
    const isOpen = new Promise<boolean>((resolve) => {
      socket.on('open', () => resolve(true))
      void closed.then(() => resolve(false))
    })
    return { socket, messages, closed, isOpen }
  }
  const keyOf = (at: OpenPhones, seat: number) => keyFrom(new URL(at.seats[seat].link).hash.slice(1))!

  /** A connection that has greeted with a seat's key. */
  const greeted = async (at: OpenPhones, seat = 0) => {
    const wire = socketTo(at)
    await wire.isOpen
    const random = newKey()
    wire.socket.send(phoneGreeting({ name: nameOfKey(keyOf(at, seat)), random }))
    await vi.waitFor(() => expect(wire.messages).toHaveLength(1))
    const line = phoneLine(keyOf(at, seat), { phone: random, host: new Uint8Array(wire.messages[0]) })
    return { ...wire, line, see: line.seal(JSON.stringify({ type: 'see' })) }
  }

  test('a recorded connection, played again, is refused and shows nothing', async () => {
    const { open, lumps } = await newTable()
    const at = await open()
    const first = await greeted(at)
    const write = { type: 'write', call: 1, revision: 1, field: 'lumps', value: 3 }
    const sealed = first.line.seal(JSON.stringify(write))
    first.socket.send(first.see)
    await vi.waitFor(() => expect(first.messages).toHaveLength(2))

    const again = await greeted(at)
    again.socket.send(first.see)
    again.socket.send(sealed)
    expect(await again.closed).toBe(REFUSED)
    expect(again.messages).toHaveLength(1)
    expect(await lumps()).toEqual([null, null, null])
  })

  test('a message that is sent twice ends the connection and is done once', async () => {
    const { open, lumps, call, id } = await newTable()
    const wire = await greeted(await open())
    const write = { type: 'write', call: 1, revision: 1, field: 'lumps', value: 3 }
    const sealed = (wire.socket.send(wire.see), wire.line.seal(JSON.stringify(write)))
    wire.socket.send(sealed)
    wire.socket.send(sealed)
    await wire.closed
    expect(await lumps()).toEqual([3, null, null])
    expect((await call('sheets.open', id)).revision).toBe(2)
  })

  test.each([
    ['nothing', ''],
    ['a short greeting', 'a'.repeat(47)],
    ['a long greeting', 'a'.repeat(49)],
    ['a foreign name', 'a'.repeat(48)],
    ['digits where there are none', Buffer.concat([BY_DIGITS, newKey()])],
  ])('%s opens nothing', async (_, greeting) => {
    const { open } = await newTable()
    const wire = socketTo(await open())
    await wire.isOpen
    wire.socket.send(Buffer.from(greeting))
    expect(await wire.closed).toBe(REFUSED)
    expect(wire.messages).toEqual([])
  })

  test('a text where bytes belong, and a message beyond 64 kB, end the connection', async () => {
    const { open } = await newTable()
    const at = await open()
    const texts = await greeted(at)
    texts.socket.send('{"type":"see"}')
    await texts.closed
    const large = await greeted(at)
    large.socket.send(randomBytes(MOST_MESSAGE_BYTES + 1))
    expect(await large.closed).toBe(1009)
  })

  test('sealed junk of a right key is answered where it may be, and does nothing', async () => {
    const { open, lumps } = await newTable()
    const wire = await greeted(await open())
    wire.socket.send(wire.see)
    for (const junk of [
      '',
      'null',
      '{"type":"tables.list"}',
      '{"type":"see","more":1}',
      '[',
      '{"type":"write","call":7}',
    ])
      wire.socket.send(wire.line.seal(junk))
    await vi.waitFor(() => expect(wire.messages).toHaveLength(8))
    const answers = wire.messages.slice(2).map((each) => JSON.parse(wire.line.open(new Uint8Array(each))!) as unknown)
    expect(await lumps()).toEqual([null, null, null])
    expect(answers).toHaveLength(6)
  })

  test('a flood ends its connection and no other', async () => {
    const { open, join } = await newTable()
    const at = await open()
    const phone = await join(at, 1)
    const wire = await greeted(at)
    wire.socket.send(wire.see)
    for (let sent = 0; sent < 1000; sent++) wire.socket.send(wire.line.seal('{"type":"ping"}'))
    await wire.closed
    expect(await phone.write('lumps', 2)).toBeNull()
  })

  test('seventeen connections are one too many', async () => {
    const { open } = await newTable()
    const at = await open()
    const wires = Array.from({ length: 16 }, () => socketTo(at))
    expect(await Promise.all(wires.map(({ isOpen }) => isOpen))).toEqual(Array(16).fill(true))
    expect(await socketTo(at).isOpen).toBe(false)
  })

  test.each([
    ['another origin', { origin: 'http://evil.example' }],
    ['the loopback host’s page', { origin: 'http://127.0.0.1' }],
    ['another name', { host: 'pithead.example:80' }],
    ['another path', { path: '/socket/..' }],
    ['the archive', { path: '/exports/1' }],
  ])('a WebSocket of %s is refused', async (_, options) => {
    const { open } = await newTable()
    expect(await socketTo(await open(), options).isOpen).toBe(false)
  })

  interface Asked {
    method?: string
    path?: string
    host?: string
  }
  const ask = (at: OpenPhones, { method = 'GET', path = '/', host = new URL(at.address).host }: Asked) =>
    new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
      const { hostname, port } = new URL(at.address)
      const asking = request({
        host: hostname,
        port,
        method,
        path,
        headers: { Host: host },
        setHost: false,
        agent: false,
      })
      asking.on('error', reject)
      asking.on('response', (response) => {
        response.resume()
        resolve({ status: response.statusCode!, headers: response.headers })
      })
      asking.end()
    })

  test.each([
    [421, { host: 'pithead.example' }],
    [421, { host: '127.0.0.1' }],
    [405, { method: 'POST' }],
    [405, { method: 'HEAD' }],
    [405, { method: 'DELETE' }],
    ...[
      '/../package.json',
      '/%2e%2e/package.json',
      '/index.html',
      '/phone.html',
      '/socket',
      '//',
      '/?token=x',
      '/.built-from',
    ].map((path): [number, Asked] => [404, { path }]),
  ])('%i for %j, under the headers of every answer', async (status, asked) => {
    const { open } = await newTable()
    const at = await open()
    const { status: got, headers } = await ask(at, asked)
    // A checkout that isn't built has no page to serve.
    expect([status, ...(status === 404 ? [503] : [])]).toContain(got)
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' })
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ws://${new URL(at.address).host}`)
  })

  test('a port scan’s junk ends its own connection', async () => {
    const { open, join } = await newTable()
    const at = await open()
    const { hostname, port } = new URL(at.address)
    for (const junk of [
      '\0\0\0',
      'SSH-2.0-scan\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      randomBytes(500).toString('latin1'),
    ]) {
      const socket = connect(Number(port), hostname, () => socket.write(`${junk}\r\n\r\n`))
      socket.on('error', () => {})
      socket.resume()
      await new Promise((resolve) => socket.on('close', resolve))
    }
    expect((await join(at, 0)).shown().seat).toBe(0)
  })
})
