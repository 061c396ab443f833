/** Examples of the map: stations, their connections and what a city brings. */
import { m } from '../../../../paraglide/messages.js'
import type { PlayedExample } from './played-example.ts'

export const building: PlayedExample = {
  given: { seats: [{ resources: 'CCIIWW', tiles: ['A3Sb1'] }] },
  steps: [
    {
      moves: [],
      facts: { coal: [2], iron: [2], water: [2] },
      says: () => m.ct_book_building_ex_1({ coal: 2, iron: 2, water: 2 }),
    },
    {
      moves: [{ build: 'MAH', tile: 'A3Sb1' }, { pay: true }],
      facts: { points: [3] },
      says: () => m.ct_book_building_ex_2({ points: 3 }),
    },
    {
      moves: [{ build: 'TAM', via: 'MAH' }, { pay: true }],
      facts: { points: [5], coal: [0] },
      says: () => m.ct_book_building_ex_3({ points: 5, coal: 0 }),
    },
  ],
  shows: { around: 'MAH' },
}

export const connections: PlayedExample = {
  given: { seats: [{ resources: 'CCCCCI', tiles: ['A3Sa1'], stations: ['MAU'], towns: 3 }] },
  steps: [
    {
      moves: [],
      facts: { coal: [5], iron: [1] },
      says: () => m.ct_book_connections_ex_1({ coal: 5, iron: 1 }),
    },
    {
      moves: [{ build: 'STR', tile: 'A3Sa1', via: 'MAU' }, { pay: true }],
      facts: { coal: [0], iron: [0], points: [6] },
      says: () => m.ct_book_connections_ex_2({ coal: 0, iron: 0, points: 6 }),
    },
  ],
  shows: { around: 'MAU' },
}

export const cities: PlayedExample = {
  given: {
    seats: [{ resources: 'CCIIW', tiles: ['A3Sb1'] }],
    cards: { REA: ['N2a', 'P2a', 'F4a', 'L5a'] },
  },
  steps: [
    {
      moves: [{ build: 'REA', tile: 'A3Sb1' }, { pay: true }],
      facts: { points: [5], coal: [0] },
      says: () => m.ct_book_cities_ex_1({ points: 5, coal: 0 }),
    },
    { moves: [{ card: 'N2a' }], facts: { coal: [4] }, says: () => m.ct_book_cities_ex_2({ coal: 4 }) },
    { moves: [{ loco: 2 }], facts: { markers: [1] }, says: () => m.ct_book_cities_ex_3({ markers: 1 }) },
  ],
  shows: { around: 'REA' },
}

export const VALLEY = [building, connections, cities]
