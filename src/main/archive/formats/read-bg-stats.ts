/** Plays of the games on offer in a BG Stats file, as companion games of which the totals alone are known. */
import { form, list, object, problem, text, whole, type Check, type Problem } from '../../../games/check.ts'
import type { ScoreSheet } from '../../../games/facets/scoresheet.ts'
import type { Identity } from '../../../games/facets/identity.ts'
import type { Catalogue } from '../../../games/game.ts'
import { FORMAT, VERSION, type GameRecord } from '../../../games/record.ts'

interface BgStatsFile {
  players: { id: number; name: string }[]
  locations?: { id: number; name: string }[]
  games: { id: number; bggId: number }[]
  plays: Play[]
}

interface Play {
  uuid: string
  playDate: string
  durationMin?: number
  gameRefId: number
  locationRefId?: number
  comments?: string
  playerScores: { playerRefId: number; score: string; startPlayer?: boolean; seatOrder?: number; role?: string }[]
}

/** One play as a record, or what is wrong with it. */
export type ReadPlay = { record: GameRecord; problem?: undefined } | { problem: Problem; game?: string }

export const isBgStats = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Array.isArray(Reflect.get(value, 'plays')) && !('format' in value)

/** The plays of games that can be scored, in the file's order; those of other games are left out. */
export function readBgStats(value: unknown, catalogue: Catalogue): ReadPlay[] {
  const wrong = checkFile(value)
  if (wrong) return [{ problem: wrong }]
  const file = value as BgStatsFile
  const ours = new Map(file.games.flatMap(({ id, bggId }) => scoredAs(bggId, catalogue).map((game) => [id, game])))
  return file.plays.flatMap((play: Play | null, i) => {
    const game = ours.get(play?.gameRefId as number)
    return game ? [readPlay(file, play!, game, `plays[${i}]`)] : []
  })
}

/** A game that can be scored, with its number at BoardGameGeek. */
interface Scored {
  identity: Identity
  sheet: ScoreSheet
}

const scoredAs = (bggId: number, catalogue: Catalogue): Scored[] =>
  [...catalogue.values()].flatMap(({ identity, sheet }) =>
    sheet && identity.listing?.id === bggId ? [{ identity, sheet }] : [],
  )

/** Only what is used is looked at: other programs' files have many keys more. */
const having =
  (checks: Record<string, Check>): Check =>
  (value, path) => {
    if (typeof value !== 'object' || value === null) return problem(path, 'wrong-type', { need: 'object' })
    const known = Object.fromEntries(Object.entries(value).filter(([key]) => key in checks))
    return object(checks)(known, path)
  }

const named = list(having({ id: whole(), name: text() }))
const anyPlay: Check = () => null
const checkFile = (value: unknown) =>
  having({ players: named, games: list(having({ id: whole(), bggId: whole() })), plays: list(anyPlay) })(value, '')

const SUM = /^[+-]?\d{1,5}([+-]\d{1,5})*$/
const score = having({ playerRefId: whole(), score: form(SUM, 'a number or a sum') })
const DATE = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/
const checkPlay = ({ seats }: Identity): Check =>
  having({
    uuid: text(),
    playDate: form(DATE, 'YYYY-MM-DD HH:mm:ss'),
    playerScores: list(score, seats.fewest, seats.most),
  })

function readPlay(file: BgStatsFile, play: Play, game: Scored, path: string): ReadPlay {
  const wrong = checkPlay(game.identity)(play, path)
  if (wrong) return { problem: wrong }
  const seats = play.playerScores.toSorted((a, b) => (a.seatOrder ?? 0) - (b.seatOrder ?? 0))
  const names = seats.map(({ playerRefId }) => file.players.find(({ id }) => id === playerRefId)?.name)
  if (names.includes(undefined))
    return { problem: problem(`${path}.playerScores`, 'unknown-value', { have: 'player' }) }
  const finished = new Date(play.playDate.replace(' ', 'T'))
  if (Number.isNaN(finished.getTime()))
    return { problem: problem(`${path}.playDate`, 'wrong-form', { have: play.playDate, need: 'a date' }) }
  return { record: recordOf(file, play, game, seats, names as string[], finished) }
}

function recordOf(
  file: BgStatsFile,
  play: Play,
  { identity, sheet }: Scored,
  seats: Play['playerScores'],
  names: readonly string[],
  finished: Date,
): GameRecord {
  const starter = seats.findIndex(({ startPlayer }) => startPlayer === true)
  const place = file.locations?.find(({ id }) => id === play.locationRefId)?.name
  const roles = seats.map(({ role }) => role)
  const isColor = (role: string | undefined, i: number) =>
    identity.colors.includes(role ?? '') && roles.indexOf(role) === i
  const colors = roles.every(isColor) ? roles : identity.colors
  return {
    format: FORMAT,
    version: VERSION,
    game: identity.id,
    mode: 'companion',
    id: play.uuid,
    startedAt: new Date(finished.getTime() - (play.durationMin ?? 0) * 60_000).toISOString(),
    finishedAt: finished.toISOString(),
    players: names.map((name, seat) => ({ name, color: colors[seat]!, control: 'human' })),
    ...sheet.ofTotals(
      seats.map(({ score }) => valueOf(score)),
      Math.max(0, starter),
    ),
    ...(place ? { place } : {}),
    ...(play.comments ? { notes: play.comments.slice(0, 4000) } : {}),
  }
}

/** "41+11-6" is 46. */
const valueOf = (sum: string): number =>
  [...sum.matchAll(/[+-]?\d+/g)].reduce((total, [part]) => total + Number(part), 0)
