/** The parts of a score, of winners and of the others. */
import type { WinnersParts } from '../../contract/statistics.ts'
import { averages } from './arithmetic.ts'
import type { Game, Seat } from './counted-games.ts'

/** Of games of which all parts are known; null of none. */
export function partsTally(games: readonly Game[]): WinnersParts | null {
  if (games.length === 0) return null
  // Without a loser everybody has won, and nobody has less.
  const winners = averageOf(games, true)!
  return { games: games.length, winners, others: averageOf(games, false) ?? winners, paid: paidOf(games) }
}

const averageOf = (games: readonly Game[], won: boolean): number[] | null =>
  averages(games.flatMap(({ seats }) => seats.filter((seat) => seat.won > 0 === won).map(({ parts }) => parts!)))

function paidOf(games: readonly Game[]): number[] {
  const sums = new Array<number>(games[0].seats[0].parts!.count).fill(0)
  for (const { seats } of games) for (let part = 0; part < sums.length; part++) sums[part] += mostOf(seats, part)
  return sums.map((sum) => sum / games.length)
}

function mostOf(seats: readonly Seat[], part: number): number {
  let most = -Infinity
  for (const { parts } of seats) most = Math.max(most, parts!.numbers[parts!.from + part])
  return most
}
