/** The greetings that open a connection, in the clear: which key the phone has, and random bytes of both sides. */
import { concatBytes } from '@noble/ciphers/utils.js'
import { KEY_BYTES, NAME_BYTES } from './sealed.ts'

/** Bytes of the salt for a key made of digits. */
export const SALT_BYTES = 16

/** The name that a phone gives where it has six digits and no key. */
export const BY_DIGITS = new Uint8Array(NAME_BYTES)

export interface PhoneGreeting {
  name: Uint8Array
  random: Uint8Array
}

export const phoneGreeting = ({ name, random }: PhoneGreeting): Uint8Array => concatBytes(name, random)

/** Null for bytes that are no greeting. */
export const readPhoneGreeting = (bytes: Uint8Array): PhoneGreeting | null =>
  bytes.length === NAME_BYTES + KEY_BYTES ? { name: bytes.slice(0, NAME_BYTES), random: bytes.slice(NAME_BYTES) } : null

export interface HostGreeting {
  random: Uint8Array
  /** Empty if the phone has a key. */
  salt: Uint8Array
}

export const hostGreeting = ({ random, salt }: HostGreeting): Uint8Array => concatBytes(random, salt)

/** Null for bytes that are no greeting. */
export const readHostGreeting = (bytes: Uint8Array): HostGreeting | null =>
  bytes.length === KEY_BYTES || bytes.length === KEY_BYTES + SALT_BYTES
    ? { random: bytes.slice(0, KEY_BYTES), salt: bytes.slice(KEY_BYTES) }
    : null
