/** A seat's session on a line of its own: what it sends, and what it keeps while the table is away. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableState } from '../../../src/contract/api.ts'
import { hostGreeting, readPhoneGreeting } from '../../../src/contract/phones/greetings.ts'
import type { HostMessage, PhoneMessage, SeatShown } from '../../../src/contract/phones/messages.ts'
import type { PhoneSocket } from '../../../src/contract/phones/phone-line.ts'
import { hostLine, newKey, type SealedLine } from '../../../src/contract/phones/sealed.ts'
import { SeatSession } from '../../../src/renderer/phone/seat-session.svelte.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const plain = (bytes: Uint8Array) => new Uint8Array(bytes).buffer

/** A host that a seat's phone reaches over sockets, as long as it is not `away`. */
function table() {
  const key = newKey()
  const host = { away: false, sockets: 0, heard: [] as PhoneMessage[], tell: (_: HostMessage) => {}, hangUp() {} }

  const open = (): PhoneSocket => {
    host.sockets++
    const listeners = new Map<string, ((event: never) => void)[]>()
    const emit = (type: string, event: object = {}) => listeners.get(type)?.forEach((each) => each(event as never))
    let line: SealedLine | null = null
    const close = () => emit('close', { code: 1006 })
    const tell = (message: HostMessage) => emit('message', { data: plain(line!.seal(JSON.stringify(message))) })
    queueMicrotask(() => (host.away ? close() : emit('open')))
    return {
      addEventListener: (type: string, listener: (event: never) => void) =>
        listeners.set(type, [...(listeners.get(type) ?? []), listener]),
      close,
      send(bytes) {
        if (host.away) return
        if (line) return void host.heard.push(JSON.parse(line.open(bytes)!) as PhoneMessage)
        const random = newKey()
        line = hostLine(key, { phone: readPhoneGreeting(bytes)!.random, host: random })
        Object.assign(host, { tell, hangUp: close })
        emit('message', { data: plain(hostGreeting({ random, salt: new Uint8Array() })) })
      },
    }
  }
  const called = vi.fn()
  return { host, called, session: new SeatSession(key, open, called) }
}

const seat = (revision: number, cash: number | null): SeatShown => ({
  ...{ game: 'g', seat: 0, revision, players: [], counts: [], doubts: [], claims: [], told: null },
  fields: [{ id: 'cash', kind: 'number', value: cash, least: 0, most: 99 }],
})
const shown = (revision: number, cash: number | null): HostMessage => ({ type: 'shown', shown: seat(revision, cash) })
const writes = (heard: PhoneMessage[]) => heard.filter(({ type }) => type === 'write')

async function joined() {
  const { host, session, called } = table()
  const leave = session.join()
  await vi.waitFor(() => expect(host.heard).toEqual([{ type: 'see' }]))
  host.tell(shown(1, null))
  return { host, session, called, leave }
}

test('a value is shown at once, sent on the newest sheet, and sent again where the sheet was older', async () => {
  const { host, session, leave } = await joined()
  session.write(session.fields[0], 7)
  expect([session.fields[0].value, session.isSaved]).toEqual([7, false])
  expect(writes(host.heard)).toMatchObject([{ revision: 1, field: 'cash', value: 7 }])
  host.tell({ type: 'answer', call: 1, error: { code: 'stale', params: { revision: 2 } } })
  host.tell(shown(2, 5))
  expect(writes(host.heard).at(-1)).toMatchObject({ revision: 2, value: 7 })
  host.tell(shown(3, 7))
  host.tell({ type: 'answer', call: 2, error: null })
  expect(session.isSaved).toBe(true)
  leave()
})

test('what is typed while the table is away is sent once it is back, which the phone tries by itself', async () => {
  const { host, session, leave } = await joined()
  host.away = true
  host.hangUp()
  expect(session.status).toBe('lost')
  session.write(session.fields[0], 7)
  await vi.advanceTimersByTimeAsync(10_000)
  host.away = false
  await vi.advanceTimersByTimeAsync(2000)
  host.tell(shown(4, null))
  expect([session.status, writes(host.heard).at(-1)]).toMatchObject(['here', { revision: 4, value: 7 }])
  leave()
})

