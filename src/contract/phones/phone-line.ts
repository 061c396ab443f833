/** A phone's side of one connection: greets, proves that it has the key, and from then on sends and hears sealed messages. */
import { BY_DIGITS, phoneGreeting, readHostGreeting } from './greetings.ts'
import { REFUSED, type HostMessage, type PhoneMessage } from './messages.ts'
import { nameOfKey, newKey, phoneLine, type SealedLine } from './sealed.ts'

/** The part of a browser's WebSocket in use; `binaryType` must be `arraybuffer`. */
export interface PhoneSocket {
  send: (bytes: Uint8Array<ArrayBuffer>) => void
  close: () => void
  addEventListener: ((type: 'open', listener: () => void) => void) &
    ((type: 'close', listener: (event: { code: number }) => void) => void) &
    ((type: 'message', listener: (event: { data: unknown }) => void) => void)
}

/** A seat's key, or six digits in its place. */
export type Secret = { key: Uint8Array } | { digits: string }

export interface PhoneLineHandlers {
  message: (message: HostMessage) => void
  /** Called once; nothing is called afterwards. `refused`: the host is there, and the secret opens nothing. */
  lost: (refused: boolean) => void
}

/** Talks over a socket that is about to open. */
export class PhoneLine {
  readonly #socket: PhoneSocket
  readonly #secret: Secret
  readonly #handlers: PhoneLineHandlers
  readonly #random = newKey()
  /** Null before the host has greeted. */
  #line: SealedLine | null = null
  #isLost = false

  constructor(socket: PhoneSocket, secret: Secret, handlers: PhoneLineHandlers) {
    this.#socket = socket
    this.#secret = secret
    this.#handlers = handlers
    socket.addEventListener('open', () => this.#begin())
    socket.addEventListener('message', ({ data }) => this.#arrived(data))
    socket.addEventListener('close', ({ code }) => this.#lose(code === REFUSED))
  }

  /** Does nothing before the host has greeted. */
  send(message: PhoneMessage): void {
    if (this.#line) this.#socket.send(plain(this.#line.seal(JSON.stringify(message))))
  }

  close(): void {
    this.#lose(false)
    this.#socket.close()
  }

  #begin(): void {
    const name = 'key' in this.#secret ? nameOfKey(this.#secret.key) : BY_DIGITS
    this.#socket.send(plain(phoneGreeting({ name, random: this.#random })))
  }

  #arrived(data: unknown): void {
    if (!(data instanceof ArrayBuffer)) return this.#socket.close()
    const bytes = new Uint8Array(data)
    if (this.#line) this.#hear(this.#line, bytes)
    else this.#greet(bytes).catch(() => this.#socket.close())
  }

  async #greet(bytes: Uint8Array): Promise<void> {
    const host = readHostGreeting(bytes)
    if (!host) return this.#socket.close()
    const key = 'key' in this.#secret ? this.#secret.key : await keyOf(this.#secret.digits, host.salt)
    this.#line = phoneLine(key, { phone: this.#random, host: host.random })
    this.send({ type: 'see' })
  }

  #hear(line: SealedLine, bytes: Uint8Array): void {
    const text = line.open(bytes)
    if (text === null) this.#socket.close()
    else if (!this.#isLost) this.#handlers.message(JSON.parse(text) as HostMessage)
  }

  #lose(refused: boolean): void {
    if (this.#isLost) return
    this.#isLost = true
    this.#handlers.lost(refused)
  }
}

/** Loaded when it is needed: few phones come in by digits. */
async function keyOf(digits: string, salt: Uint8Array): Promise<Uint8Array> {
  const { keyOfDigits } = await import('./digits-key.ts')
  return keyOfDigits(digits, salt)
}

/** Bytes that no other thread shares, as sockets want them. */
const plain = (bytes: Uint8Array) => new Uint8Array(bytes)
