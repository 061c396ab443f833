import type { Highlights } from '../../contract/schemas/statistics.ts'
import { seatsOf, totalOf, type Games } from './counted-games.ts'

type Run = Highlights['longestRun']

/** Highlights of a person's games; of one seat at least, from the first game on. */
export function highlightsOf(games: Games, seats: readonly number[]): Highlights {
  const { game, won } = games.seats
  const idOf = (seat: number) => games.ids[game[seat]]
  const totals = seats.map((seat) => ({ id: idOf(seat), points: totalOf(games, seat) }))
  const leads = seats.filter((seat) => won[seat] > 0).map((seat) => ({ id: idOf(seat), points: leadOf(games, seat) }))
  const runs = runsOf(games, seats)
  return {
    best: totals.reduce((best, each) => (each.points > best.points ? each : best)),
    clearest: leads.length === 0 ? null : leads.reduce((most, each) => (each.points > most.points ? each : most)),
    closest: leads.length === 0 ? null : leads.reduce((least, each) => (each.points < least.points ? each : least)),
    longestRun: runs.reduce((longest, run) => ((run?.games ?? 0) > (longest?.games ?? 0) ? run : longest), null),
    presentRun: runs[runs.length - 1],
  }
}

function leadOf(games: Games, seat: number): number {
  const others = seatsOf(games, games.seats.game[seat]).filter((other) => other !== seat)
  return Math.max(0, totalOf(games, seat) - Math.max(...others.map((other) => totalOf(games, other))))
}

/** After each game the victories in a row up to it; null after another game. */
function runsOf({ times, seats: { game, won } }: Games, seats: readonly number[]): Run[] {
  let run: Run = null
  return seats.map((seat) => {
    const to = times[game[seat]]
    return (run = won[seat] > 0 ? { games: (run?.games ?? 0) + 1, from: run?.from ?? to, to } : null)
  })
}
