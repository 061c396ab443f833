/** Examples of the freight yard: walking, buying, the Standard Upgrade, and new tiles. */
import { m } from '../../../../paraglide/messages.js'
import type { PlayedExample } from './played-example.ts'

export const steps: PlayedExample = {
  given: { seats: [{ resources: 'CC' }], market: { '0 1': 'GREEN', '0 2': 'STEEP' } },
  steps: [
    {
      moves: [{ step: [0, 0] }],
      facts: { actionPoints: [4], coal: [2] },
      says: () => m.ct_book_steps_ex_1({ ap: 4, coal: 2 }),
    },
    { moves: [{ step: [0, 1] }], facts: { actionPoints: [4] }, says: () => m.ct_book_steps_ex_2({ ap: 4 }) },
    {
      moves: [{ step: [0, 2] }],
      facts: { actionPoints: [3], coal: [1] },
      says: () => m.ct_book_steps_ex_3({ ap: 3, coal: 1 }),
    },
  ],
  shows: 'yard',
}

export const purchases: PlayedExample = {
  given: {
    seats: [
      { resources: 'CCC', agent: [1, 1], actionPoints: 4 },
      { resources: 'C', agent: [1, 1] },
    ],
    market: { '1 1': 'A3Sa2' },
  },
  steps: [
    {
      moves: [],
      facts: { actionPoints: [4], coal: [3, 1] },
      says: () => m.ct_book_purchases_ex_1({ ap: 4, coal: 3, other: 1 }),
    },
    {
      moves: [{ buy: true }],
      facts: { actionPoints: [2], coal: [2, 2], markers: [1] },
      says: () => m.ct_book_purchases_ex_2({ ap: 2, coal: 2, markers: 1 }),
    },
  ],
  shows: 'yard',
}

export const standard: PlayedExample = {
  given: { seats: [{ resources: 'CCCCCC', agent: [2, 2] }] },
  steps: [
    {
      moves: [],
      facts: { actionPoints: [5], coal: [6], waterIncome: [1] },
      says: () => m.ct_book_standard_ex_1({ ap: 5, coal: 6, income: 1 }),
    },
    {
      moves: [{ upgrade: 'W' }, { pay: true }],
      facts: { actionPoints: [3], coal: [3], waterIncome: [2] },
      says: () => m.ct_book_standard_ex_2({ ap: 3, coal: 3, income: 2 }),
    },
    {
      moves: [{ upgrade: 'W' }, { pay: true }],
      facts: { actionPoints: [1], coal: [0], waterIncome: [3] },
      says: () => m.ct_book_standard_ex_3({ ap: 1, coal: 0, income: 3 }),
    },
  ],
  shows: 'tracks',
}

export const replenishing: PlayedExample = {
  given: {
    seats: [{ agent: [0, 0] }],
    market: { '0 0': null, '1 2': 'GREEN' },
    draw: ['B3CM1', 'B3Sd1', 'B3RV1', 'B3Se1', 'B3Sd2', 'B3IM1', 'B3Se2', 'B3MA1', 'B3Sb1'],
  },
  steps: [
    { moves: [], facts: { draw: 9 }, says: () => m.ct_book_replenishing_ex_1({ draw: 9 }) },
    { moves: [{ end: true }], facts: { draw: 8 }, says: () => m.ct_book_replenishing_ex_2({ draw: 8 }) },
    { moves: [{ place: [1, 2], swap: true }], facts: {}, says: m.ct_book_replenishing_ex_3 },
  ],
  shows: 'yard',
}

export const trigger: PlayedExample = {
  given: { seats: [{ agent: [1, 0] }], market: { '1 0': null, '0 2': 'COAL' }, draw: ['B3CM1'] },
  steps: [
    { moves: [], facts: { draw: 1, reserve: 10 }, says: () => m.ct_book_trigger_ex_1({ draw: 1, reserve: 10 }) },
    {
      moves: [{ end: true }],
      facts: { draw: 10, reserve: 0 },
      says: () => m.ct_book_trigger_ex_2({ draw: 10, reserve: 0 }),
    },
  ],
  shows: 'yard',
}

export const YARD = [steps, purchases, standard, replenishing, trigger]
