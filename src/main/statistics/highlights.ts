import type { Highlights } from '../../contract/statistics.ts'
import type { Sat } from './standing.ts'

/** Highlights of a person's games; of one game at least, from the first one on. */
export function highlightsOf(sat: readonly Sat[]): Highlights {
  const totals = sat.map(({ game, seat }) => ({ id: game.id, points: seat.total }))
  const leads = sat.filter(({ seat }) => seat.won > 0).map((won) => ({ id: won.game.id, points: leadOf(won) }))
  return {
    best: totals.reduce((best, each) => (each.points > best.points ? each : best)),
    clearest: leads.length === 0 ? null : leads.reduce((most, each) => (each.points > most.points ? each : most)),
    closest: leads.length === 0 ? null : leads.reduce((least, each) => (each.points < least.points ? each : least)),
    longestRun: runsOf(sat).reduce((longest, run) => Math.max(longest, run), 0),
    presentRun: runsOf(sat).at(-1)!,
  }
}

const leadOf = ({ game, seat }: Sat): number =>
  Math.max(0, seat.total - Math.max(...game.seats.filter((other) => other !== seat).map(({ total }) => total)))

/** After each game the victories in a row up to it. */
function runsOf(sat: readonly Sat[]): number[] {
  let run = 0
  return sat.map(({ seat }) => (run = seat.won > 0 ? run + 1 : 0))
}
