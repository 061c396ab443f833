import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DigitalRecord } from '../../src/games/coal-baron/index.ts'

/** Golden records: whoever drops a file here has added a test (`record-files.test.ts`). */
export const GOLDEN = join(import.meta.dirname, '../records')

/** Names of the golden records, without their ending. */
export const goldenNames = () => readdirSync(GOLDEN).map((file) => file.replace(/\.json$/, ''))

export const goldenText = (name: string) => readFileSync(join(GOLDEN, `${name}.json`), 'utf8')

/** A golden record as it is parsed; nothing is checked. */
export const golden = (name: string) => JSON.parse(goldenText(name)) as DigitalRecord