test('a phone that wakes from a sleep opens another line at once', async () => {
  const { host, session, leave } = await joined()
  vi.setSystemTime(Date.now() + 60_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect([host.sockets, session.status]).toEqual([2, 'lost'])
  await vi.waitFor(() => expect(host.heard.at(-1)).toEqual({ type: 'see' }))
  host.tell(shown(1, null))
  expect(session.status).toBe('here')
  leave()
})

test('what the table makes of an own value is told, and put back', async () => {
  const { host, session, leave } = await joined()
  session.write(session.fields[0], 7)
  host.tell(shown(2, 7))
  host.tell({ type: 'answer', call: 1, error: null })
  host.tell(shown(3, 4))
  expect(session.changed).toEqual({ field: 'cash', was: 7, now: 4 })
  session.putBack(session.changed!)
  expect(writes(host.heard).at(-1)).toMatchObject({ revision: 3, value: 7 })
  leave()
})

test('taking back writes what stood there before', async () => {
  const { host, session, leave } = await joined()
  session.write(session.fields[0], 7)
  session.takeBack()
  expect([session.fields[0].value, session.canTakeBack]).toEqual([null, false])
  host.tell({ type: 'answer', call: 1, error: null })
  expect(writes(host.heard).at(-1)).toMatchObject({ value: null })
  leave()
})

test('a claim is sent, and says why it was refused', async () => {
  const { host, session, leave } = await joined()
  session.claim('card')
  expect(host.heard.at(-1)).toEqual({ type: 'claim', call: 1, field: 'card' })
  const error = { code: 'phones-big-screen', params: {} } as const
  host.tell({ type: 'answer', call: 1, error })
  expect(session.problems.get('card')).toEqual(error)
  session.answer({ field: 'cash', from: 1, isKept: false }, true)
  expect(host.heard.at(-1)).toEqual({ type: 'give', call: 2, field: 'cash', to: 1, give: true })
  leave()
})

test('the seat is called once for each claim, and for the next scoring after it was done', async () => {
  const { host, session, called, leave } = await joined()
  const claims = [{ field: 'cash', from: 1, isKept: false }]
  const told = (more: Partial<SeatShown>) => host.tell({ type: 'shown', shown: { ...seat(2, 7), ...more } })
  told({ claims: [{ field: 'cash', from: 0, isKept: false }] })
  expect(called).not.toHaveBeenCalled()
  told({ claims })
  told({ claims })
  expect(called).toHaveBeenCalledTimes(1)
  told({ counts: [{ done: true, filled: 1, of: 1 }] })
  told({ counts: [{ done: false, filled: 1, of: 1 }] })
  expect(called).toHaveBeenCalledTimes(1)
  told({ counts: [{ done: true, filled: 1, of: 1 }] })
  const fields = [{ ...session.fields[0], id: 'next' }]
  told({ counts: [{ done: false, filled: 0, of: 1 }], fields })
  expect(called).toHaveBeenCalledTimes(2)
  leave()
})

test('a phone that was sent away tries nothing more', async () => {
  const { host, session, leave } = await joined()
  host.tell({ type: 'left', why: 'sent-away' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect([session.status, host.sockets]).toEqual(['sent-away', 1])
  leave()
})

test('the seat is called when its turn at a table comes, and not again within it', async () => {
  const { host, called, leave } = await joined()
  const at = (revision: number, turn: number, waiting: TableState['waiting'] = 'decision'): HostMessage => ({
    type: 'table',
    shown: { seat: 0, table: { revision, turn, waiting } as TableState },
  })
  for (const message of [at(1, 0), at(2, 1), at(3, 0, 'thinking')]) host.tell(message)
  expect(called).not.toHaveBeenCalled()
  for (const message of [at(4, 0), at(5, 0)]) host.tell(message)
  expect(called).toHaveBeenCalledTimes(1)
  leave()
})
