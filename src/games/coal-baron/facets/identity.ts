import type { Identity } from '../../facets/identity.ts'
import { FEWEST_SEATS, MOST_POINTS, MOST_SEATS } from '../state/components.ts'

export const identity: Identity = {
  id: 'coal-baron',
  seats: { fewest: FEWEST_SEATS, most: MOST_SEATS },
  colors: ['red', 'blue', 'green', 'cream'],
  options: { startingPlayer: 'random' },
  dealt: true,
  points: { least: -MOST_POINTS, most: MOST_POINTS },
  levels: ['apprentice', 'hewer', 'foreman', 'director'],
  listing: { id: 143515, name: 'Coal Baron', year: 2013 },
}
