/** Examples of what is done on a railway's own desk, and the count at the end. */
import { m } from '../../../../paraglide/messages.js'
import type { PlayedExample } from './played-example.ts'

export const exchange: PlayedExample = {
  given: { seats: [{ resources: 'CCC' }] },
  steps: [
    {
      moves: [],
      facts: { coal: [3], actionPoints: [5] },
      says: () => m.ct_book_exchange_ex_1({ coal: 3, ap: 5 }),
    },
    {
      moves: [{ exchange: ['CC', 'IW'] }],
      facts: { coal: [1], iron: [1], water: [1], actionPoints: [4] },
      says: () => m.ct_book_exchange_ex_2({ coal: 1, iron: 1, water: 1, ap: 4 }),
    },
  ],
  shows: 'tracks',
}

export const upgrades: PlayedExample = {
  given: { seats: [{ resources: '', tiles: ['A3IM1'], markers: ['MG'] }] },
  steps: [
    {
      moves: [],
      facts: { coal: [0], ironIncome: [1] },
      says: () => m.ct_book_upgrades_ex_1({ coal: 0, income: 1 }),
    },
    { moves: [{ spend: 'MG' }], facts: { coal: [2] }, says: () => m.ct_book_upgrades_ex_2({ coal: 2 }) },
    {
      moves: [{ use: 'A3IM1' }, { pay: true }],
      facts: { coal: [0], ironIncome: [2] },
      says: () => m.ct_book_upgrades_ex_3({ coal: 0, income: 2 }),
    },
  ],
  shows: 'tracks',
}

export const room: PlayedExample = {
  given: { seats: [{ markers: ['GW', 'FT', 'TR', 'FO'] }] },
  steps: [
    {
      moves: [],
      facts: { markers: [4], actionIncome: [5] },
      says: () => m.ct_book_room_ex_1({ markers: 4, income: 5 }),
    },
    {
      moves: [{ spend: 'TR', rooms: 1 }, { with: ['GW', 'FT', 'FO'] }],
      facts: { markers: [0], actionIncome: [6] },
      says: () => m.ct_book_room_ex_2({ markers: 0, income: 6 }),
    },
  ],
  shows: 'rondel',
}

export const scoring: PlayedExample = {
  given: {
    ending: 'last',
    turn: 2,
    seats: [
      { towns: 18, cities: 21, cards: ['F2a'], stations: ['SCR', 'WBR', 'HAZ', 'ALL'], resources: 'CCCIW' },
      { towns: 22, cities: 18, gifts: 3, resources: 'CIW' },
      { towns: 16, cities: 15, resources: 'CC' },
    ],
  },
  steps: [
    {
      moves: [{ end: true }],
      facts: { towns: [18], cities: [21], scoring: [4], points: [43] },
      says: () => m.ct_book_scoring_ex_1({ towns: 18, cities: 21, scoring: 4, points: 43 }),
    },
    {
      moves: [],
      facts: { points: [43, 43], left: [5, 3] },
      says: () => m.ct_book_scoring_ex_2({ points: 43, left: 5, other: 3 }),
    },
  ],
  shows: null,
}

export const DESK = [exchange, upgrades, room, scoring]
