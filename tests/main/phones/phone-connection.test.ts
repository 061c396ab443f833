import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { phoneGreeting } from '../../../src/contract/phones/greetings.ts'
import { nameOfKey, newKey, phoneLine } from '../../../src/contract/phones/sealed.ts'
import type { Phone } from '../../../src/main/phones/doors.ts'
import { servePhone } from '../../../src/main/phones/phone-connection.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function connected() {
  const key = newKey()
  const seen = { phone: null as Phone | null, gone: false, ended: false }
  const sent: Uint8Array[] = []
  const wire = new EventEmitter()
  const end = () => {
    seen.ended = true
    wire.emit('close')
  }
  const socket = Object.assign(wire, {
    ...{ bufferedAmount: 0, close: end, terminate: end },
    send: (bytes: Uint8Array) => void sent.push(bytes),
  })
  const door = {
    ...{ key, salt: new Uint8Array(), fail() {} },
    enter(phone: Phone) {
      seen.phone = phone
      return { heard() {}, gone: () => void (seen.gone = true) }
    },
  }
  servePhone(socket as never, () => door, 100)
  const say = (bytes: Uint8Array) => wire.emit('message', Buffer.from(bytes), true)
  const greet = () => {
    const random = newKey()
    say(phoneGreeting({ name: nameOfKey(key), random }))
    const line = phoneLine(key, { phone: random, host: new Uint8Array(sent[0]) })
    const tell = (message: object) => say(line.seal(JSON.stringify(message)))
    tell({ type: 'see' })
    return tell
  }
  return { socket, seen, sent, greet, say }
}

test('who shows no key is put out after a while, a greeting alone shows none', () => {
  const { seen, say } = connected()
  say(phoneGreeting({ name: newKey().slice(16), random: newKey() }))
  vi.advanceTimersByTime(299)
  expect(seen.ended).toBe(false)
  vi.advanceTimersByTime(1)
  expect([seen.ended, seen.phone]).toEqual([true, null])
})

test('a phone that falls silent is asleep: its connection ends', () => {
  const { seen, greet } = connected()
  const tell = greet()
  for (let beat = 0; beat < 5; beat++) {
    vi.advanceTimersByTime(200)
    tell({ type: 'ping' })
  }
  expect(seen.ended).toBe(false)
  vi.advanceTimersByTime(300)
  expect([seen.ended, seen.gone]).toEqual([true, true])
})

test('a phone that reads nothing is cut off, and nothing more is kept for it', () => {
  const { socket, seen, sent, greet } = connected()
  greet()
  const before = sent.length
  socket.bufferedAmount = 256 * 1024 + 1
  seen.phone!.tell({ type: 'pong' })
  expect([seen.ended, seen.gone, sent.length]).toEqual([true, true, before])
})
