/** A finished game as one HTML file that plays in any browser: the page built for its game, with its record in it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeRecord, type GameRecord } from '../../../games/record/record.ts'
import { root } from '../../platform/root.ts'

/** The mark in a built page that the record replaces. */
export const RECORD_PLACE = '%record%'

/** The pages, each made by `scripts/sent-games.ts`. */
const pageOf = (game: string): string => join(root(), 'out', 'sent-games', `${game}.html`)

/** True if the page for this game was built. The packaged program includes it; from source it has to be built first. */
export const canSend = (game: string): boolean => existsSync(pageOf(game))

/** The whole file. Throws if its page was not built. */
export const sentGame = (record: GameRecord): string => withRecord(readFileSync(pageOf(record.game), 'utf8'), record)

/** A page with a record in its place, safe with any text in it. */
export const withRecord = (page: string, record: GameRecord): string =>
  page.replace(RECORD_PLACE, () => inScript(writeRecord(record)))

/** In a record these stand in texts alone, where JSON has another way to write them: no text can end the script around it. */
const inScript = (json: string): string =>
  json.replaceAll(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const RECORD = /<script type="application\/json" id="record">([^<]*)<\/script>/

/** The text of the record in such a file; null in any other. */
export const sentRecord = (html: string): string | null => RECORD.exec(html)?.[1] ?? null
