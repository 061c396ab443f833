/**
 * Fills the shelf of migration 5 from the games that are kept, as it was done when that was released. Frozen like the
 * migration: it knows the columns of its own version and calls nothing that may change.
 */
import { createHash } from 'node:crypto'
import type { Database } from 'better-sqlite3'

interface Seat {
  name: string
  control: string
}

interface Score {
  delivered?: number
  shifts?: number[][]
  marks?: number
  coal?: number
  outstanding?: number
  balance?: number
}

interface Kept {
  setup?: { startingPlayer?: number }
  moves?: unknown
  sheet?: unknown
  result?: { scores?: Score[] } | null
  place?: string
  notes?: string
}

interface Finished {
  id: string
  game: string
  mode: string
  players: Seat[]
  startedAt: string
  finishedAt: string
  points: number[]
  winners: number[]
  record: Kept
}

type Row = Record<
  'id' | 'game' | 'mode' | 'players' | 'startedAt' | 'finishedAt' | 'points' | 'winners' | 'record',
  string
>

export function fillShelf(db: Database): void {
  const put = db.prepare(PUT)
  const seat = db.prepare(SEAT)
  for (const row of db.prepare<[], Row>(FINISHED).all()) {
    const game = finishedOf(row)
    put.run(columnsOf(game))
    for (const own of seatsOf(game)) seat.run(own)
  }
  db.exec('UPDATE shelf SET removed = 1 WHERE id IN (SELECT id FROM games WHERE removed_at IS NOT NULL)')
}

const FINISHED = `
  SELECT id, game, mode, players, started_at AS startedAt, finished_at AS finishedAt, points,
         coalesce(winners, '[]') AS winners, record
  FROM games WHERE finished_at IS NOT NULL`

const PUT = `
  INSERT INTO shelf (id, game, mode, players, seats, bots, started_at, finished_at, minutes, points, winners, best, winner,
                     place, words, digest)
  VALUES (@id, @game, @mode, @players, @seats, @bots, @startedAt, @finishedAt, @minutes, @points, @winners, @best, @winner,
          @place, @words, @digest)`

const SEAT = `
  INSERT INTO seats (game, seat, name, control, first, winner, total, delivered, rewards, accounts)
  VALUES (@game, @seat, @name, @control, @first, @winner, @total, @delivered, @rewards, @accounts)`

const finishedOf = (row: Row): Finished => ({
  ...row,
  players: JSON.parse(row.players) as Seat[],
  points: JSON.parse(row.points) as number[],
  winners: JSON.parse(row.winners) as number[],
  record: JSON.parse(row.record) as Kept,
})

const columnsOf = ({ id, game, mode, players, startedAt, finishedAt, points, winners, record }: Finished) => ({
  id,
  game,
  mode,
  players: JSON.stringify(players),
  seats: players.length,
  bots: players.filter(({ control }) => control.startsWith('bot:')).length,
  startedAt,
  finishedAt,
  minutes: Math.max(0, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 60_000)),
  points: JSON.stringify(points),
  winners: JSON.stringify(winners),
  best: Math.max(...points),
  winner: fold(winners.map((seat) => players[seat].name).join(' ')),
  place: record.place ?? null,
  words: fold([...players.map(({ name }) => name), record.place, record.notes, localDay(startedAt)].join('\n')),
  digest: digestOf(game, mode, players, startedAt, record),
})

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

function localDay(time: string): string {
  const at = new Date(time)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

function digestOf(
  game: string,
  mode: string,
  players: Seat[],
  startedAt: string,
  { setup, moves, sheet }: Kept,
): string {
  const content =
    mode === 'digital' ? { setup, moves } : { setup, sheet, names: players.map(({ name }) => name), startedAt }
  return createHash('sha256')
    .update(JSON.stringify([game, mode, content]))
    .digest('base64url')
}

const seatsOf = ({ id, players, winners, points, record: { setup, result } }: Finished) =>
  players.map(({ name, control }, seat) => ({
    game: id,
    seat,
    name,
    control,
    first: Number(seat === setup?.startingPlayer),
    winner: Number(winners.includes(seat)),
    total: points[seat],
    ...partsOf(result?.scores?.[seat]),
  }))

function partsOf(score: Score | undefined) {
  if (score?.shifts === undefined) return { delivered: null, rewards: null, accounts: null }
  const { delivered, shifts, marks, coal, outstanding, balance } = score
  return { delivered, rewards: JSON.stringify(shifts), accounts: JSON.stringify([marks, coal, outstanding, balance]) }
}
