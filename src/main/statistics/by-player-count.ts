/** Statistics of all games, by the number of players. */
import type {
  GamesCounted,
  OrderShare,
  Spread,
  TablesStatistics,
  TableStatistics,
  WinnersParts,
} from '../../contract/statistics.ts'
import { average, averages, quantile, shareWithin } from './arithmetic.ts'
import { isPerson, type Game, type Seat } from './counted-games.ts'
import { botsOf } from './people.ts'
import { ratingsAlong } from './ratings.ts'

/** `sizes` are the numbers of players that the title allows. */
export function tablesOf(games: readonly Game[], counted: GamesCounted, sizes: readonly number[]): TablesStatistics {
  const all = counted === 'all' ? games : games.filter(({ seats }) => seats.every(isPerson))
  const tables = sizes.map((players) => all.filter(({ seats }) => seats.length === players))
  return {
    games: all.length,
    tables: tables.map((own, i) => tableOf(own, sizes[i])),
    bots: counted === 'all' ? botsOf(games, ratingsAlong(games)) : [],
  }
}

function tableOf(games: readonly Game[], players: number): TableStatistics {
  const known = games.filter(({ seats }) => seats.every(({ parts }) => parts !== null))
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

/** How those fared who sat so many places after the starting player. */
function orderShare(games: readonly Game[], place: number): OrderShare {
  const shares = games.map((game) => {
    const seat = seatAfterStart(game, place)
    return seat.won ? 1 / game.seats.filter(({ won }) => won).length : 0
  })
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
  const of = (won: boolean) => averages(seats.filter((seat) => seat.won === won).map(({ parts }) => parts!))
  // Without a loser everybody has won, and nobody has less.
  const winners = of(true)!
  return { games: games.length, winners, others: of(false) ?? winners, paid: paidOf(games) }
}

const paidOf = (games: readonly Game[]): number[] =>
  games[0].seats[0].parts!.map((_, part) =>
    average(games.map(({ seats }) => Math.max(...seats.map(({ parts }) => parts![part])))),
  )
