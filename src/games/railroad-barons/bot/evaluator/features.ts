/** The features of each seat, money in hundreds of dollars, and the stages of a game. */
import { keyedBy } from '../../../building-blocks/keyed.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import { roundsLeft } from './horizon.ts'

export const FEATURES = [
  'cash',
  'stock',
  // The expected rise of prices until the end, for Holdings that pay and for those that don't yet.
  'growth',
  'growth to come',
  // Dividends up to the end from Railroads by the level that ends them, and from bonuses.
  'income until level 4',
  'income until level 6',
  'income until level 8',
  'income to the end',
  'bonuses',
  // The seat's part of the safes, what that may earn in Railroads up to the end, and the safes that it directs.
  'safe',
  'safe for Railroads',
  'safe directed',
  'cash for certificates',
  // Holdings by what the seat is in them.
  'directs',
  'directs without a Railroad',
  'directs without fear',
  'may take over',
  'started stock',
  'room for certificates',
  // Operators outside the network, by what the seat may have of them up to the end.
  'operators',
  'Floor Trader',
  'Traffic Manager',
  'Mail Contractor',
  'Purchasing Agent',
  'Purchasing Agent at work',
  'Old Cratchit',
  'Priority Deal',
  'to move',
] as const
export type Feature = (typeof FEATURES)[number]
export const FEATURE_COUNT = FEATURES.length
export const AT = keyedBy(FEATURES, (_, i) => i)

/** The draft, and then by operating rounds left. */
export const STAGES = 9

export const stageOf = (s: State): number => stageWith(s, roundsLeft(s))

/** The same where the rounds left are known. */
export const stageWith = (s: State, rounds: number): number =>
  state.phase(s) <= state.ANSWERING ? 0 : Math.min(STAGES - 1, Math.max(1, LATEST - (rounds >> 1)))

/** A stage lasts two rounds; the last are of 0 and 1 left. */
const LATEST = STAGES - 1
