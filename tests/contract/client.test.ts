import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect, type Connection, type Status } from '../../src/contract/client.ts'
import {
  bridgeTransport,
  MOST_CHARACTERS,
  socketTransport,
  type LinkHandlers,
  type Transport,
} from '../../src/contract/transport.ts'

interface Frame {
  t: string
  i: string
  m: string
  a: unknown[]
}

/** A connection whose other end the test holds: one link for each time that the client opened it. */
function testTransport() {
  const links: { handlers: LinkHandlers; sent: Frame[]; closed: boolean }[] = []
  const transport: Transport = {
    open(handlers) {
      const link = { handlers, sent: [] as Frame[], closed: false }
      links.push(link)
      return { send: (text) => link.sent.push(JSON.parse(text) as Frame), close: () => (link.closed = true) }
    },
  }
  return { transport, links }
}

const backoff = (attempt: number): number => 100 * (attempt + 1)
const answer = ({ i }: Frame, result: object): string => JSON.stringify({ t: 's', i, ...result })
const event = (name: string, value: unknown): string => JSON.stringify({ t: 'q', m: 'event', a: [name, value] })
const settled = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0))
const disconnected: unknown = expect.objectContaining({ code: 'disconnected', params: {} })

let connection: Connection
let links: ReturnType<typeof testTransport>['links']
let statuses: Status[]

beforeEach(() => {
  vi.useFakeTimers()
  const { transport, links: opened } = testTransport()
  links = opened
  connection = connect(transport, { backoff })
  statuses = []
  connection.onStatus((status) => statuses.push(status))
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
})

describe('a call', () => {
  test('that is too long to be read is refused and not sent', async () => {
    links[0].handlers.opened()
    const long = connection.call('archive.open', 'x'.repeat(MOST_CHARACTERS))
    await expect(long).rejects.toMatchObject({
      code: 'bad-arguments',
      params: { call: 'archive.open', at: 'message', problem: 'too-large' },
    })
    expect(links[0].sent.filter(({ m }) => m === 'archive.open')).toEqual([])
  })

  test('waits for the connection to open, goes over it and brings its result', async () => {
    const result = connection.call('tables.open', 'an id')
    await settled()
    expect(links[0].sent).toEqual([])
    links[0].handlers.opened()
    await settled()
    expect(links[0].sent).toMatchObject([{ t: 'q', m: 'tables.open', a: ['an id'] }])
    links[0].handlers.message(answer(links[0].sent[0], { r: { id: 'an id' } }))
    expect(await result).toEqual({ id: 'an id' })
  })

  test('that is refused rejects with code and parameters', async () => {
    links[0].handlers.opened()
    const result = connection.call('tables.list')
    await settled()
    links[0].handlers.message(answer(links[0].sent[0], { e: { code: 'stale', params: { revision: 4 } } }))
    await expect(result).rejects.toEqual(expect.objectContaining({ code: 'stale', params: { revision: 4 } }))
  })

  test('that is pending when the connection is lost is rejected', async () => {
    links[0].handlers.opened()
    const result = connection.call('tables.list')
    await settled()
    expect(links[0].sent).toHaveLength(1)
    const rejected = expect(result).rejects.toEqual(disconnected)
    links[0].handlers.lost()
    await rejected
  })

  test('made while there is no connection is rejected', async () => {
    const early = expect(connection.call('tables.list')).rejects.toEqual(disconnected)
    links[0].handlers.lost()
    await early
    await expect(connection.call('tables.list')).rejects.toEqual(disconnected)
  })
})

test('a lost connection is opened again, each time after a longer wait, and calls go over the new one', async () => {
  links[0].handlers.opened()
  links[0].handlers.lost()
  await vi.advanceTimersByTimeAsync(99)
  expect(links).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(links).toHaveLength(2)
  links[1].handlers.lost()
  await vi.advanceTimersByTimeAsync(199)
  expect(links).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  links[2].handlers.opened()
  expect(connection.status()).toBe('connected')
  expect(statuses).toEqual(['connected', 'lost', 'connected'])

  void connection.call('tables.list').catch(() => {})
  await settled()
  expect([links[0].sent.length, links[1].sent.length, links[2].sent.length]).toEqual([0, 0, 1])
})

