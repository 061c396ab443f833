/** Things that happened in games, by key. */
import type { FactsTold } from '../../contract/schemas/statistics.ts'
import { shareWithin } from './arithmetic.ts'
import { factsOf, gamesIn, type Games } from './counted-games.ts'
import type { PackedFact } from './packed.ts'

/** All of one key. */
interface Sum {
  times: number
  amounts: { count: number; sum: number }
  /** Seats that it happened to, and their victories; a shared one counts in part. */
  seats: { count: number; won: number }
}

const newSum = (): Sum => ({ times: 0, amounts: { count: 0, sum: 0 }, seats: { count: 0, won: 0 } })

/** `keys` are the title's. */
export function factsTally(games: Games, keys: readonly string[]): FactsTold {
  const sums = keys.map(newSum)
  let told = 0
  for (const game of gamesIn(games)) {
    const facts = factsOf(games, game)
    if (facts.length > 0) told++
    for (const fact of facts) if (fact.key in sums) add(sums[fact.key], fact, games, game)
  }
  return { games: told, facts: keys.map((key, i) => ({ key, ...averaged(sums[i]) })).filter(({ times }) => times > 0) }
}

function add(sum: Sum, { amount, seat }: PackedFact, games: Games, game: number): void {
  sum.times++
  if (amount !== null) {
    sum.amounts.count++
    sum.amounts.sum += amount
  }
  if (seat !== null) {
    sum.seats.count++
    sum.seats.won += games.seats.won[games.begins[game] + seat]
  }
}

function averaged({ times, amounts, seats }: Sum) {
  const share = seats.won / seats.count
  return {
    times,
    amount: amounts.count === 0 ? null : amounts.sum / amounts.count,
    won: seats.count === 0 ? null : { share, ...shareWithin(share, seats.count) },
  }
}
