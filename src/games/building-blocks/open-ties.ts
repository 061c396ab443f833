/** Winners of a game of which only totals were kept: the tie-breaker may be unknown. */

interface Total {
  total: number
}

/** Seats with most points. */
export function seatsAhead(scores: readonly Total[]): number[] {
  const best = Math.max(...scores.map(({ total }) => total))
  return scores.flatMap(({ total }, seat) => (total === best ? [seat] : []))
}

/** Breaks a tie by the highest `tieBreak`, undefined if nobody knows it: such a seat may have won, too. */
export function possibleWinners<S extends Total>(
  scores: readonly S[],
  tieBreak: (score: S) => number | undefined,
): number[] {
  const ahead = seatsAhead(scores)
  const known = scores.map((score) => tieBreak(score))
  const most = Math.max(...ahead.map((seat) => known[seat] ?? 0))
  return ahead.filter((seat) => (known[seat] ?? most) === most)
}
