/** A WebSocket of a phone: greetings, then sealed messages, each checked before anything else looks at it. */
import * as v from 'valibot'
import type { RawData, WebSocket } from 'ws'
import { hostGreeting, readPhoneGreeting } from '../../contract/phones/greetings.ts'
import {
  MOST_MESSAGE_BYTES,
  PHONE_PULSE,
  REFUSED,
  type HostMessage,
  type PhoneMessage,
} from '../../contract/phones/messages.ts'
import { hostLine, newKey, type SealedLine } from '../../contract/phones/sealed.ts'
import { phoneMessage } from '../../contract/schemas/phone-messages.ts'
import { newBucket } from './bucket.ts'
import type { Door, FindDoor, Guest, Phone } from './doors.ts'

/**
 * Pulses without a message from a phone with a key, after which it is asleep or gone. Pulses are counted, and not time: this
 * machine hears nothing while it sleeps.
 */
const MOST_SILENT = 3
/** Bytes that a phone may leave unread. */
const MOST_UNREAD = 4 * MOST_MESSAGE_BYTES
/** A hand that holds a stepper down writes ten times a second. */
const RATE = { burst: 60, perSecond: 20 }

type Socket = Pick<WebSocket, 'on' | 'send' | 'terminate' | 'close' | 'bufferedAmount'>

/** Serves a phone until its connection ends. */
export const servePhone = (socket: Socket, find: FindDoor, pulse = PHONE_PULSE): void =>
  void new Connection(socket, find, pulse)

class Connection {
  readonly #socket: Socket
  readonly #find: FindDoor
  readonly #bucket = newBucket(RATE, () => performance.now())
  #handle: (bytes: Uint8Array) => void = (bytes) => this.#greeted(bytes)
  #guest: Guest | null = null
  #silent = 0

  constructor(socket: Socket, find: FindDoor, pulse: number) {
    this.#socket = socket
    this.#find = find
    const beat = setInterval(() => {
      if (++this.#silent === MOST_SILENT) socket.terminate()
    }, pulse)
    // An overlong or broken message closes the socket; `close` follows.
    socket.on('error', () => {})
    socket.on('message', (data: RawData, isBinary: boolean) => {
      if (!isBinary || !this.#bucket.take()) return socket.terminate()
      this.#handle(new Uint8Array(data as Buffer))
    })
    socket.on('close', () => {
      clearInterval(beat)
      this.#guest?.gone()
    })
  }

  /** The pulse ends the connection if the other side doesn't. */
  #refuse(): void {
    this.#handle = () => {}
    this.#socket.close(REFUSED)
  }

  #greeted(bytes: Uint8Array): void {
    const greeting = readPhoneGreeting(bytes)
    const door = greeting && this.#find(greeting.name)
    if (!door) return this.#refuse()
    const random = newKey()
    this.#socket.send(hostGreeting({ random, salt: door.salt }))
    const line = hostLine(door.key, { phone: greeting.random, host: random })
    this.#handle = (sealed) => {
      // Meanwhile the seat may have got another key, or the digits may have been used.
      if (this.#find(greeting.name) === door) this.#shown(door, line, sealed)
      else this.#refuse()
    }
  }

  /** The first sealed message shows that the phone has the key. */
  #shown(door: Door, line: SealedLine, sealed: Uint8Array): void {
    const text = line.open(sealed)
    if (text === null) {
      door.fail()
      return this.#refuse()
    }
    if (messageIn(text).message?.type !== 'see') return this.#socket.terminate()
    const phone = phoneOn(this.#socket, line)
    const entered = door.enter(phone)
    this.#guest = entered
    this.#handle = (next) => this.#hear(line.open(next), entered, phone)
    this.#silent = 0
  }

  #hear(text: string | null, seat: Guest, phone: Phone): void {
    if (text === null) return this.#socket.terminate()
    this.#silent = 0
    const { message, refusal } = messageIn(text)
    if (message?.type === 'ping') phone.tell({ type: 'pong' })
    else if (message) seat.heard(message)
    else phone.tell(refusal)
  }
}

function phoneOn(socket: Socket, line: SealedLine): Phone {
  const tell = (message: HostMessage): void => {
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate()
    else socket.send(line.seal(JSON.stringify(message)))
  }
  return {
    tell,
    leave(why) {
      tell({ type: 'left', why })
      socket.close()
    },
  }
}

type Read = { message: PhoneMessage; refusal?: undefined } | { message: null; refusal: HostMessage }

/** The message that a text is or, where it is none, the answer to it. */
function messageIn(text: string): Read {
  const value = parsed(text)
  const read = v.safeParse(phoneMessage, value, { abortEarly: true })
  if (read.success) return { message: read.output }
  const call = v.safeParse(v.object({ call: v.pipe(v.number(), v.safeInteger()) }), value)
  const [issue] = read.issues
  const params = { at: v.getDotPath(issue) ?? '', problem: issue.type }
  const error = { code: 'bad-arguments', params }
  return { message: null, refusal: { type: 'answer', call: call.success ? call.output.call : 0, error } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
