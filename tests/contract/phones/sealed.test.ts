import { createCipheriv, hkdfSync } from 'node:crypto'
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  hostLine,
  keyFrom,
  keyText,
  nameOfKey,
  newKey,
  phoneLine,
  type SealedLine,
} from '../../../src/contract/phones/sealed.ts'

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex.replaceAll(/\s/g, ''), 'hex'))
const hex = (given: Uint8Array) => Buffer.from(given).toString('hex')
const counting = (from: number, length: number) => Uint8Array.from({ length }, (_, at) => from + at)

const KEY = counting(1, 32)
const GREETINGS = { phone: counting(64, 32), host: counting(128, 32) }
const lines = (key: Uint8Array = KEY): { phone: SealedLine; host: SealedLine } => ({
  phone: phoneLine(key, GREETINGS),
  host: hostLine(key, GREETINGS),
})

describe('the libraries do what their standards say', () => {
  // draft-irtf-cfrg-xchacha-03, A.3.1
  test('XChaCha20-Poly1305', () => {
    const key = counting(0x80, 32)
    const nonce = counting(0x40, 24)
    const data = bytes('50515253c0c1c2c3c4c5c6c7')
    const text = `Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.`
    const sealed = hex(xchacha20poly1305(key, nonce, data).encrypt(new TextEncoder().encode(text)))
    expect(sealed.slice(0, 32)).toBe('bd6d179d3e83d43b9576579493c0e939')
    expect(sealed.slice(-32)).toBe('c0875924c1c7987947deafd8780acf49')
  })

  // RFC 5869, A.1
  test('HKDF-SHA256', () => {
    const derived = hkdf(sha256, bytes('0b'.repeat(22)), counting(0, 13), counting(0xf0, 10), 42)
    expect(hex(derived)).toBe('3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865')
  })
})

/** The subkey of XChaCha: twenty rounds of ChaCha over key and nonce, as OpenSSL's block gives it without the last addition. */
function subkey(key: Uint8Array, nonce: Uint8Array): Buffer {
  const block = createCipheriv('chacha20', key, nonce.slice(0, 16)).update(Buffer.alloc(64))
  const start = Buffer.concat([Buffer.from('expand 32-byte k'), key, nonce.slice(0, 16)])
  const word = (at: number) => (block.readUInt32LE(4 * at) - start.readUInt32LE(4 * at)) >>> 0
  const out = Buffer.alloc(32)
  ;[0, 1, 2, 3, 12, 13, 14, 15].forEach((at, to) => out.writeUInt32LE(word(at), 4 * to))
  return out
}

test('a message is what Node’s own cryptography makes of key, greetings and number', () => {
  const { phone } = lines()
  phone.seal('first')
  const salt = Buffer.concat([GREETINGS.phone, GREETINGS.host])
  const up = new Uint8Array(hkdfSync('sha256', KEY, salt, 'pithead phone line', 64)).slice(0, 32)
  const nonce = Buffer.from([...Array<number>(23).fill(0), 1])
  const cipher = createCipheriv(
    'chacha20-poly1305',
    subkey(up, nonce),
    Buffer.concat([Buffer.alloc(4), nonce.subarray(16)]),
    { authTagLength: 16 },
  )
  const sealed = Buffer.concat([cipher.update('second'), cipher.final(), cipher.getAuthTag()])
  expect(hex(phone.seal('second'))).toBe(hex(sealed))
})

describe('a line', () => {
  test('carries any text both ways, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.string({ unit: 'grapheme' }))), (messages) => {
        const { phone, host } = lines()
        for (const [isUp, text] of messages) {
          const [from, to] = isUp ? [phone, host] : [host, phone]
          expect(to.open(from.seal(text))).toBe(text)
        }
      }),
    )
  })

  test('opens nothing of which any one bit was changed', () => {
    const sealed = lines().phone.seal('three carts')
    for (let bit = 0; bit < 8 * sealed.length; bit++) {
      const changed = Uint8Array.from(sealed, (byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte))
      expect(lines().host.open(changed)).toBeNull()
    }
  })

  test('opens nothing twice, nothing out of turn, and nothing after that', () => {
    const { phone, host } = lines()
    const [first, second] = [phone.seal('1'), phone.seal('2')]
    expect(lines().host.open(second)).toBeNull()
    expect(host.open(first)).toBe('1')
    expect(host.open(first)).toBeNull()
    expect(host.open(second)).toBeNull()
  })

  test('opens nothing of its own side, of another key or of another connection', () => {
    const { phone, host } = lines()
    expect(lines().phone.open(phone.seal('mine'))).toBeNull()
    expect(lines(newKey()).host.open(phone.seal('foreign'))).toBeNull()
    expect(phoneLine(KEY, { ...GREETINGS, host: newKey() }).open(host.seal('again'))).toBeNull()
  })

  test.each([[''], ['00'], ['00'.repeat(16)]])('opens no %j', (sealed) =>
    expect(lines().host.open(bytes(sealed))).toBeNull(),
  )
})

describe('a key', () => {
  test('comes back from its text, and from nothing else', () => {
    const key = newKey()
    expect(keyFrom(keyText(key))).toEqual(key)
    for (const text of [
      '',
      keyText(key).slice(1),
      `${keyText(key)}0`,
      keyText(key).toUpperCase() + ' ',
      'g'.repeat(64),
    ])
      expect(keyFrom(text)).toBeNull()
  })

  test('has a name that is always the same, another than that of any other key and no part of it', () => {
    expect(nameOfKey(KEY)).toEqual(nameOfKey(KEY))
    expect(nameOfKey(newKey())).not.toEqual(nameOfKey(KEY))
    expect(keyText(KEY)).not.toContain(hex(nameOfKey(KEY)))
  })
})
