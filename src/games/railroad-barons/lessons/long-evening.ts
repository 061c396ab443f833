/** The evening of the tricks: one game from its draft into its fifth stock round. The learner sits first. */
import type { Entry, Setup } from '../rules/types.ts'
import { DATA } from '../state/components.ts'

export const SETUP: Setup = { startingPlayer: 0, values: 'face', data: DATA }

const pass: Entry = { pass: true }
const pay: Entry = { pay: true }
const keep: Entry = { pay: false }
const rail: Entry = { rail: 'bank' }
const low: Entry = { rail: 'bank', side: 'low' }
const high: Entry = { rail: 'bank', side: 'high' }
const operators = (toAdd: number, toKeep: number): Entry => ({ tokens: [toAdd, toKeep] })

/** The other player directs MS&C, the learner SB; MS&C buys at level 2 and SB at level 3. */
const FIRST_ROUNDS: readonly Entry[] = [
  { offer: '450', value: 450 },
  { take: 'investor' },
  { offer: '40', value: 40 },
  { take: 'investor' },
  { offer: '60', value: 60 },
  { take: 'money' },
  { offer: '50', value: 50 },
  { take: 'money' },
  // Stock round 1
  { buy: ['black', 40], par: 100 },
  { buy: ['green', 10] },
  { buy: ['black', 10] },
  { buy: ['green', 20] },
  { buy: ['black', 20] },
  pass,
  pass,
  // Operating round 1.1: MS&C, SB
  ...[operators(2, 4), pay, rail, rail],
  ...[operators(3, 3), rail, high, high],
  // Operating round 1.2
  ...[operators(2, 4), pay, low, { assign: '60' } as const],
  ...[operators(2, 4), pay, rail, { assign: '40' } as const],
  // Stock round 2
  pass,
  pass,
  // Operating round 2.1
  ...[operators(0, 6), pay],
  ...[operators(1, 5), pay, rail],
  // Operating round 2.2
  ...[operators(0, 6), pay],
  ...[operators(1, 5), pay, { assign: '50' } as const],
  // Stock round 3
  { buy: ['black', 30] },
]

/** The learner starts AVR, which operates at once. */
const UP_TO_LEVEL_4: readonly Entry[] = [
  { buy: ['yellow', 40], par: 100 },
  pass,
  { buy: ['yellow', 10] },
  pass,
  pass,
  // Operating round 3.1: MS&C, SB
  ...[operators(0, 6), pay],
  ...[operators(0, 6), pay],
]

/** AVR brings level 4; the other player starts DPI, with their last money. */
const UP_TO_DPI: readonly Entry[] = [
  ...[operators(2, 3), high, rail],
  // Operating round 3.2: MS&C, SB, AVR
  ...[operators(1, 5), rail],
  ...[operators(1, 5), keep, low],
  ...[operators(0, 5), pay],
  // Stock round 4
  { buy: ['red', 40], par: 70 },
  { buy: ['red', 30] },
  pass,
]

/** The learner takes DPI over; it buys a Railroad of level 5. */
const UP_TO_AVR: readonly Entry[] = [
  { buy: ['red', 20] },
  pass,
  { buy: ['red', 10] },
  pass,
  pass,
  // Operating round 4.1: MS&C, SB, AVR, DPI
  ...[operators(0, 6), pay],
  ...[operators(0, 6), pay],
  ...[operators(0, 5), pay],
  ...[operators(1, 3), rail],
  // Operating round 4.2: MS&C, SB
  ...[operators(0, 6), pay],
  ...[operators(0, 6), pay],
]

/** AVR takes a Railroad over from SB; the other player buys themselves into SB. */
const UP_TO_LEAVING: readonly Entry[] = [
  ...[operators(1, 4), pay, { rail: 'F1', price: 1 } as const],
  ...[operators(0, 4), pay],
  // Stock round 5
  pass,
  { sell: [['black', 20]], buy: ['yellow', 20] },
  { buy: ['black', 20] },
]

const float = FIRST_ROUNDS
const obsolete = [...float, ...UP_TO_LEVEL_4]
const takeover = [...obsolete, ...UP_TO_DPI]
const dollar = [...takeover, ...UP_TO_AVR]
const leaving = [...dollar, ...UP_TO_LEAVING]

export const BEGINNINGS = { float, obsolete, takeover, dollar, leaving } satisfies Record<string, readonly Entry[]>
