/** The record of a game: the envelope that all games share (docs/record-format.md#the-envelope). */
import * as v from 'valibot'
import { problem, type Problem } from '../building-blocks/problem.ts'
import { nameFrom } from '../building-blocks/forms.ts'
import { whole } from '../building-blocks/shared-schemas.ts'
import { gameIn } from '../facets/facets.ts'
import type { Catalogue } from '../facets/facets.ts'
import { FORMAT, VERSION } from '../facets/recording.ts'
import type { GameRecord, Verdict } from '../facets/recording.ts'
import { problemIn } from './problem-in.ts'
import { schemasOf } from './envelope-schemas.ts'
import { problemInExercises } from './exercises.ts'
import { problemInStudy } from './study.ts'
import { present } from '../building-blocks/present.ts'

export { FORMAT, VERSION } from '../facets/recording.ts'
export type { Doubt, FinishedRecord, GameRecord, KeptPosition, Mode } from '../facets/recording.ts'

/** A record file has at most 4 MiB. */
export const MOST_BYTES = 4 * 1024 * 1024

/** A record that was read and found to be right in every part, or the first thing wrong with it. */
export type ReadRecord =
  | { record: GameRecord; verdict: Exclude<Verdict, { problem: Problem }>; problem?: undefined }
  /** `game` is there as soon as it is known which game it is of. */
  | { problem: Problem; game?: string }

/** Reads a record of one of these games from a file's text: its form, its version, its moves by the rules, its result. Never throws. */
export function readRecord(source: string, catalogue: Catalogue): ReadRecord {
  const json = parse(source)
  return json.problem ? { problem: json.problem } : recordIn(json.value, catalogue)
}

/** The record in a text that was checked before it was stored. Any other text needs `readRecord`. */
export const parsedRecord = (stored: string): GameRecord => JSON.parse(stored) as GameRecord

/** The same as `readRecord` for what a text held that was parsed already. */
export function recordIn(value: unknown, catalogue: Catalogue): ReadRecord {
  const wrong = checkRecord(value, catalogue)
  if (wrong) return { problem: wrong, ...gameOf(value, catalogue) }
  const record = withNames(value as GameRecord)
  const game = gameIn(catalogue, record.game)
  const verdict = game.recording.verify(record)
  if (verdict.problem) return { problem: verdict.problem, game: record.game }
  const unsound = problemInStudy(record, game) ?? problemInExercises(record)
  return unsound ? { problem: unsound, game: record.game } : { record, verdict }
}

/** The record with every name in the form in which names are kept (`nameFrom`). */
export const withNames = (record: GameRecord): GameRecord => ({
  ...record,
  players: record.players.map((player) => ({ ...player, name: nameFrom(player.name) })),
  ...(record.place === undefined ? {} : { place: nameFrom(record.place) }),
  ...(record.tags === undefined ? {} : { tags: [...new Set(record.tags.map(nameFrom))] }),
})

/** The file of a record: the same record always gives the same bytes. Each player and each move has a line. */
export function writeRecord(record: GameRecord): string {
  const present = Object.entries(record).filter(([, value]) => value !== undefined)
  const lines = present.map(([key, value]) => `  "${key}": ${written(value)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

const written = (value: unknown): string =>
  Array.isArray(value) && value.length > 0
    ? `[\n${value.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
    : JSON.stringify(value)

function parse(source: string): { value: unknown; problem?: undefined } | { problem: Problem } {
  if (bytesOf(source) > MOST_BYTES) return { problem: problem('file', 'too-large', { most: MOST_BYTES }) }
  if (isTooDeep(source)) return { problem: problem('file', 'too-deep') }
  try {
    const value: unknown = JSON.parse(source)
    return { value }
  } catch {
    return { problem: problem('file', 'not-json') }
  }
}

/** Bytes that a text takes in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

/**
 * The most nested lists and objects; a record has fewer than ten. It takes a second to look through far deeper ones.
 */
const MOST_DEEP = 100

function isTooDeep(json: string): boolean {
  let deep = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (character === '"') isText = !isText
    else if (isText) at += Number(character === '\\')
    else if (character === '[' || character === '{') deep++
    else if (character === ']' || character === '}') deep--
    if (deep > MOST_DEEP) return true
  }
  return false
}

function gameOf(value: unknown, catalogue: Catalogue) {
  const game = (value as Partial<GameRecord> | null)?.game
  return game !== undefined && catalogue.has(game) ? { game } : {}
}

/** Whether a value has the form of a record: null, or the first thing that is wrong. First comes what the rest depends on. */
function checkRecord(value: unknown, catalogue: Catalogue): Problem | null {
  const head = value as Partial<GameRecord> | null
  if (typeof value !== 'object' || head === null || head.format !== FORMAT) return problem('format', 'not-a-record')
  const title = checkVersion(head.version) ?? problemIn(v.picklist([...catalogue.keys()]), head.game, 'game')
  if (title) return title
  const { mode, players, record, totals } = schemasOf(gameIn(catalogue, present(head.game, 'the game')))
  const table = problemIn(mode, head.mode, 'mode') ?? problemIn(players, head.players, 'players')
  if (table) return table
  const wrong =
    problemIn(record(present(head.mode, 'the mode'), present(head.players, 'the players').length), value) ??
    checkOver(head)
  // Statistics count on it, whatever game a total is of.
  return wrong ?? problemIn(totals, totalsOf(head), 'result.scores.total')
}

const checkVersion = (version: unknown) =>
  problemIn(whole(Number.MAX_SAFE_INTEGER), version, 'version') ??
  (version === VERSION ? null : problem('version', 'unknown-version', { have: version as number, known: VERSION }))

const totalsOf = ({ result }: Partial<GameRecord>) => result?.scores.map(({ total }) => total) ?? []

/** `finishedAt` and `result` are set together, once the game is over. */
function checkOver({ finishedAt, result }: Partial<GameRecord>): Problem | null {
  if (result === null && finishedAt !== null) return problem('result', 'missing')
  if (result !== null && finishedAt === null) return problem('finishedAt', 'missing')
  return null
}
