/** Games, wins and points of somebody, over some of the games. */
import type { Standing } from '../../contract/statistics.ts'
import type { Game, Seat } from './counted-games.ts'

/** A game from one of its seats. */
export interface Sat {
  game: Game
  seat: Seat
}

/** Of one game at least. */
export function standingOf(sat: readonly Sat[]): Standing {
  const found = { games: sat.length, wins: 0, shared: 0, fairWins: 0, best: -Infinity }
  let total = 0
  for (const { game, seat } of sat) {
    found.wins += seat.won
    found.shared += Number(seat.won > 0 && seat.won < 1)
    found.fairWins += 1 / game.seats.length
    total += seat.total
    found.best = Math.max(found.best, seat.total)
  }
  return { ...found, average: total / sat.length }
}

/** Everybody's seats, by a key of the seat. */
export function satBy(games: readonly Game[], keyOf: (seat: Seat) => string | null): Map<string, Sat[]> {
  const found = new Map<string, Sat[]>()
  for (const game of games)
    for (const seat of game.seats) {
      const key = keyOf(seat)
      if (key === null) continue
      const sat = found.get(key)
      if (sat) sat.push({ game, seat })
      else found.set(key, [{ game, seat }])
    }
  return found
}
