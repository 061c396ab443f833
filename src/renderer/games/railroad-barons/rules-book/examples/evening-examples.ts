/** The examples of the book; all begin with a draft whose values give both the cash that they need. */
import type { Entry } from '../../../../../games/railroad-barons/rules/types.ts'
import { m } from '../../../../paraglide/messages.js'
import { usd } from '../../words/money.ts'
import type { PlayedExample } from './played-example.ts'

const pass: Entry = { pass: true }
const passes = [pass, pass]

/** Everybody takes money; so much of it beyond the cash to begin with and the fifth Investor's value. */
const drafted = (anna: number, ben: number): Entry[] => [
  { offer: '30', value: ben },
  { take: 'money' },
  { offer: '40', value: anna },
  { take: 'money' },
  { offer: '50', value: 0 },
  { take: 'money' },
  { offer: '60', value: 0 },
  { take: 'money' },
  { swap: false },
]

export const draft: PlayedExample = {
  lead: [],
  steps: [
    { moves: [{ offer: '40', value: 80 }], facts: {}, says: m.rb_book_draft_ex_1 },
    {
      moves: [{ take: 'money' }],
      facts: { cash: [null, 280] },
      says: () => m.rb_book_draft_ex_2({ cash: usd(280) }),
    },
  ],
  shows: null,
}

export const buying: PlayedExample = {
  lead: [...drafted(50, 100), pass, { buy: ['red', 40], par: 100 }, { buy: ['red', 10] }, { buy: ['red', 30] }],
  steps: [
    {
      moves: [],
      facts: { cash: [600, null], price: 100 },
      says: () => m.rb_book_buying_ex_1({ cash: usd(600), price: usd(100) }),
    },
    {
      moves: [{ buy: ['red', 20] }],
      facts: { cash: [400, null], percent: [30, null] },
      says: () => m.rb_book_buying_ex_2({ cash: usd(400), percent: 30 }),
    },
    {
      moves: [{ buy: ['red', 20, 10] }],
      instead: true,
      facts: { cash: [500, null], percent: [20, null] },
      says: () => m.rb_book_buying_ex_3({ cash: usd(500), percent: 20 }),
    },
  ],
  shows: 'red',
}

export const starting: PlayedExample = {
  lead: drafted(0, 0),
  steps: [
    {
      moves: [{ buy: ['blue', 40], par: 90 }],
      facts: { cash: [290, null], price: 90 },
      says: () => m.rb_book_starting_ex_1({ cash: usd(290), price: usd(90) }),
    },
    {
      moves: [pass, { buy: ['blue', 10] }],
      facts: { cash: [200, null], safe: 900 },
      says: () => m.rb_book_starting_ex_2({ cash: usd(200), safe: usd(900) }),
    },
  ],
  shows: 'blue',
}

export const director: PlayedExample = {
  lead: [...drafted(0, 0), { buy: ['red', 40], par: 100 }, { buy: ['red', 30] }, pass],
  steps: [
    { moves: [], facts: { percent: [40, 30] }, says: () => m.rb_book_director_ex_1({ anna: 40, ben: 30 }) },
    {
      moves: [{ buy: ['red', 20] }],
      facts: { percent: [null, 50] },
      says: () => m.rb_book_director_ex_2({ ben: 50 }),
    },
    {
      moves: [pass, { buy: ['red', 10] }],
      facts: { percent: [40, 60] },
      says: () => m.rb_book_director_ex_3({ anna: 40, ben: 60 }),
    },
  ],
  shows: 'red',
}

export const operators: PlayedExample = {
  lead: [...drafted(0, 0), { buy: ['blue', 40], par: 90 }, pass, { buy: ['blue', 10] }, ...passes],
  steps: [
    {
      moves: [{ tokens: [2, 2] }],
      facts: { safe: 900 },
      says: () => m.rb_book_operators_ex_1({ safe: usd(900) }),
    },
    {
      moves: [{ rail: 'bank' }, { rail: 'bank' }],
      facts: { safe: 700 },
      says: () => m.rb_book_operators_ex_2({ safe: usd(700) }),
    },
  ],
  shows: 'blue',
}

export const revenue: PlayedExample = {
  lead: [
    ...drafted(0, 0),
    { buy: ['black', 40], par: 100 },
    { buy: ['black', 30] },
    { buy: ['black', 10] },
    ...passes,
    { tokens: [2, 4] },
    { rail: 'bank' },
    { rail: 'bank' },
    { tokens: [0, 6] },
  ],
  steps: [
    {
      moves: [],
      facts: { percent: [50, 30], revenue: 100, price: 100 },
      says: () => m.rb_book_revenue_ex_1({ anna: 50, ben: 30, revenue: usd(100), price: usd(100) }),
    },
    {
      moves: [{ pay: true }],
      facts: { gained: [50, 30], price: 110 },
      says: () => m.rb_book_revenue_ex_2({ anna: usd(50), ben: usd(30), price: usd(110) }),
    },
    {
      moves: [{ pay: false }],
      instead: true,
      facts: { safe: 900, price: 100 },
      says: () => m.rb_book_revenue_ex_3({ safe: usd(900), price: usd(100) }),
    },
  ],
  shows: 'black',
}

const IDLE: readonly Entry[] = [{ tokens: [0, 6] }, { pay: true }]
const buys = (side?: 'low' | 'high'): Entry[] => [
  { tokens: [1, 5] },
  { pay: true },
  side ? { rail: 'bank', side } : { rail: 'bank' },
]
/** Before the first Railroad there is nothing to pay. */
const unpaid = (entries: readonly Entry[]) => entries.filter((entry) => !('pay' in entry))

export const obsolescence: PlayedExample = {
  lead: [
    ...drafted(0, 0).slice(0, -1),
    { swap: true },
    pass,
    { buy: ['green', 40], par: 100 },
    pass,
    { buy: ['green', 10] },
    ...passes,
    ...unpaid([...IDLE, ...IDLE]),
    ...passes,
    ...unpaid(buys()),
    ...IDLE,
    ...passes,
    ...IDLE,
    ...IDLE,
    ...passes,
    ...buys('low'),
    ...buys('high'),
    ...passes,
    ...buys(),
    ...IDLE,
    ...passes,
    ...IDLE,
    ...IDLE,
    ...passes,
  ],
  steps: [
    {
      moves: [{ tokens: [1, 5] }, { pay: true }],
      facts: { railroads: 4 },
      says: () => m.rb_book_obsolescence_ex_1({ have: 4 }),
    },
    {
      moves: [{ rail: 'bank', side: 'high' }],
      facts: { railroads: 3, revenue: 210 },
      says: () => m.rb_book_obsolescence_ex_2({ have: 3, revenue: usd(210) }),
    },
  ],
  shows: 'green',
}

export const PLAYED = [draft, buying, starting, director, operators, revenue, obsolescence]
