import { expect, test } from 'vitest'
import { newOutbox, type Receiver } from '../../../src/main/loopback/outbox.ts'

const MIB = 1024 * 1024

/** A page that reads when the test says so; each message counts as a MiB. */
function newPage() {
  const written: (() => void)[] = []
  let open = true
  const socket: Receiver = {
    get bufferedAmount() {
      return written.length * MIB
    },
    send: (_, then) => written.push(then),
    terminate: () => (open = false),
  }
  const read = () => {
    const all = written.splice(0)
    for (const then of all) then()
  }
  return { socket, read, isOpen: () => open }
}

const newPages = (count: number) => Array.from({ length: count }, newPage)

test('a page that does not read is cut off after some megabytes', () => {
  const { send } = newOutbox()
  const page = newPage()
  let sent = 0
  while (page.isOpen() && sent < 100) {
    send(page.socket, 'x')
    sent++
  }
  expect(sent).toBe(10)
})

test('of many pages that do not read, those behind for longest are cut off', () => {
  const { send } = newOutbox()
  const pages = newPages(40)
  for (const { socket } of pages) for (let n = 0; n < 4; n++) send(socket, 'x')
  expect(pages.map(({ isOpen }) => isOpen())).toEqual(pages.map((_, at) => at >= 32))
})

test('a page that reads stays, however many others do not', () => {
  const { send } = newOutbox()
  const reading = newPage()
  for (const { socket } of newPages(64)) {
    for (let n = 0; n < 8; n++) send(socket, 'x')
    for (let n = 0; n < 6; n++) send(reading.socket, 'x')
    reading.read()
  }
  expect(reading.isOpen()).toBe(true)
})

test('one page alone gets a message of any length', () => {
  const { send } = newOutbox()
  let open = true
  const page: Receiver = { bufferedAmount: 0, send: () => {}, terminate: () => (open = false) }
  send(page, 'short')
  Object.assign(page, { send: () => Object.assign(page, { bufferedAmount: 100 * MIB }) })
  send(page, 'long')
  expect(open).toBe(true)
})
