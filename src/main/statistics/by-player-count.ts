/** Statistics of all games, by the number of players. */
import type { OrderShare, Spread, TablesStatistics, TableStatistics } from '../../contract/statistics.ts'
import { quantile, shareWithin } from './arithmetic.ts'
import type { Game, Seat } from './counted-games.ts'
import { partsTally } from './parts-tally.ts'
import { botsOf } from './people.ts'
import { ratingsAlong } from './ratings.ts'

/** `sizes` are the numbers of players that the title allows. */
export function tablesOf(games: readonly Game[], sizes: readonly number[]): TablesStatistics {
  const bySize = Map.groupBy(games, ({ seats }) => seats.length)
  return {
    games: games.length,
    tables: sizes.map((players) => tableOf(bySize.get(players) ?? [], players)),
    parts: partsTally(games.filter(isKnown)),
    bots: botsOf(games, ratingsAlong(games)),
  }
}

/** Whether more than its totals is known. */
const isKnown = ({ seats }: Game) => seats.every(({ parts }) => parts !== null)

function tableOf(games: readonly Game[], players: number): TableStatistics {
  const known = games.filter(isKnown)
  return {
    players,
    games: games.length,
    totals: spreadOf(totalsOf(games, players)),
    order: ordersOf(known, players),
    parts: partsTally(known),
  }
}

// Totals

/** Sorted. */
function totalsOf(games: readonly Game[], players: number): Int32Array {
  const totals = new Int32Array(games.length * players)
  let at = 0
  for (const { seats } of games) for (const { total } of seats) totals[at++] = total
  return totals.sort()
}

function spreadOf(sorted: Int32Array): Spread | null {
  if (sorted.length === 0) return null
  const [lower, median, upper] = [0.25, 0.5, 0.75].map((part) => quantile(sorted, part))
  return { least: sorted[0], lower, median, upper, most: sorted[sorted.length - 1], tens: tensOf(sorted) }
}

/** No more than the title's limits of points have room for: the games were looked through for that. */
function tensOf(sorted: Int32Array): Spread['tens'] {
  const tenOf = (total: number) => Math.floor(total / 10)
  const first = tenOf(sorted[0])
  const counts = new Array<number>(tenOf(sorted[sorted.length - 1]) - first + 1).fill(0)
  for (const total of sorted) counts[tenOf(total) - first]++
  return counts.map((count, i) => ({ from: 10 * (first + i), count }))
}

// The order of play

/** The results of those who sat so many places after the starting player, place by place; empty where none is known. */
function ordersOf(games: readonly Game[], players: number): OrderShare[] {
  const sums = Array.from({ length: players }, () => ({ won: 0, total: 0 }))
  let begun = 0
  for (const { seats } of games) {
    const first = seats.findIndex(({ isFirst }) => isFirst)
    if (first < 0) continue
    begun++
    for (let place = 0; place < players; place++) addTo(sums[place], seats[(first + place) % players])
  }
  return begun === 0 ? [] : sums.map((sum) => shareOf(sum, begun))
}

interface OrderSum {
  won: number
  total: number
}

function addTo(sum: OrderSum, { won, total }: Seat): void {
  sum.won += won
  sum.total += total
}

function shareOf({ won, total }: OrderSum, games: number): OrderShare {
  const share = won / games
  return { games, share, ...shareWithin(share, games), average: total / games }
}
