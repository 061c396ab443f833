/** Statistics of all games, by the number of players. */
import type { OrderShare, Spread, TablesStatistics } from '../../contract/schemas/statistics.ts'
import { quantile, shareWithin } from './arithmetic.ts'
import { gamesIn, isFirst, isKnown, seatsOf, sizeOf, totalOf, type Games } from './counted-games.ts'
import { factsTally } from './facts-tally.ts'
import { partsTally, sumParts } from './parts-tally.ts'
import { botsOf } from './people.ts'
import { ratingsAlong } from './ratings.ts'
import type { Title } from './title.ts'

export function tablesOf(games: Games, { sizes, facts }: Title): TablesStatistics {
  const all = gamesIn(games)
  const bySize = Map.groupBy(all, (game) => sizeOf(games, game))
  const tables = sizes.map((players) => tableOf(games, bySize.get(players) ?? [], players))
  return {
    games: all.length,
    tables: tables.map(({ sums, ...table }) => ({ ...table, parts: partsTally([sums]) })),
    parts: partsTally(tables.map(({ sums }) => sums)),
    told: factsTally(games, facts),
    bots: botsOf(games, ratingsAlong(games)),
  }
}

function tableOf(games: Games, some: readonly number[], players: number) {
  const known = some.filter((game) => isKnown(games, game))
  return {
    players,
    games: some.length,
    totals: spreadOf(totalsOf(games, some, players)),
    order: ordersOf(games, known, players),
    sums: sumParts(games, known),
  }
}

// Totals

/** Sorted. */
function totalsOf(games: Games, some: readonly number[], players: number): Int32Array {
  const totals = new Int32Array(some.length * players)
  let at = 0
  for (const game of some) for (const seat of seatsOf(games, game)) totals[at++] = totalOf(games, seat)
  return totals.sort()
}

function spreadOf(sorted: Int32Array): Spread | null {
  if (sorted.length === 0) return null
  const [lower, median, upper] = [0.25, 0.5, 0.75].map((part) => quantile(sorted, part))
  return { least: sorted[0], lower, median, upper, most: sorted[sorted.length - 1], ...columnsOf(sorted) }
}

/** Columns that can be told apart in a plot. */
const MOST_COLUMNS = 40

function columnsOf(sorted: Int32Array): Pick<Spread, 'width' | 'columns'> {
  const width = widthFor(sorted[sorted.length - 1] - sorted[0])
  const columnOf = (total: number) => Math.floor(total / width)
  const first = columnOf(sorted[0])
  const counts = new Array<number>(columnOf(sorted[sorted.length - 1]) - first + 1).fill(0)
  for (const total of sorted) counts[columnOf(total) - first]++
  return { width, columns: counts.map((count, i) => ({ from: width * (first + i), count })) }
}

/** 10, 20, 50, 100 and so on: the first that is wide enough. */
function widthFor(range: number): number {
  for (let width = 10; ; width *= 10)
    for (const times of [1, 2, 5]) if (range < times * width * MOST_COLUMNS) return times * width
}

// The order of play

/** The results by place, counted from the starting player; empty if no order is known. */
function ordersOf(games: Games, known: readonly number[], players: number): OrderShare[] {
  const sums = Array.from({ length: players }, () => ({ won: 0, total: 0 }))
  let begun = 0
  for (const game of known) {
    const seats = seatsOf(games, game)
    const first = seats.findIndex((seat) => isFirst(games, seat))
    if (first < 0) continue
    begun++
    for (let place = 0; place < players; place++) addTo(sums[place], games, seats[(first + place) % players])
  }
  return begun === 0 ? [] : sums.map((sum) => shareOf(sum, begun))
}

interface OrderSum {
  won: number
  total: number
}

function addTo(sum: OrderSum, games: Games, seat: number): void {
  sum.won += games.seats.won[seat]
  sum.total += totalOf(games, seat)
}

function shareOf({ won, total }: OrderSum, games: number): OrderShare {
  const share = won / games
  return { games, share, ...shareWithin(share, games), average: total / games }
}
