/** The evening of the first hour: the moves that lead to the beginning of each chapter. Nothing in the game is drawn. */
import type { Entry, Setup } from '../rules/types.ts'
import { DATA } from '../state/components.ts'

export const SETUP: Setup = { startingPlayer: 0, values: 'face', data: DATA }

const DRAFT: readonly Entry[] = [
  { offer: '450', value: 450 },
  { take: 'money' },
  { offer: '40', value: 40 },
  { take: 'investor' },
  { offer: '50', value: 50 },
  { take: 'money' },
  { offer: '60', value: 60 },
  { take: 'money' },
]

const pass: Entry = { pass: true }
const pay: Entry = { pay: true }
const rail: Entry = { rail: 'bank' }

const FIRST_STOCK_ROUND: readonly Entry[] = [
  { buy: ['green', 10] },
  { buy: ['black', 40], par: 100 },
  pass,
  { buy: ['black', 10] },
  pass,
  pass,
]

/** The learner's Holding gets Railroads of level 3, the other's those of level 2. */
const FIRST_OPERATING_ROUNDS: readonly Entry[] = [
  { tokens: [1, 5] },
  pay,
  rail,
  { tokens: [3, 3] },
  rail,
  rail,
  { rail: 'bank', side: 'low' },
  { tokens: [2, 4] },
  pay,
  { rail: 'bank', side: 'high' },
  { rail: 'bank', side: 'high' },
  { tokens: [0, 6] },
  pay,
]

const SECOND_ROUNDS: readonly Entry[] = [
  { buy: ['green', 20] },
  { buy: ['black', 30] },
  pass,
  pass,
  { tokens: [1, 5] },
  pay,
  rail,
  { tokens: [1, 5] },
  pay,
  rail,
]

export const BEGINNINGS = {
  draft: [],
  stock: DRAFT,
  operating: [...DRAFT, ...FIRST_STOCK_ROUND],
  obsolescence: [...DRAFT, ...FIRST_STOCK_ROUND, ...FIRST_OPERATING_ROUNDS, ...SECOND_ROUNDS],
} satisfies Record<string, readonly Entry[]>
