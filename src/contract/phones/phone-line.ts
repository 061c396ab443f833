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

export interface PhoneLine {
  /** Does nothing before the host has greeted. */
  send: (message: PhoneMessage) => void
  close: () => void
}

/** Talks over a socket that is about to open. */
export function openPhoneLine(socket: PhoneSocket, secret: Secret, handlers: PhoneLineHandlers): PhoneLine {
  const random = newKey()
  let line: SealedLine | null = null
  let isLost = false

  const lose = (refused: boolean): void => {
    if (isLost) return
    isLost = true
    handlers.lost(refused)
  }
  const send = (message: PhoneMessage): void => {
    if (line) socket.send(plain(line.seal(JSON.stringify(message))))
  }

  const greet = async (bytes: Uint8Array): Promise<void> => {
    const host = readHostGreeting(bytes)
    if (!host) return socket.close()
    const key = 'key' in secret ? secret.key : await keyOf(secret.digits, host.salt)
    line = phoneLine(key, { phone: random, host: host.random })
    send({ type: 'see' })
  }

  const hear = (opened: SealedLine, bytes: Uint8Array): void => {
    const text = opened.open(bytes)
    if (text === null) socket.close()
    else if (!isLost) handlers.message(JSON.parse(text) as HostMessage)
  }

  socket.addEventListener('open', () => {
    const name = 'key' in secret ? nameOfKey(secret.key) : BY_DIGITS
    socket.send(plain(phoneGreeting({ name, random })))
  })
  socket.addEventListener('message', ({ data }) => {
    if (!(data instanceof ArrayBuffer)) return socket.close()
    const bytes = new Uint8Array(data)
    if (line) hear(line, bytes)
    else greet(bytes).catch(() => socket.close())
  })
  socket.addEventListener('close', ({ code }) => lose(code === REFUSED))
  return {
    send,
    close() {
      lose(false)
      socket.close()
    },
  }
}

/** Loaded when it is needed: few phones come in by digits. */
async function keyOf(digits: string, salt: Uint8Array): Promise<Uint8Array> {
  const { keyOfDigits } = await import('./digits-key.ts')
  return keyOfDigits(digits, salt)
}

/** Bytes that no other thread shares, as sockets want them. */
const plain = (bytes: Uint8Array) => new Uint8Array(bytes)
