/** Statistics of all games, by the number of players. */
import type { OrderShare, Spread, TablesStatistics, TableStatistics, WinnersParts } from '../../contract/statistics.ts'
import { average, averages, quantile, shareWithin } from './arithmetic.ts'
import type { Game, Seat } from './counted-games.ts'
import { botsOf } from './people.ts'
import { ratingsAlong } from './ratings.ts'

/** `sizes` are the numbers of players that the title allows. */
export function tablesOf(games: readonly Game[], sizes: readonly number[]): TablesStatistics {
  const tables = sizes.map((players) => games.filter(({ seats }) => seats.length === players))
  return {
    games: games.length,
    tables: tables.map((own, i) => tableOf(own, sizes[i])),
    parts: partsOf(games.filter(isKnown)),
    bots: botsOf(games, ratingsAlong(games)),
  }
}

/** Whether more than its totals is known. */
const isKnown = ({ seats }: Game) => seats.every(({ parts }) => parts !== null)

function tableOf(games: readonly Game[], players: number): TableStatistics {
  const known = games.filter(isKnown)
  const begun = known.filter(({ seats }) => seats.some(({ isFirst }) => isFirst))
  return {
    players,
    games: games.length,
    totals: spreadOf(games.flatMap(({ seats }) => seats.map(({ total }) => total))),
    order: begun.length === 0 ? [] : Array.from({ length: players }, (_, place) => orderShare(begun, place)),
    parts: partsOf(known),
  }
}

// Totals

function spreadOf(totals: readonly number[]): Spread | null {
  if (totals.length === 0) return null
  const sorted = totals.toSorted((a, b) => a - b)
  const [lower, median, upper] = [0.25, 0.5, 0.75].map((part) => quantile(sorted, part))
  return { least: sorted[0], lower, median, upper, most: sorted[sorted.length - 1], tens: tensOf(sorted) }
}

/** No more than the title's limits of points have room for: the games were looked through for that. */
function tensOf(sorted: readonly number[]): Spread['tens'] {
  const tenOf = (total: number) => Math.floor(total / 10)
  const first = tenOf(sorted[0])
  const counts = new Array<number>(tenOf(sorted[sorted.length - 1]) - first + 1).fill(0)
  for (const total of sorted) counts[tenOf(total) - first]++
  return counts.map((count, i) => ({ from: 10 * (first + i), count }))
}

// The order of play

/** The results of those who sat so many places after the starting player. */
function orderShare(games: readonly Game[], place: number): OrderShare {
  const shares = games.map((game) => seatAfterStart(game, place).won)
  const share = average(shares)
  const totals = games.map((game) => seatAfterStart(game, place).total)
  return { games: games.length, share, ...shareWithin(share, games.length), average: average(totals) }
}

const seatAfterStart = ({ seats }: Game, place: number): Seat =>
  seats[(seats.findIndex(({ isFirst }) => isFirst) + place) % seats.length]

// Parts

function partsOf(games: readonly Game[]): WinnersParts | null {
  if (games.length === 0) return null
  const seats = games.flatMap((game) => game.seats)
  const of = (won: boolean) => averages(seats.filter((seat) => seat.won > 0 === won).map(({ parts }) => parts!))
  // Without a loser everybody has won, and nobody has less.
  const winners = of(true)!
  return { games: games.length, winners, others: of(false) ?? winners, paid: paidOf(games) }
}

const paidOf = (games: readonly Game[]): number[] =>
  games[0].seats[0].parts!.map((_, part) =>
    average(games.map(({ seats }) => Math.max(...seats.map(({ parts }) => parts![part])))),
  )
