import type { Identity } from '../../facets/identity.ts'
import { FEWEST_SEATS, MOST_POINTS, MOST_SEATS } from '../state/bounds.ts'

export const identity: Identity = {
  id: 'coal-baron',
  seats: { fewest: FEWEST_SEATS, most: MOST_SEATS },
  colors: ['red', 'blue', 'green', 'cream'],
  options: { startingPlayer: 'random' },
  dealt: true,
  points: { least: -MOST_POINTS, most: MOST_POINTS },
  levels: ['apprentice', 'hewer', 'foreman', 'director'],
  averages: {
    apprentice: { 2: 122, 3: 113, 4: 92 },
    hewer: { 2: 129, 3: 121, 4: 100 },
    foreman: { 2: 143, 3: 132, 4: 107 },
  },
  titles: ['Coal Baron', 'Glück Auf'],
  listing: { id: 143515, name: 'Coal Baron', year: 2013 },
}
