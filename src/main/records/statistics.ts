/** Counts what the shelf tells of all finished games. */
import type { Database } from 'better-sqlite3'
import type { PersonStatistics, Rating, Statistics, TableStatistics } from '../../contract/statistics.ts'
import { guarded } from './errors.ts'
import { FIRST_RATING, ratedAfter } from './rating.ts'

export interface StatisticsStore {
  all: () => Statistics
}

export const statisticsStore = (db: Database): StatisticsStore => {
  const rows = db.prepare<[], Row>(ROWS)
  return { all: guarded(() => statisticsOf(gamesOf(rows.all()))) }
}

/** Seats of the games on the shelf, game by game from the first one on. */
const ROWS = `
  SELECT s.game, s.seat, s.name, s.control, s.first, s.winner, s.total, s.delivered, s.rewards, s.accounts
  FROM shelf AS f JOIN seats AS s ON s.game = f.id
  WHERE f.removed = 0 ORDER BY f.started_at, f.id, s.seat`

interface Row {
  game: string
  seat: number
  name: string
  control: string
  first: number
  winner: number
  total: number
  delivered: number | null
  rewards: string | null
  accounts: string | null
}

interface Seat extends Omit<Row, 'rewards' | 'accounts'> {
  /** By shift and element; null where only the total is known. */
  rewards: number[][] | null
  accounts: number[] | null
}

type Game = Seat[]

function gamesOf(rows: readonly Row[]): Game[] {
  const games = new Map<string, Game>()
  for (const row of rows) {
    const seat: Seat = {
      ...row,
      rewards: parsed(row.rewards) as number[][],
      accounts: parsed(row.accounts) as number[],
    }
    const game = games.get(row.game)
    if (game) game.push(seat)
    else games.set(row.game, [seat])
  }
  return [...games.values()]
}

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json))

const statisticsOf = (games: readonly Game[]): Statistics => ({
  games: games.length,
  people: peopleOf(games),
  tables: [2, 3, 4].map((players) =>
    tableOf(
      games.filter((game) => game.length === players),
      players,
    ),
  ),
})

// People

const isPerson = ({ control }: Seat) => control === 'human'
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
const average = (numbers: readonly number[]) => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length)

function peopleOf(games: readonly Game[]): PersonStatistics[] {
  const seats = Map.groupBy(games.flat().filter(isPerson), ({ name }) => name)
  const ratings = ratingsOf(games)
  const people = [...seats].map(([name, own]) => personOf(name, own, ratings.get(name) ?? FIRST_RATING))
  return people.sort((a, b) => b.games - a.games || a.name.localeCompare(b.name))
}

const TREND = 30

function personOf(name: string, seats: readonly Seat[], rating: Rating): PersonStatistics {
  const totals = seats.map(({ total }) => total)
  return {
    name,
    games: seats.length,
    wins: sum(seats.map(({ winner }) => winner)),
    average: average(totals),
    best: totals.reduce((best, total) => Math.max(best, total)),
    rating,
    parts: partsOf(seats.filter(({ rewards }) => rewards !== null)),
    trend: totals.slice(-TREND),
  }
}

function partsOf(seats: readonly Seat[]): PersonStatistics['parts'] {
  if (seats.length === 0) return null
  return {
    delivered: average(seats.map(({ delivered }) => delivered!)),
    rewards: average(seats.map(({ rewards }) => sum(rewards!.flat()))),
    accounts: average(seats.map(({ accounts }) => sum(accounts!))),
  }
}

/** Bots are opponents with ratings of their own, by their level. */
function ratingsOf(games: readonly Game[]): Map<string, Rating> {
  const ratings = new Map<string, Rating>()
  for (const game of games) {
    const keys = game.map((seat) => (isPerson(seat) ? seat.name : `\0${seat.control}`))
    const table = game.map((seat, i) => ({ rating: ratings.get(keys[i]) ?? FIRST_RATING, rank: rankOf(seat, game) }))
    ratedAfter(table).forEach((rating, i) => ratings.set(keys[i], rating))
  }
  return ratings
}

/** Winners come first, then who has more points. */
const rankOf = (own: Seat, game: Game) =>
  1 +
  game.filter((other) => other.winner > own.winner || (other.winner === own.winner && other.total > own.total)).length

// Tables

function tableOf(games: readonly Game[], players: number): TableStatistics {
  const firsts = games.map((game) => firstWin(game))
  return {
    players,
    games: games.length,
    spread: spreadOf(games.flat().map(({ total }) => total)),
    firstWins: average(firsts),
    elements: elementsOf(games.filter((game) => game[0].rewards !== null)),
  }
}

const firstWin = (game: Game) => {
  const winners = game.filter(({ winner }) => winner === 1)
  return winners.some(({ first }) => first === 1) ? 1 / winners.length : 0
}

function spreadOf(totals: readonly number[]): TableStatistics['spread'] {
  const counts = Map.groupBy(totals, (total) => 10 * Math.floor(total / 10))
  return [...counts].map(([from, all]) => ({ from, count: all.length })).sort((a, b) => a.from - b.from)
}

const elementsOf = (games: readonly Game[]) =>
  Array.from({ length: 12 }, (_, element) =>
    average(games.map((game) => Math.max(...game.map(({ rewards }) => paidBy(rewards!, element))))),
  )

const paidBy = (rewards: readonly number[][], element: number) => sum(rewards.map((shift) => shift[element] ?? 0))
