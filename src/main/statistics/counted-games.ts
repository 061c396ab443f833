/** The finished games as statistics count them, read at once from what the archive keeps packed beside the records. */
import type { Database } from 'better-sqlite3'
import { isBot, type Player } from '../../games/base/players.ts'
import type { NumbersAt } from './arithmetic.ts'
import type { Mode } from '../../games/record/record.ts'
import { HEAD, modeNumber, numbersIn, SEAT_HEAD } from './packed.ts'

/** Who is rated: a person by their name, and all bots of a level as one. */
export interface Rateable extends Player {
  key: string
}

export interface Seat extends Rateable {
  isFirst: boolean
  /** The share of the victory: 1, a part of 1 where it is shared, or 0. */
  won: number
  /** 1 is the best place, as the game's result has it; the same place is a draw. */
  place: number
  total: number
  /** Null where only the total is known. */
  parts: NumbersAt | null
}

export interface Game {
  id: string
  /** Its beginning. */
  at: string
  mode: Mode
  minutes: number
  seats: Seat[]
}

export interface Limits {
  least: number
  most: number
}

/** The clauses after `FROM shelf`, and their parameters. */
export interface Among {
  from: string
  params: readonly unknown[]
}

/**
 * The games of one title, from the first one on, but those with a total that the title can't come to: a record of today has
 * none, one that was kept earlier may. The last ones asked for are kept until a game is written: whoever looks at one page of
 * statistics looks at more.
 */
export function gamesReader(db: Database): (among: Among, limits: Limits) => readonly Game[] {
  const changes = db.prepare<[], number>('SELECT count FROM changes').pluck()
  let kept = { key: '', games: [] as readonly Game[] }
  return (among, { least, most }) => {
    const key = JSON.stringify([changes.get(), among, least, most])
    if (kept.key === key) return kept.games
    const isPossible = ({ seats }: Game) => seats.every(({ total }) => total >= least && total <= most)
    kept = { key, games: gamesIn(db, among).filter(isPossible) }
    return kept.games
  }
}

/** In one row, so that nothing is handed over a hundred thousand times. The players are JSON and have no line breaks. */
const together = (from: string): string => `
  SELECT json_group_array(id) AS ids, json_group_array(started_at) AS times, group_concat(players, char(10)) AS players,
         CAST(group_concat(figures, '') AS BLOB) AS figures
  FROM (SELECT id, started_at, players, figures FROM ${from} AND figures IS NOT NULL ORDER BY started_at, id)`

interface Together {
  ids: string
  times: string
  players: string | null
  figures: Buffer | null
}

function gamesIn(db: Database, { from, params }: Among): Game[] {
  const row = db.prepare<unknown[], Together>(together(from)).get(...params)!
  if (row.players === null || row.figures === null) return []
  const times = JSON.parse(row.times) as string[]
  const tables = row.players.split('\n')
  const numbers = numbersIn(row.figures)
  const playersOf = playersReader()
  let at = 0
  return (JSON.parse(row.ids) as string[]).map((id, i) => {
    const game = { id, at: times[i], ...gameAt(numbers, at, playersOf(tables[i])) }
    at = game.end
    return game
  })
}

/** The same people sit together again and again. */
function playersReader(): (json: string) => readonly Rateable[] {
  const known = new Map<string, readonly Rateable[]>()
  return (json) => {
    const players = known.get(json) ?? (JSON.parse(json) as Player[]).map(rateable)
    known.set(json, players)
    return players
  }
}

/** A bot's key is no person's name: names show something. */
const rateable = ({ name, color, control }: Player): Rateable => ({
  name,
  color,
  control,
  key: isBot({ control }) ? `\0${control}` : name,
})

function gameAt(numbers: Int32Array, from: number, players: readonly Rateable[]) {
  let at = from + HEAD
  const seats = players.map((player) => {
    const seat = seatAt(numbers, at, player)
    at += SEAT_HEAD + (seat.parts?.count ?? 0)
    return seat
  })
  shareVictory(seats)
  return { mode: modeNumber(numbers[from]), minutes: numbers[from + 1], seats, end: at }
}

function seatAt(numbers: Int32Array, at: number, { name, color, control, key }: Rateable): Seat {
  const count = numbers[at + 4]
  return {
    name,
    color,
    control,
    key,
    isFirst: numbers[at] === 1,
    won: numbers[at + 1],
    place: numbers[at + 2],
    total: numbers[at + 3],
    parts: count === 0 ? null : { numbers, from: at + SEAT_HEAD, count },
  }
}

function shareVictory(seats: readonly Seat[]): void {
  let winners = 0
  for (const { won } of seats) winners += won
  if (winners > 1) for (const seat of seats) seat.won /= winners
}

export const isPerson = (player: Player) => !isBot(player)
