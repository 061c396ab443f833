/** The keys of what may happen in a game of Coal Train. */
import { CITY_IDS, CARD_IDS, incentiveOf, MOST_ROUNDS, PLACE_IDS, SUBSIDIES, TILE_KINDS } from '../state/components.ts'

const ROUNDS = Array.from({ length: MOST_ROUNDS + 1 }, (_, round) => round + 1)

const about = <T extends string | number>(subject: string, things: readonly T[]) =>
  [...new Set(things)].map((thing) => `${subject} ${thing}`)

/** `first` is the place of a player's first station, `city` one with a station of his; `end idle` is a game in which buying stopped. */
export const FACTS: readonly string[] = [
  ...about('start', SUBSIDIES),
  ...about('first', PLACE_IDS),
  ...about('city', CITY_IDS),
  ...about('card', CARD_IDS.map(incentiveOf)),
  ...about('tile', TILE_KINDS),
  ...about('rounds', ROUNDS),
  ...about('end', ['drawn', 'idle']),
]
