/** Everybody's rating along the games, from the first one on. */
import type { Rating } from '../../contract/schemas/statistics.ts'
import { FIRST_RATING, type Rated, ratedAfter } from './rating.ts'
import { average } from './arithmetic.ts'
import { placeOf, type Games } from './counted-games.ts'

/** Returns the final ratings by key number. Calls `after` for each game with the ratings of its seats then. */
export function ratingsAlong(
  games: Games,
  after?: (game: number, ratings: readonly Rating[]) => void,
): readonly Rating[] {
  const ratings = games.keys.map(() => FIRST_RATING)
  for (let game = 0; game < games.ids.length; game++) {
    const table = tableAt(games, game, ratings)
    const rated = table.map((own) => ratedAfter(own, table))
    for (let seat = 0; seat < table.length; seat++) ratings[table[seat].key] = together(table, rated, seat)
    after?.(game, ratings)
  }
  return ratings
}

function tableAt(games: Games, game: number, ratings: readonly Rating[]): Rated[] {
  const table: Rated[] = []
  for (let seat = games.begins[game]; seat < games.begins[game + 1]; seat++) {
    const key = games.seats.who[seat]
    table.push({ key, rating: ratings[key], rank: placeOf(games, seat) })
  }
  return table
}

/** Returns a seat's new rating: the average if one player has several seats, as a level of bots may. */
function together(table: readonly Rated[], rated: readonly Rating[], seat: number): Rating {
  const { key } = table[seat]
  if (table.every((other, i) => other.key !== key || i === seat)) return rated[seat]
  const own = rated.filter((_, i) => table[i].key === key)
  return { value: average(own.map(({ value }) => value)), deviation: average(own.map(({ deviation }) => deviation)) }
}
