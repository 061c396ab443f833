import type { Identity } from '../../../../../src/games/facets/identity.ts'
import { FEWEST_SEATS, MOST_SEATS, POINTS } from '../rules/rules.ts'

export const identity: Identity = {
  id: 'toy',
  seats: { fewest: FEWEST_SEATS, most: MOST_SEATS },
  colors: ['violet', 'red', 'blue', 'green', 'cream'],
  options: { startingPlayer: 'random', lumps: 5 },
  points: POINTS,
  levels: ['idle', 'greedy'],
  titles: ['toy'],
  listing: null,
}
