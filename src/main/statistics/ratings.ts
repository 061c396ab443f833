/** Everybody's rating along the games, from the first one on. */
import type { Rating } from '../../contract/statistics.ts'
import { FIRST_RATING, type Rated, ratedAfter } from './rating.ts'
import { average } from './arithmetic.ts'
import type { Game } from './counted-games.ts'

export type Ratings = Map<string, Rating>

/** Tells `after` each game what its seats are rated then. */
export function ratingsAlong(games: readonly Game[], after?: (game: Game, ratings: Ratings) => void): Ratings {
  const ratings: Ratings = new Map()
  for (const game of games) {
    const table = game.seats.map(({ key, place }) => ({ key, rating: ratings.get(key) ?? FIRST_RATING, rank: place }))
    const rated = table.map((own) => ratedAfter(own, table))
    for (const [seat, { key }] of table.entries()) ratings.set(key, together(key, table, rated) ?? rated[seat])
    after?.(game, ratings)
  }
  return ratings
}

/** The average of several seats of one player, as a level of bots may have; null for one seat. */
function together(key: string, table: readonly Rated[], rated: readonly Rating[]): Rating | null {
  const own = rated.filter((_, seat) => table[seat].key === key)
  if (own.length === 1) return null
  return { value: average(own.map(({ value }) => value)), deviation: average(own.map(({ deviation }) => deviation)) }
}
