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

/** All games on the shelf, from the first one on. */
export const gamesReader = (db: Database): (() => Game[]) => {
  const rows = db.prepare<[], Row>(ROWS).raw()
  return () => gamesOf(rows.all())
}

/** The players stand in the first seat's row alone. A row as a list is read faster than as an object. */
const ROWS = `
  SELECT s.seat, s.first, s.winner, s.total, s.delivered, s.rewards, s.accounts,
         f.id, f.started_at, f.mode, f.minutes, CASE s.seat WHEN 0 THEN f.players END
  FROM shelf AS f JOIN seats AS s ON s.game = f.id
  WHERE f.removed = 0 ORDER BY f.started_at, f.id, s.seat`

type SeatColumns = [
  seat: number,
  first: number,
  winner: number,
  total: number,
  delivered: number | null,
  rewards: string | null,
  accounts: string | null,
]
type Row = [...SeatColumns, id: string, at: string, mode: Mode, minutes: number, players: string | null]

function gamesOf(rows: readonly Row[]): Game[] {
  const games: Game[] = []
  let players: Player[] = []
  for (const [seat, first, winner, total, delivered, rewards, accounts, id, at, mode, minutes, names] of rows) {
    if (seat === 0) {
      players = JSON.parse(names!) as Player[]
      games.push({ id, at, mode, minutes, seats: [] })
    }
    games[games.length - 1].seats.push({
      ...players[seat],
      isFirst: first === 1,
      won: winner === 1,
      total,
      parts: rewards === null ? null : partsOf(delivered!, rewards, accounts!),
    })
  }
  return games
}

export const ELEMENTS = 12
const NO_REWARDS = new Array<number>(ELEMENTS).fill(0)

/** The deliveries, each element's rewards of all shifts together, and the four accounts. */
function partsOf(delivered: number, rewards: string, accounts: string): Parts {
  const parts = [delivered, ...NO_REWARDS, ...(JSON.parse(accounts) as number[])]
  for (const shift of JSON.parse(rewards) as number[][])
    for (let element = 0; element < shift.length; element++) parts[1 + element] += shift[element]
  return parts
}

export const isPerson = (player: Player) => !isBot(player)

/** Winners come first, then who has more points; 1 is the best place, and the same place is a draw. */
export const placeOf = (own: Seat, { seats }: Game): number =>
  1 +
  seats.filter((other) => Number(other.won) > Number(own.won) || (other.won === own.won && other.total > own.total))
    .length