test('an attempt that neither opens nor fails is given up for another, and what becomes of it is of no matter', async () => {
  await vi.advanceTimersByTimeAsync(9_999)
  expect(links[0].closed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(links[0].closed).toBe(true)
  expect(statuses).toEqual(['lost'])
  links[0].handlers.lost()
  await vi.advanceTimersByTimeAsync(100)
  expect(links).toHaveLength(2)
  links[1].handlers.opened()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(links).toHaveLength(2)
  expect(links[1].closed).toBe(false)
})

test('a lost connection is opened at once where that is asked for, and no second time meanwhile', async () => {
  links[0].handlers.opened()
  connection.retry()
  expect(links).toHaveLength(1)
  links[0].handlers.lost()
  connection.retry()
  connection.retry()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(links).toHaveLength(2)
  links[1].handlers.opened()
  expect(statuses).toEqual(['connected', 'lost', 'connected'])
})

test('after close nothing is tried again and calls are rejected', async () => {
  links[0].handlers.opened()
  const pending = expect(connection.call('tables.list')).rejects.toEqual(disconnected)
  await settled()
  connection.close()
  await pending
  expect(links[0].closed).toBe(true)
  links[0].handlers.lost()
  connection.retry()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(links).toHaveLength(1)
  await expect(connection.call('tables.list')).rejects.toEqual(disconnected)
})

describe('services that hang', () => {
  beforeEach(() => links[0].handlers.opened())

  test('are noticed within seconds, and once they answer the same connection goes on', async () => {
    const result = connection.call('tables.list')
    await vi.advanceTimersByTimeAsync(6000)
    expect(statuses).toEqual(['connected', 'unresponsive'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(links[0].sent.map(({ m }) => m)).toEqual(['tables.list', 'connection.ping'])
    links[0].handlers.message(answer(links[0].sent[0], { r: [] }))
    expect(await result).toEqual([])
    expect(statuses).toEqual(['connected', 'unresponsive', 'connected'])
    expect(links).toHaveLength(1)
  })

  test('are told from services that answer, however long a call takes', async () => {
    void connection.call('tables.list').catch(() => {})
    for (let second = 0; second < 60; second++) {
      await vi.advanceTimersByTimeAsync(1000)
      const last = links[0].sent.at(-1)!
      if (last.m === 'connection.ping') links[0].handlers.message(answer(last, {}))
    }
    expect(links[0].sent.length).toBeGreaterThan(20)
    expect(statuses).toEqual(['connected'])
  })

  test('are not asked again once the connection is lost', async () => {
    links[0].handlers.lost()
    await vi.advanceTimersByTimeAsync(99)
    expect(statuses).toEqual(['connected', 'lost'])
    expect(vi.getTimerCount()).toBe(1)
  })
})

describe('events', () => {
  const hears = (link: number) => links[link].sent.filter(({ m }) => m === 'events.hear').map(({ a }) => a[0])

  test('are asked for while somebody listens, each once and before what is called next', async () => {
    const first = connection.on('tables.changed', () => {})
    links[0].handlers.opened()
    const second = connection.on('tables.changed', () => {})
    connection.on('settings.changed', () => {})
    void connection.call('tables.list').catch(() => {})
    await settled()
    expect(links[0].sent.map(({ m }) => m)).toEqual(['events.hear', 'events.hear', 'tables.list'])
    first()
    second()
    expect(hears(0)).toEqual([['tables.changed'], ['settings.changed', 'tables.changed'], ['settings.changed']])
  })

  test('are asked for again over a new connection', async () => {
    connection.on('tables.changed', () => {})
    links[0].handlers.opened()
    links[0].handlers.lost()
    connection.on('settings.changed', () => {})
    await vi.advanceTimersByTimeAsync(100)
    links[1].handlers.opened()
    await settled()
    expect([hears(0), hears(1)]).toEqual([[['tables.changed']], [['settings.changed', 'tables.changed']]])
  })

  test('reach whoever listens for them, until they stop', async () => {
    const heard: unknown[] = []
    const stop = connection.on('rescue.progress', (games) => heard.push(games))
    connection.on('settings.changed', (settings) => heard.push(settings))
    links[0].handlers.opened()
    links[0].handlers.message(event('rescue.progress', 1))
    links[0].handlers.message(event('settings.changed', { theme: 'dark' }))
    await settled()
    stop()
    links[0].handlers.message(event('rescue.progress', 2))
    await settled()
    expect(heard).toEqual([1, { theme: 'dark' }])
  })

  test('of one thing are asked for by its id, and reach whoever listens to that one', async () => {
    const heard: string[] = []
    const stop = connection.on('bots.changed', ({ id }) => heard.push(`first ${id}`), 'a')
    connection.on('bots.changed', ({ id }) => heard.push(`second ${id}`), 'b')
    links[0].handlers.opened()
    for (const id of ['a', 'b', 'c']) links[0].handlers.message(event('bots.changed', { id }))
    await settled()
    expect(heard).toEqual(['first a', 'second b'])
    stop()
    expect(hears(0)).toEqual([
      [
        ['bots.changed', 'a'],
        ['bots.changed', 'b'],
      ],
      [['bots.changed', 'b']],
    ])
  })

  test('call nothing but listeners, whatever the other side names', async () => {
    links[0].handlers.opened()
    for (const m of ['constructor', '__proto__', 'toString', 'call'])
      links[0].handlers.message(JSON.stringify({ t: 'q', i: m, m, a: [] }))
    await settled()
    expect(links[0].sent).toHaveLength(4)
    for (const sent of links[0].sent) expect(sent).toHaveProperty('e')
  })
})

test('the bridge of a window carries both ways and is open at once', async () => {
  const sent: string[] = []
  let hear: (text: string) => void = () => {}
  const bridge = { send: (text: string) => sent.push(text), onMessage: (handler: typeof hear) => (hear = handler) }
  const window = connect(bridgeTransport(bridge))
  const result = window.call('app.info')
  await settled()
  hear(answer(JSON.parse(sent[0]) as Frame, { r: { name: 'Pithead' } }))
  expect(await result).toEqual({ name: 'Pithead' })
  window.close()
})

test('a socket that closes without having opened loses the connection', () => {
  const socket = new EventTarget() as never as WebSocket
  const lost = vi.fn()
  socketTransport(() => socket).open({ opened: () => {}, message: () => {}, lost })
  socket.dispatchEvent(new Event('close'))
  expect(lost).toHaveBeenCalledOnce()
})
