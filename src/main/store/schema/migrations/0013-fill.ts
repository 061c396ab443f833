/**
 * Fills what migration 13 adds to the shelf, from what stands there. Frozen like the migration: it calls nothing that may
 * change. A few games at a time, so that a large archive needs no memory for it.
 */
import type { Database } from 'better-sqlite3'

interface Game {
  row: number
  id: string
  mode: string
  minutes: number
  winners: string
}

interface Seat {
  name: string
  control: string
  first: number
  winner: number
  rank: number
  total: number
  parts: string | null
}

const AT_ONCE = 1000

export function fillFigures(db: Database): void {
  const some = db.prepare<[number, number], Game>(SOME)
  const seats = db.prepare<[string], Seat>(SEATS)
  const put = db.prepare(PUT)
  for (let games = some.all(-1, AT_ONCE); games.length > 0; games = some.all(games[games.length - 1].row, AT_ONCE))
    for (const game of games) put.run(columnsOf(game, seats.all(game.id)))
}

const SOME = 'SELECT rowid AS row, id, mode, minutes, winners FROM shelf WHERE rowid > ? ORDER BY rowid LIMIT ?'
const SEATS = 'SELECT name, control, first, winner, rank, total, parts FROM seats WHERE game = ? ORDER BY seat'
const PUT = `
  UPDATE shelf SET figures = @figures, shared = @shared, person_words = @persons, level_words = @levels, bot_words = @bots
  WHERE rowid = @row`

const isBot = ({ control }: Seat) => control.startsWith('bot:')
const levelOf = ({ control }: Seat) => control.slice('bot:'.length)

function columnsOf({ row, mode, minutes, winners }: Game, seats: Seat[]) {
  const bots = seats.filter(isBot)
  const levels = bots.map(levelOf)
  return {
    row,
    figures: packed([mode === 'companion' ? 1 : 0, minutes, seats.length, ...seats.flatMap(numbersOf)]),
    shared: Number((JSON.parse(winners) as number[]).length > 1),
    persons: folded(seats.filter((seat) => !isBot(seat)).map(({ name }) => name)),
    levels: folded(levels),
    bots: folded([...levels, ...bots.map(({ name }) => name)]),
  }
}

function numbersOf({ first, winner, rank, total, parts }: Seat): number[] {
  const known = JSON.parse(parts ?? '[]') as number[]
  return [first, winner, rank, total, known.length, ...known]
}

function packed(numbers: number[]): Buffer | null {
  if (numbers.some((number) => number !== (number | 0))) return null
  const bytes = Buffer.alloc(4 * numbers.length)
  numbers.forEach((number, i) => bytes.writeInt32LE(number, 4 * i))
  return bytes
}

const folded = (words: string[]): string => words.join('\n').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
