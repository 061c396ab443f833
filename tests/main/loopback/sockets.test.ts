import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect as connectTo, type AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import WebSocket from 'ws'
import { connect } from '../../../src/contract/client.ts'
import { MOST_CHARACTERS, SOCKET_PATH, socketTransport } from '../../../src/contract/transport.ts'
import type { Channel } from '../../../src/main/platform/serve.ts'
import type { Guard } from '../../../src/main/loopback/guard.ts'
import { sockets } from '../../../src/main/loopback/sockets.ts'
import { ask, newHost, type Host } from './host.ts'

function openSocket({ port, headers }: Host, changes: object = {}, path = SOCKET_PATH): WebSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers: { ...headers, ...changes } })
  socket.on('error', () => {})
  onTestFinished(() => socket.terminate())
  return socket
}

function openClient(host: Host) {
  const connection = connect(socketTransport(() => openSocket(host)))
  onTestFinished(() => connection.close())
  return connection
}

/** How the attempt to connect ends. */
const outcome = (socket: WebSocket): Promise<number | 'open'> =>
  new Promise((resolve) => {
    socket.on('open', () => resolve('open'))
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode!))
  })
const nextMessage = (socket: WebSocket): Promise<unknown> =>
  new Promise((resolve) => socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString()))))
const closing = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve))

test('the page that was let in speaks to the services', async () => {
  const host = await newHost()
  const one = openClient(host)
  const two = openClient(host)
  expect(await one.call('app.info')).toMatchObject({ host: 'loopback' })
  await two.call('app.info')
  const heard = new Promise((resolve) => two.on('settings.changed', resolve))
  const settings = await one.call('settings.set', { theme: 'light' })
  expect(await heard).toEqual(settings)
  await expect(one.call('tables.open', '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11')).rejects.toMatchObject({
    code: 'not-found',
    params: { id: '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11' },
  })
})

test.each([
  ['without the cookie', { Cookie: '' }],
  ['with a wrong cookie', { Cookie: 'pithead-1=x' }],
  ['from another page', { Origin: 'http://evil.example' }],
  ['from a page that another port serves', { Origin: 'http://127.0.0.1:1' }],
  ['from a page of another scheme', { Origin: 'https://127.0.0.1:PORT' }],
  ['from nowhere', { Origin: '' }],
  ['from a sandboxed page', { Origin: 'null' }],
  ['under another name', { Host: 'evil.example' }],
  ['under another name and from there', { Host: 'evil.example:PORT', Origin: 'http://evil.example:PORT' }],
  ['as localhost', { Host: 'localhost:PORT', Origin: 'http://localhost:PORT' }],
])('a connection %s is refused', async (_, changes: Record<string, string>) => {
  const host = await newHost()
  const filled = Object.entries(changes).map(([key, value]) => [key, value.replace('PORT', String(host.port))])
  expect(await outcome(openSocket(host, Object.fromEntries(filled) as object))).toBe(403)
})

test('nothing else is upgraded', async () => {
  const host = await newHost()
  expect(await outcome(openSocket(host, {}, '/'))).toBe(403)
  expect(await outcome(openSocket(host, {}, `${SOCKET_PATH}?token=${host.token()}`))).toBe(403)
})

test('refused connections shut nobody out, however many their other side leaves open', async () => {
  const host = await newHost()
  const upgrade = `GET ${SOCKET_PATH} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
  for (let n = 0; n < 70; n++) {
    const socket = connectTo({ port: host.port, host: '127.0.0.1', allowHalfOpen: true })
    onTestFinished(() => void socket.destroy())
    socket.write(upgrade)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(String(answer)).toMatch(/^HTTP\/1\.1 403 /)
  }
  expect((await ask(host.port, { headers: host.headers })).status).toBe(200)
})

test('a page that never reads is cut off', async () => {
  const everybody = { host: () => true, origin: () => true, cookie: () => true } as unknown as Guard
  const accepted = Promise.withResolvers<Channel>()
  const open = sockets(everybody, accepted.resolve)
  const server = createServer().on('upgrade', open.upgrade).listen(0, '127.0.0.1')
  onTestFinished(() => (open.close(), void server.close()))
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const socket = openSocket({ port, headers: {} } as Host)
  await outcome(socket)
  socket.pause()
  const channel = await accepted.promise
  const ended = new Promise<void>((resolve) => channel.onClose(resolve))
  const flood = setInterval(() => channel.send('x'.repeat(1_000_000)))
  onTestFinished(() => clearInterval(flood))
  await ended
})

describe('a hostile message', () => {
  test.each([
    ['that is no text', Buffer.from([0, 255])],
    ['that is no JSON', 'hello'],
    ['that is null', 'null'],
    ['of more characters than are read', `"${'x'.repeat(MOST_CHARACTERS)}"`],
  ])('%s is answered with an error and the connection stays', async (_, message) => {
    const socket = openSocket(await newHost())
    await outcome(socket)
    socket.send(message)
    expect(await nextMessage(socket)).toMatchObject({ e: { code: 'bad-arguments', params: { at: 'message' } } })
    socket.send(JSON.stringify({ t: 'q', i: '1', m: 'tables.list', a: [] }))
    expect(await nextMessage(socket)).toEqual({ t: 's', i: '1', r: [] })
  })

  test('that is a call of more characters than are read is answered under its id', async () => {
    const socket = openSocket(await newHost())
    await outcome(socket)
    socket.send(JSON.stringify({ t: 'q', m: 'archive.open', a: ['x'.repeat(MOST_CHARACTERS)], i: 'seven' }))
    expect(await nextMessage(socket)).toMatchObject({ i: 'seven', e: { code: 'bad-arguments' } })
  })

  test('of many bytes ends its connection and no other', async () => {
    const host = await newHost()
    const [hostile, other] = [openSocket(host), openClient(host)]
    await outcome(hostile)
    hostile.send('x'.repeat(1_000_000))
    expect(await closing(hostile)).toBe(1009)
    expect(await other.call('tables.list')).toEqual([])
  })

  test('that breaks the protocol ends its connection and no other', async () => {
    const host = await newHost()
    const [hostile, other] = [openSocket(host), openClient(host)]
    await outcome(hostile)
    ;(hostile as unknown as { _socket: { write: (bytes: Buffer) => void } })._socket.write(Buffer.alloc(64, 0xff))
    expect(await closing(hostile)).toBeGreaterThanOrEqual(1002)
    expect(await other.call('tables.list')).toEqual([])
  })
})
