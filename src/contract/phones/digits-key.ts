/** The key that six digits make for one joining. */
import { utf8ToBytes } from '@noble/ciphers/utils.js'
import { scryptAsync } from '@noble/hashes/scrypt.js'
import { KEY_BYTES } from './sealed.ts'

/** Slow on purpose: somebody who recorded a joining has to do this for each of a million numbers. */
const COST = { N: 2 ** 14, r: 8, p: 1, dkLen: KEY_BYTES }

export const keyOfDigits = (digits: string, salt: Uint8Array): Promise<Uint8Array> =>
  scryptAsync(utf8ToBytes(digits), salt, COST)
