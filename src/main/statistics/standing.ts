/** Games, wins and points of somebody, over some of the games. */
import type { Standing } from '../../contract/statistics.ts'
import { average, sum } from './arithmetic.ts'
import type { Game, Seat } from './counted-games.ts'

/** A game from one of its seats. */
export interface Sat {
  game: Game
  seat: Seat
}

/** Of one game at least. */
export function standingOf(sat: readonly Sat[]): Standing {
  const totals = sat.map(({ seat }) => seat.total)
  return {
    games: sat.length,
    wins: sum(sat.map(({ seat }) => seat.won)),
    shared: sat.filter(({ seat }) => seat.won > 0 && seat.won < 1).length,
    fairWins: sum(sat.map(({ game }) => 1 / game.seats.length)),
    average: average(totals),
    best: totals.reduce((best, total) => Math.max(best, total)),
  }
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
