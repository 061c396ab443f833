import type { Identity } from '../../facets/identity.ts'
import { MOST_WORTH, SEATS } from '../state/bounds.ts'

export const identity: Identity = {
  id: 'railroad-barons',
  seats: { fewest: SEATS, most: SEATS },
  colors: ['cream', 'violet'],
  options: { startingPlayer: 'random', values: 'named' },
  points: { least: 0, most: MOST_WORTH },
  levels: ['apprentice', 'hewer', 'foreman', 'director'],
  averages: { apprentice: { 2: 9200 }, hewer: { 2: 8700 }, foreman: { 2: 10800 } },
  titles: ['Railroad Barons', 'Barone der Eisenbahn'],
  listing: null,
}
