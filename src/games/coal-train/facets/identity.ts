import type { Identity } from '../../facets/identity.ts'
import { FEWEST_SEATS, MOST_POINTS, MOST_SEATS } from '../state/bounds.ts'

export const identity: Identity = {
  id: 'coal-train',
  seats: { fewest: FEWEST_SEATS, most: MOST_SEATS },
  colors: ['red', 'blue', 'green', 'cream', 'violet'],
  options: { startingPlayer: 'random' },
  dealt: true,
  points: { least: 0, most: MOST_POINTS },
  levels: ['apprentice', 'hewer', 'foreman', 'director'],
  averages: {
    apprentice: { 3: 85, 4: 83, 5: 80 },
    hewer: { 3: 87, 4: 86, 5: 84 },
    foreman: { 3: 85, 4: 85, 5: 84 },
  },
  titles: ['Coal Train'],
  listing: null,
}
