/** What a restarted host takes over from the one before, so that a page that is still open finds its way back. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { replaceFile } from '../replace-file.ts'

/** Where a host listened, and the secret in the cookies of the browsers that it let in. */
export interface Kept {
  port: number
  secret: string
  /** When the secret was made, in milliseconds since 1970. */
  since: number
}

/** A secret that somebody may have learned is of no use for ever. */
const LONGEST = 7 * 24 * 60 * 60 * 1000

const schema = v.strictObject({
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
  secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  since: v.pipe(v.number(), v.integer()),
})

const fileIn = (folder: string): string => join(folder, 'loopback.json')

/** What the last host on this data folder left, null where it is a week old, in the future, or can't be read. */
export const readKept = (folder: string, now: number): Kept | null => {
  try {
    const kept = v.parse(schema, JSON.parse(readFileSync(fileIn(folder), 'utf8')))
    return kept.since <= now && now - kept.since < LONGEST ? kept : null
  } catch {
    return null
  }
}

/** Leaves it for the next host, readable for nobody but the user. Throws where it can't be written. */
export const writeKept = (folder: string, kept: Kept): void => replaceFile(fileIn(folder), JSON.stringify(kept), 0o600)
