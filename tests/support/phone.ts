/** A phone in this process: the page's own side of the line over a real WebSocket. */
import { WebSocket } from 'ws'
import {
  PHONE_PULSE,
  PHONE_SOCKET,
  type HostMessage,
  type PhoneMessage,
  type SeatShown,
} from '../../src/contract/phones/messages.ts'
import { PhoneLine, type PhoneSocket, type Secret } from '../../src/contract/phones/phone-line.ts'
import { keyFrom } from '../../src/contract/phones/sealed.ts'
import type { ApiError, TableState } from '../../src/contract/api.ts'

export interface TestPhone {
  /** The seat as it was shown last. */
  shown: () => SeatShown
  /** The table as it was shown last. */
  table: () => TableState
  /** Every message that has come so far. */
  told: readonly HostMessage[]
  /** Null where it was done, else why not. */
  write: (field: string, value: unknown, revision?: number) => Promise<ApiError | null>
  /** Acts at the table; null where it was done, else why not. */
  act: (action: object, revision?: number) => Promise<ApiError | null>
  done: (done: boolean) => Promise<ApiError | null>
  send: (message: PhoneMessage) => void
  /** Resolves once a message of this type came, to it. */
  hear: <T extends HostMessage['type']>(type: T) => Promise<Extract<HostMessage, { type: T }>>
  /** Resolves once the connection has ended, to whether the secret was refused. */
  lost: Promise<boolean>
  close: () => void
}

function socketOf(link: URL): PhoneSocket {
  const socket = new WebSocket(`ws://${link.host}${PHONE_SOCKET}`, { origin: link.origin })
  socket.binaryType = 'arraybuffer'
  socket.on('error', () => {})
  return socket
}

/** A phone that has scanned a seat's link, or one that has typed digits at the address. */
export function newPhone(link: string, secret: Secret = { key: keyFrom(new URL(link).hash.slice(1))! }): TestPhone {
  const told: HostMessage[] = []
  const waiting = new Set<() => void>()
  const lost = Promise.withResolvers<boolean>()
  let calls = 0
  const line = new PhoneLine(socketOf(new URL(link)), secret, {
    message(message) {
      told.push(message)
      for (const look of [...waiting]) look()
    },
    lost: lost.resolve,
  })
  // As the page does: a phone that falls silent is taken for asleep.
  const pulse = setInterval(() => line.send({ type: 'ping' }), PHONE_PULSE)
  void lost.promise.then(() => clearInterval(pulse))
  const until = <T>(find: () => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = find()
        if (found === undefined) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      void lost.promise.then(() => reject(new Error('the connection has ended')))
      look()
    })
  const answerTo = (call: number) =>
    until(() => told.find((each) => each.type === 'answer' && each.call === call)).then(
      (found) => (found as Extract<HostMessage, { type: 'answer' }>).error,
    )
  const shown = () => (told.findLast(({ type }) => type === 'shown') as Extract<HostMessage, { type: 'shown' }>).shown
  const table = () =>
    (told.findLast(({ type }) => type === 'table') as Extract<HostMessage, { type: 'table' }>).shown.table
  return {
    ...{ shown, table, told, lost: lost.promise },
    act(action, revision = table().revision) {
      const call = ++calls
      line.send({ type: 'act', call, revision, action } as PhoneMessage)
      return answerTo(call)
    },
    send: (message) => line.send(message),
    close: () => line.close(),
    hear: (type) => until(() => told.find((each) => each.type === type)) as never,
    write(field, value, revision = shown().revision) {
      const call = ++calls
      line.send({ type: 'write', call, revision, field, value } as PhoneMessage)
      return answerTo(call)
    },
    done(done) {
      const call = ++calls
      line.send({ type: 'done', call, done })
      return answerTo(call)
    },
  }
}
