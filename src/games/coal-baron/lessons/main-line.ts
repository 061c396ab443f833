/** The deal of the first shift, and the moves that lead to the beginning of each chapter. */
import { allOrders, allTiles, withFirst } from '../rules/setup.ts'
import type { Draw, Entry } from '../wire/record-schemas.ts'

const TILES = 'G2L Y2D B2L B1D G1D Y1L K1L B1L G1L Y1D B2D K1D Y2L G2D B1D K2L Y1L G1L B2L K1D Y2D G1D B1L Y1D'
const ORDERS = 'TGG CGG BB TBB BY CY EG EYY TB CBB BYY EB CG TY BK EY CYBGK BG TK EBB CYY TYYY EK BBB CK'

/** Orders that a pit fills without a tile lie beside one that takes a tile; every coal is on sale but the dear black. */
export const SETUP: Draw = {
  startingPlayer: 0,
  tiles: withFirst(allTiles(), TILES.split(' ')),
  orders: withFirst(allOrders(), ORDERS.split(' ')),
}

const LINE: readonly Entry[] = [
  { draft: 'TGG' },
  { draft: 'CGG' },
  { draft: 'BB' },
  { draft: 'TBB' },
  { draft: 'BY' },
  { draft: 'CY' },
  { place: 'factory-1' },
  {
    place: 'mining-10',
    steps: [
      { cage: 3 },
      { load: 'G' },
      { cage: 1 },
      { load: 'Y' },
      { cage: 2 },
      { load: 'B' },
      { cage: 0 },
      { fill: 'BY', spot: 0, with: [['cage', 'Y']] },
      { fill: 'BB', spot: 0, with: [['cage', 'B']] },
      { fill: 'TGG', spot: 0, with: [['cage', 'G']] },
    ],
  },
  {
    place: 'mining-6',
    steps: [
      { cage: 3 },
      { load: 'G' },
      { load: 'G' },
      { cage: 0 },
      { fill: 'CGG', spot: 0, with: [['cage', 'G']] },
      { fill: 'CGG', spot: 1, with: [['cage', 'G']] },
    ],
  },
  { place: 'factory-6' },
  { place: 'delivery-carriage' },
  { place: 'factory-draw', keep: 'Y2L', put: 'bottom', back: ['G1L', 'Y1D', 'B2D', 'K1D'] },
  { place: 'money-6' },
  { place: 'order-draw', keep: 'CG', put: 'bottom', back: ['CBB', 'BYY', 'EB', 'TY'] },
  {
    place: 'mining-10',
    steps: [
      { cage: 1 },
      { load: 'Y' },
      { cage: 2 },
      { load: 'B' },
      { cage: 0 },
      { fill: 'CY', spot: 0, with: [['cage', 'Y']] },
      { fill: 'TBB', spot: 0, with: [['cage', 'B']] },
    ],
  },
  { place: 'money-6' },
  { place: 'factory-draw', keep: 'G2D', put: 'bottom', back: ['B1D', 'K2L', 'Y1L', 'G1L'] },
  {
    place: 'mining-10',
    steps: [
      { cage: 3 },
      { load: 'G' },
      { cage: 1 },
      { load: 'Y' },
      { load: 'Y' },
      { cage: 0 },
      { store: 'Y' },
      { store: 'Y' },
      { fill: 'TGG', spot: 1, with: [['cage', 'G']] },
    ],
  },
  { place: 'order-draw', keep: 'CYBGK', put: 'bottom', back: ['BK', 'EY', 'BG', 'TK'] },
  { place: 'money-4' },
  { place: 'order-4' },
  { place: 'delivery-barrow' },
  {
    place: 'mining-6',
    steps: [
      { cage: 3 },
      { load: 'G' },
      { load: 'G' },
      { load: 'G' },
      { cage: 0 },
      { fill: 'EG', spot: 0, with: [['cage', 'G']] },
    ],
  },
  { place: 'delivery-truck' },
  { place: 'factory-3' },
  { place: 'factory-2' },
  { place: 'delivery-engine' },
  { place: 'order-2' },
  { place: 'money-6' },
  {
    place: 'mining-10',
    steps: [
      { cage: 1 },
      { load: 'Y' },
      { load: 'Y' },
      { cage: 4 },
      {
        fill: 'CG',
        spot: 0,
        with: [
          ['storage', 'Y'],
          ['storage', 'Y'],
        ],
      },
      { load: 'K' },
      { cage: 0 },
      { fill: 'EYY', spot: 0, with: [['cage', 'Y']] },
      { fill: 'EYY', spot: 1, with: [['cage', 'Y']] },
    ],
  },
  {
    place: 'mining-10',
    steps: [
      { cage: 2 },
      { load: 'B' },
      { load: 'B' },
      { cage: 4 },
      { load: 'K' },
      { cage: 0 },
      {
        fill: 'CYBGK',
        spot: 0,
        with: [
          ['cage', 'G'],
          ['cage', 'G'],
        ],
      },
      { fill: 'CYBGK', spot: 1, with: [['cage', 'B']] },
      { fill: 'TBB', spot: 1, with: [['cage', 'B']] },
    ],
  },
  { place: 'money-6' },
]

export const BEGINNINGS = {
  orders: LINE.slice(0, 0),
  tile: LINE.slice(0, 6),
  mining: LINE.slice(0, 8),
  delivery: LINE.slice(0, 10),
  money: LINE.slice(0, 12),
  canteen: LINE.slice(0, 14),
  five: LINE.slice(0, 16),
  clock: LINE.slice(0, 26),
  lead: LINE.slice(0, 26),
  tie: LINE.slice(0, 28),
  accounts: LINE.slice(0, 32),
} satisfies Record<string, readonly Entry[]>
