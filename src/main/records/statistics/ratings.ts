/** Everybody's rating along the games, from the first one on. */
import type { Rating } from '../../../contract/statistics.ts'
import { FIRST_RATING, ratedAfter } from '../rating.ts'
import { average } from './figures.ts'
import { isPerson, placeOf, type Game, type Seat } from './games.ts'

/** Who is rated: a person by his name, and all bots of a level as one. */
export const ratedAs = (seat: Seat): string => (isPerson(seat) ? seat.name : botKey(seat.control))
/** No person's name: names show something. */
export const botKey = (control: string): string => `\0${control}`

export type Ratings = Map<string, Rating>

/** Tells `after` each game what its seats are rated then. */
export function ratingsAlong(games: readonly Game[], after?: (game: Game, ratings: Ratings) => void): Ratings {
  const ratings: Ratings = new Map()
  for (const game of games) {
    for (const [key, rating] of ratedBy(game, ratings)) ratings.set(key, rating)
    after?.(game, ratings)
  }
  return ratings
}

/** Who has several seats, as a level of bots may, does not play against itself and takes what they come to together. */
function ratedBy(game: Game, ratings: Ratings): [string, Rating][] {
  const table = game.seats.map((seat) => {
    const key = ratedAs(seat)
    return { key, rating: ratings.get(key) ?? FIRST_RATING, rank: placeOf(seat, game) }
  })
  const keys = [...new Set(table.map(({ key }) => key))]
  if (keys.length === 1) return []
  return keys.map((key) => {
    const others = table.filter((each) => each.key !== key)
    return [key, together(table.filter((each) => each.key === key).map((own) => ratedAfter(own, others)))]
  })
}

const together = (ratings: readonly Rating[]): Rating => ({
  value: average(ratings.map(({ value }) => value)),
  deviation: average(ratings.map(({ deviation }) => deviation)),
})
