/**
 * The sealed line between a phone and the host. Both have the seat's key, which never crosses the network. For each connection
 * they exchange random bytes in the clear and derive a key for each direction from all three. A message's nonce is its number,
 * so one that was changed, repeated, left out or moved can't be opened.
 */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToHex, bytesToUtf8, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** Bytes of a seat's key, and of each side's random bytes in a greeting. */
export const KEY_BYTES = 32
/** Bytes of a key's name. */
export const NAME_BYTES = 16
const NONCE_BYTES = 24

/** As many random bytes as a key has. Works without a secure context. */
export const newKey = (): Uint8Array => randomBytes(KEY_BYTES)

/** A key as it stands in the fragment of an address. */
export const keyText = (key: Uint8Array): string => bytesToHex(key)

/** The key that a fragment holds; null if it holds none. */
export const keyFrom = (text: string): Uint8Array | null => (/^[0-9a-f]{64}$/.test(text) ? hexToBytes(text) : null)

/** The name by which a phone says which key it has. It tells nothing of the key. */
export const nameOfKey = (key: Uint8Array): Uint8Array =>
  hkdf(sha256, key, undefined, utf8ToBytes('pithead key name'), NAME_BYTES)

export interface SealedLine {
  /** The next message of this side. */
  seal: (text: string) => Uint8Array
  /** The next message of the other side; null if this isn't it, after which nothing can be opened any more. */
  open: (sealed: Uint8Array) => string | null
}

/** The random bytes of both greetings. */
export interface Greetings {
  phone: Uint8Array
  host: Uint8Array
}

export function phoneLine(key: Uint8Array, greetings: Greetings): SealedLine {
  const [up, down] = directions(key, greetings)
  return line(up, down)
}

export function hostLine(key: Uint8Array, greetings: Greetings): SealedLine {
  const [up, down] = directions(key, greetings)
  return line(down, up)
}

/** The keys from the phone to the host and back. */
function directions(key: Uint8Array, { phone, host }: Greetings): [Uint8Array, Uint8Array] {
  const both = hkdf(sha256, key, concatBytes(phone, host), utf8ToBytes('pithead phone line'), 2 * KEY_BYTES)
  return [both.slice(0, KEY_BYTES), both.slice(KEY_BYTES)]
}

function line(own: Uint8Array, others: Uint8Array): SealedLine {
  let sent = 0
  let opened = 0
  let isBroken = false
  return {
    seal: (text) => xchacha20poly1305(own, nonceOf(sent++)).encrypt(utf8ToBytes(text)),
    open(sealed) {
      if (isBroken) return null
      try {
        return bytesToUtf8(xchacha20poly1305(others, nonceOf(opened++)).decrypt(sealed))
      } catch {
        isBroken = true
        return null
      }
    },
  }
}

/** A key is used on one connection, so the number of a message is enough. */
function nonceOf(message: number): Uint8Array {
  const nonce = new Uint8Array(NONCE_BYTES)
  new DataView(nonce.buffer).setBigUint64(NONCE_BYTES - 8, BigInt(message))
  return nonce
}
