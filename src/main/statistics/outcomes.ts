/** Games, wins and points of somebody, over some of their seats. */
import type { Outcomes } from '../../contract/schemas/statistics.ts'
import { sizeOf, totalOf, type Games } from './counted-games.ts'

/** Needs at least one seat. */
export function outcomesOf(games: Games, seats: readonly number[]): Outcomes {
  const found = { games: seats.length, wins: 0, shared: 0, fairWins: 0, best: -Infinity }
  let all = 0
  for (const seat of seats) {
    const won = games.seats.won[seat]
    const total = totalOf(games, seat)
    found.wins += won
    found.shared += Number(won > 0 && won < 1)
    found.fairWins += 1 / sizeOf(games, games.seats.game[seat])
    found.best = Math.max(found.best, total)
    all += total
  }
  return { ...found, average: all / seats.length }
}

/** Everybody's seats, from their first game on, by the number that they have among the rated. */
export function seatsByPlayer({ keys, seats }: Games): number[][] {
  const found = keys.map((): number[] => [])
  for (let seat = 0; seat < seats.who.length; seat++) found[seats.who[seat]].push(seat)
  return found
}
