import type { Identity } from '../../facets/identity.ts'

export const identity: Identity = {
  id: 'coal-baron',
  seats: { fewest: 2, most: 4 },
  colors: ['red', 'blue', 'green', 'cream'],
  options: { startingPlayer: 'random' },
  points: { least: -10_000, most: 10_000 },
  levels: ['apprentice', 'hewer', 'foreman', 'director'],
  listing: { id: 143515, name: 'Coal Baron', year: 2013 },
}
