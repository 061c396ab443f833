/** The record of a game: the envelope that all games share (docs/record-format.md#the-envelope). */
import { itemAt } from '../base/lists.ts'
import {
  all,
  form,
  list,
  name,
  notes,
  nullOr,
  object,
  oneOf,
  problem,
  shown,
  text,
  time,
  whole,
  within,
} from '../base/check.ts'
import type { Check, Problem } from '../base/check.ts'
import type { GameRecord, Mode, Verdict } from '../facets/recording.ts'
import type { Result } from '../facets/rules.ts'
import { COLOR, CONTROL, MOST_MOVES, MOST_TAGS } from '../base/forms.ts'
import { gameIn } from '../facets/facets.ts'
import type { Catalogue, Game } from '../facets/facets.ts'
import type { Player } from '../base/players.ts'

export type { Doubt, GameRecord, Mode } from '../facets/recording.ts'

export const FORMAT: GameRecord['format'] = 'pithead-record'
export const VERSION: GameRecord['version'] = 1
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

/** The same for what a text held that was parsed already. */
export function recordIn(value: unknown, catalogue: Catalogue): ReadRecord {
  const wrong = checkRecord(value, catalogue)
  if (wrong) return { problem: wrong, ...gameOf(value, catalogue) }
  const record = value as GameRecord
  const verdict = gameIn(catalogue, record.game).record.verify(record)
  return verdict.problem ? { problem: verdict.problem, game: record.game } : { record, verdict }
}

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
  try {
    return { value: JSON.parse(source) as unknown }
  } catch {
    return { problem: problem('file', 'not-json') }
  }
}

/** Bytes that a text takes in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) as number
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

function gameOf(value: unknown, catalogue: Catalogue) {
  const game = (value as Partial<GameRecord> | null)?.game
  return game !== undefined && catalogue.has(game) ? { game } : {}
}

/** Whether a value has the form of a record: null, or the first thing that is wrong. */
function checkRecord(value: unknown, catalogue: Catalogue): Problem | null {
  const head = value as Partial<GameRecord> | null
  if (typeof value !== 'object' || head === null || head.format !== FORMAT) return problem('format', 'not-a-record')
  const version = whole(0, Number.MAX_SAFE_INTEGER)(head.version, 'version') ?? known(head.version as number)
  if (version) return version
  const title = oneOf(...catalogue.keys())(head.game, 'game')
  if (title) return title
  const game = gameIn(catalogue, head.game as string)
  const table = oneOf(...modesOf(game))(head.mode, 'mode') ?? checkPlayers(game)(head.players, 'players')
  if (table) return table
  const { required, optional } = game.record.parts(head.mode as Mode, (head.players as Player[]).length)
  return envelope(required, optional)(value, '') ?? checkOver(head) ?? checkTotals(game, head.result as Result | null)
}

const known = (version: number) =>
  version === VERSION ? null : problem('version', 'unknown-version', { have: version, known: VERSION })

/** Of a game without a companion there are no scored physical tables. */
const modesOf = ({ sheet }: Game): Mode[] => (sheet ? ['digital', 'companion'] : ['digital'])

const player = object({
  name,
  color: form(COLOR, 'a lower-case word'),
  control: form(CONTROL, 'human or bot:NAME'),
})

const checkPlayers = ({ identity }: Game): Check =>
  all(list(player, identity.seats.fewest, identity.seats.most), differentColors)

function differentColors(value: unknown, path: string): Problem | null {
  const colors = (value as Player[]).map(({ color }) => color)
  const again = colors.findIndex((color, i) => colors.indexOf(color) < i)
  return again < 0 ? null : problem(`${path}[${again}].color`, 'twice', { have: itemAt(colors, again) })
}

const anything: Check = () => null

const tags: Check = all(list(name, 1, MOST_TAGS), (value, path) => {
  const again = (value as string[]).findIndex((tag, i, all) => all.indexOf(tag) < i)
  return again < 0 ? null : problem(`${path}[${again}]`, 'twice', { have: itemAt(value as string[], again) })
})

/** Left out where it isn't true. */
const star: Check = (value, path) => (value === true ? null : problem(path, 'unknown-value', { have: shown(value) }))

const envelope = (required: Record<string, Check>, optional: Record<string, Check>) =>
  object(
    {
      format: anything,
      version: anything,
      game: anything,
      mode: anything,
      id: text(),
      startedAt: time,
      finishedAt: nullOr(time),
      players: anything,
      ...required,
    },
    { place: name, notes, from: object({ id: text(), moves: whole(0, MOST_MOVES) }), tags, star, ...optional },
  )

/** Statistics count on it, whatever game a total is of. */
const checkTotals = ({ identity }: Game, result: Result | null): Problem | null =>
  list(within(identity.points))(result?.scores.map(({ total }) => total) ?? [], 'result.scores.total')

/** `finishedAt` and `result` are set together, once the game is over. */
function checkOver({ finishedAt, result }: Partial<GameRecord>): Problem | null {
  if (result === null && finishedAt !== null) return problem('result', 'missing')
  if (result !== null && finishedAt === null) return problem('finishedAt', 'missing')
  return null
}
