/** Credentials kept across a crash, so that an open page reconnects to the next host. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { replaceFile } from '../platform/replace-file.ts'
import { giveSignsOfLife, livedWithin } from '../platform/signs-of-life.ts'

/** A host's port, and the secret in the cookies of the browsers that it let in. */
export interface Kept {
  port: number
  /** Null after an orderly end, and long after a crash. */
  secret: string | null
}

/**
 * Milliseconds since a crashed host's last sign of life in which its secret is still good. While no host has the port, any
 * program can take it and is sent the cookie by a page that was left open.
 */
const GOOD_FOR = 10_000
/** Milliseconds between two signs of life. */
const BEAT = 2_000

const schema = v.strictObject({
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
  secret: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
})

const fileIn = (folder: string): string => join(folder, 'loopback.json')

/**
 * The last host's credentials in this data folder, or null if they can't be read. `now` is in milliseconds since 1970.
 */
export function readKept(folder: string, now: number): Kept | null {
  try {
    const { port, secret } = v.parse(schema, JSON.parse(readFileSync(fileIn(folder), 'utf8')))
    return { port, secret: livedWithin(fileIn(folder), GOOD_FOR, now) ? secret : null }
  } catch {
    return null
  }
}

/** Leaves it for the next host, readable for nobody but the user. Throws if it can't be written. */
export const writeKept = (folder: string, kept: Kept): void => replaceFile(fileIn(folder), JSON.stringify(kept))

/** Gives signs of life, as the time of the file, until what it returns is called. */
export const keepAlive = (folder: string): (() => void) => giveSignsOfLife(fileIn(folder), BEAT)
