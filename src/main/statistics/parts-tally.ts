/** The parts of a score, of winners and of the others. */
import type { WinnersParts } from '../../contract/schemas/statistics.ts'
import { partsFrom, partsIn, seatsOf, type Games } from './counted-games.ts'
import { present } from '../../games/building-blocks/present.ts'

/** The average of each part over these seats, of all of which the parts are known; null of none. */
export function averageParts(games: Games, seats: readonly number[]): number[] | null {
  if (seats.length === 0) return null
  const sum = newSum(partsIn(games, seats[0]))
  for (const seat of seats) addSeat(sum, games, seat)
  return averageOf(sum)
}

/** The sum of each part over `count` seats or games. */
interface Sum {
  count: number
  parts: Float64Array
}

/** Sums over games of all of which the parts are known. */
export interface PartsSums {
  won: Sum
  lost: Sum
  /** The highest amount of each part at a table. */
  paid: Sum
}

const newSum = (parts: number): Sum => ({ count: 0, parts: new Float64Array(parts) })

/** Returns null without games. */
export function sumParts(games: Games, known: readonly number[]): PartsSums | null {
  if (known.length === 0) return null
  const parts = partsIn(games, games.begins[known[0]])
  const sums = { won: newSum(parts), lost: newSum(parts), paid: newSum(parts) }
  for (const game of known) {
    const seats = seatsOf(games, game)
    for (const seat of seats) addSeat(games.seats.won[seat] > 0 ? sums.won : sums.lost, games, seat)
    addBest(sums.paid, games, seats)
  }
  return sums
}

function addSeat(sum: Sum, games: Games, seat: number): void {
  const from = partsFrom(games, seat)
  for (let part = 0; part < sum.parts.length; part++) sum.parts[part] += games.numbers[from + part]
  sum.count++
}

function addBest(sum: Sum, games: Games, seats: readonly number[]): void {
  for (let part = 0; part < sum.parts.length; part++) {
    let most = -Infinity
    for (const seat of seats) most = Math.max(most, games.numbers[partsFrom(games, seat) + part])
    sum.parts[part] += most
  }
  sum.count++
}

/** Returns the averages of all together; null without games. */
export function partsTally(some: readonly (PartsSums | null)[]): WinnersParts | null {
  const sums = some.filter((each) => each !== null)
  if (sums.length === 0) return null
  const averageIn = (of: 'won' | 'lost' | 'paid') => averageOf(together(sums.map((sum) => sum[of])))
  const winners = present(averageIn('won'), 'a winner')
  // Without a loser everybody has won, and nobody has less.
  return {
    games: sums.reduce((all, sum) => all + sum.paid.count, 0),
    winners,
    others: averageIn('lost') ?? winners,
    paid: present(averageIn('paid'), 'a score'),
  }
}

const together = (sums: readonly Sum[]): Sum =>
  sums.reduce((a, b) => ({ count: a.count + b.count, parts: a.parts.map((sum, part) => sum + b.parts[part]) }))

const averageOf = ({ count, parts }: Sum): number[] | null =>
  count === 0 ? null : Array.from(parts, (sum) => sum / count)
