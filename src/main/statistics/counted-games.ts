/** The finished games as statistics count them, read from what the archive keeps beside the records. */
import type { Database } from 'better-sqlite3'
import type { Parts } from '../../contract/statistics.ts'
import { isBot, type Player } from '../../games/base/players.ts'
import { gameIn, type Catalogue } from '../../games/facets/facets.ts'
import type { Mode } from '../../games/record/record.ts'

export interface Seat extends Player {
  isFirst: boolean
  /** The share of the victory: 1, a part of 1 where it is shared, or 0. */
  won: number
  /** 1 is the best place, as the game's result has it; the same place is a draw. */
  place: number
  total: number
  /** Null where only the total is known. */
  parts: Parts | null
}

export interface Game {
  id: string
  /** Its beginning. */
  at: string
  mode: Mode
  minutes: number
  seats: Seat[]
}

/**
 * The games of one title in the archive, from the first one on, but those with a total that the title can't come to: a record
 * of today has none, one that was kept earlier may. They are kept until anything is written: whoever looks at one page of
 * statistics looks at more.
 */
export function gamesReader(db: Database, catalogue: Catalogue): (title: string) => readonly Game[] {
  const own = db.prepare<[], number>('SELECT total_changes()').pluck()
  const changes = () => `${own.get()} ${db.pragma('data_version', { simple: true }) as number}`
  // Rows as lists are read faster than as objects.
  const games = db.prepare<[string], GameRow>(GAMES).raw()
  const seats = db.prepare<[string], SeatRow>(SEATS).raw()
  const possible = (found: readonly Game[], title: string) => {
    const { least, most } = gameIn(catalogue, title).identity.points
    return found.filter((game) => game.seats.every(({ total }) => total >= least && total <= most))
  }
  let kept = { after: '', games: new Map<string, readonly Game[]>() }
  return (title) => {
    const after = changes()
    if (kept.after !== after) kept = { after, games: new Map() }
    const known = kept.games.get(title) ?? possible(seated(games.all(title), seats.all(title)), title)
    kept.games.set(title, known)
    return known
  }
}

const GAMES =
  'SELECT id, started_at, mode, minutes, players FROM shelf WHERE removed = 0 AND game = ? ORDER BY started_at, id'
type GameRow = [id: string, at: string, mode: Mode, minutes: number, players: string]

/** A list of ids is faster than a join. */
const SEATS = `
  SELECT game, first, winner, rank, total, parts FROM seats
  WHERE game IN (SELECT id FROM shelf WHERE removed = 0 AND game = ?) ORDER BY game, seat`
type SeatRow = [game: string, first: number, winner: number, rank: number, total: number, parts: string | null]

function seated(rows: readonly GameRow[], seats: readonly SeatRow[]): Game[] {
  const games = new Map<string, Game & { players: Player[] }>()
  for (const [id, at, mode, minutes, players] of rows)
    games.set(id, { id, at, mode, minutes, players: JSON.parse(players) as Player[], seats: [] })
  for (const row of seats) {
    const game = games.get(row[0])
    if (game) game.seats.push(seatOf(game.players[game.seats.length], row))
  }
  for (const { seats } of games.values()) shareVictory(seats)
  return [...games.values()]
}

function shareVictory(seats: readonly Seat[]): void {
  const winners = seats.filter(({ won }) => won > 0)
  for (const seat of winners) seat.won = 1 / winners.length
}

const seatOf = ({ name, color, control }: Player, [, first, winner, rank, total, parts]: SeatRow): Seat => ({
  name,
  color,
  control,
  isFirst: first === 1,
  won: winner,
  place: rank,
  total,
  parts: parts === null ? null : (JSON.parse(parts) as Parts),
})

export const isPerson = (player: Player) => !isBot(player)
