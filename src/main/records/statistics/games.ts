/** The finished games as statistics count them, read from what the shelf keeps beside the records. */
import type { Database } from 'better-sqlite3'
import type { Parts } from '../../../contract/statistics.ts'
import { isBot } from '../../../games/bots.ts'
import type { Player } from '../../../games/game.ts'
import type { Mode } from '../../../games/record.ts'

export interface Seat extends Player {
  isFirst: boolean
  won: boolean
  total: number
  /** Null where only the total is known. */
  parts: Parts | null
}

export interface Game {
  id: string
  /** When it began. */
  at: string
  mode: Mode
  minutes: number
  seats: Seat[]
}

/**
 * All games on the shelf, from the first one on. They are kept until anything is written: whoever looks at one page of
 * statistics looks at more.
 */
export const gamesReader = (db: Database): (() => readonly Game[]) => {
  const changes = db.prepare<[], number>('SELECT total_changes()').pluck()
  // Rows as lists are read faster than as objects.
  const games = db.prepare<[], GameRow>(GAMES).raw()
  const seats = db.prepare<[], SeatRow>(SEATS).raw()
  let kept: { after: number; games: readonly Game[] } | null = null
  return () => {
    const after = changes.get()!
    if (kept?.after !== after) kept = { after, games: seated(games.all(), seats.all()) }
    return kept.games
  }
}

const GAMES = 'SELECT id, started_at, mode, minutes, players FROM shelf WHERE removed = 0 ORDER BY started_at, id'
type GameRow = [id: string, at: string, mode: Mode, minutes: number, players: string]

const SEATS = 'SELECT game, first, winner, total, delivered, rewards, accounts FROM seats ORDER BY game, seat'
type SeatRow = [game: string, first: number, winner: number, total: number, ...parts: PartsRow | [null, null, null]]
type PartsRow = [delivered: number, rewards: string, accounts: string]

function seated(rows: readonly GameRow[], seats: readonly SeatRow[]): Game[] {
  const games = new Map<string, Game & { players: Player[] }>()
  for (const [id, at, mode, minutes, players] of rows)
    games.set(id, { id, at, mode, minutes, players: JSON.parse(players) as Player[], seats: [] })
  for (const row of seats) {
    const game = games.get(row[0])
    if (game) game.seats.push(seatOf(game.players[game.seats.length], row))
  }
  return [...games.values()]
}

const seatOf = ({ name, color, control }: Player, [, first, winner, total, ...parts]: SeatRow): Seat => ({
  name,
  color,
  control,
  isFirst: first === 1,
  won: winner === 1,
  total,
  parts: parts[0] === null ? null : partsOf(parts),
})

export const ELEMENTS = 12
const NO_REWARDS = new Array<number>(ELEMENTS).fill(0)

/** The deliveries, each element's rewards of all shifts together, and the four accounts. */
function partsOf([delivered, rewards, accounts]: PartsRow): Parts {
  const parts = [delivered, ...NO_REWARDS, ...(JSON.parse(accounts) as number[])]
  for (const shift of JSON.parse(rewards) as number[][])
    for (let element = 0; element < shift.length; element++) parts[1 + element] += shift[element]
  return parts
}

export const isPerson = (player: Player) => !isBot(player)

/** Winners come first, then who has more points; 1 is the best place, and the same place is a draw. */
export function placeOf(own: Seat, { seats }: Game): number {
  let place = 1
  for (const other of seats) if (isAhead(other, own)) place++
  return place
}

const isAhead = (a: Seat, b: Seat) => (a.won === b.won ? a.total > b.total : a.won)
