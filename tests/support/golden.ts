import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import type { FinishedRecord, GameRecord } from '../../src/games/record/record.ts'

/** Golden records by game. A file added to a game's folder is a new test (`record-files.test.ts`). */
const RECORDS = join(import.meta.dirname, '../records')

/** The first game's; the tests of the services take their examples from it. */
const [FIRST] = CATALOGUE.keys()

/** The games that have golden records. */
export const goldenGames = () => readdirSync(RECORDS)

export const goldenFile = (name: string, game = FIRST) => join(RECORDS, game, `${name}.json`)

/** Names of a game's golden records, without their ending. */
export const goldenNames = (game = FIRST) => readdirSync(join(RECORDS, game)).map((file) => file.replace(/\.json$/, ''))

export const goldenText = (name: string, game = FIRST) => readFileSync(goldenFile(name, game), 'utf8')

/** A golden record as it is parsed; nothing is checked. */
export const golden = (name: string, game = FIRST) => JSON.parse(goldenText(name, game)) as GameRecord

/** The same for a finished game. */
export const finishedGolden = (name: string, game = FIRST) => golden(name, game) as FinishedRecord
