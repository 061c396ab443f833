/** The phases with their numbers in the state, and what the table waits for in each. */
import * as state from './state.ts'
import type { State } from './state.ts'

/** The names of the phases, by their numbers. */
export const PHASES = [
  'draft',
  'place',
  'mining',
  'keep-tile',
  'keep-order',
  'coal',
  'return-tiles',
  'return-orders',
  'scoring',
  'changeover',
  'accounts',
  'finished',
] as const
export type Phase = (typeof PHASES)[number]

export const DRAFT = 0
export const PLACE = 1
export const MINING = 2
export const KEEP_TILE = 3
export const KEEP_ORDER = 4
export const COAL = 5
export const RETURN_TILES = 6
export const RETURN_ORDERS = 7
export const SCORING = 8
export const CHANGEOVER = 9
export const ACCOUNTS = 10
export const FINISHED = 11

export const phaseOf = (s: State): Phase => PHASES[state.phase(s)]!
