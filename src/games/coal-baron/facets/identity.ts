import type { Identity } from '../../facets/identity.ts'
import { MOST_POINTS } from '../components.ts'

export const identity: Identity = {
  id: 'coal-baron',
  seats: { fewest: 2, most: 4 },
  colors: ['red', 'blue', 'green', 'cream'],
  options: { startingPlayer: 'random' },
  points: { least: -MOST_POINTS, most: MOST_POINTS },
  levels: ['apprentice', 'hewer', 'foreman', 'director'],
  listing: { id: 143515, name: 'Coal Baron', year: 2013 },
}
