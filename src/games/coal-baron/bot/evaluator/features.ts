/** The evaluator's features, by name and place, and the stages of a game. */
import { SHIFTS, STARTING_WORKERS } from '../../state/components.ts'
import * as phases from '../../state/phases.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'

const perCoal = (name: string) => ['yellow', 'brown', 'gray', 'black'].map((coal) => `${name}: ${coal}`)

const perGroup = (name: string) => ['coal', 'vehicles', 'empty minecarts'].map((group) => `${name}: ${group}`)

/** The features by name, in their order; four in a row where the name ends in a coal. */
export const FEATURES = [
  'workers',
  'Marks',
  'Marks up to 6',
  ...perCoal('minecarts'),
  ...perCoal('empty minecarts'),
  ...perCoal('cubes on minecarts'),
  ...perCoal('cubes in the cage'),
  'cubes in storage',
  'cage below',
  'tunnel imbalance',
  ...perCoal('cubes in demand'),
  ...perCoal('spots without a cube'),
  'points of complete orders',
  'complete orders',
  'points filled on incomplete orders',
  'incomplete orders',
  'points of incomplete orders',
  'points of orders within reach',
  ...perGroup('clock now'),
  ...perGroup('clock ahead'),
  ...perGroup('clock far ahead'),
  'clock: second place',
  'to move',
  'workers more than anybody',
  'workers to deliver',
  'points that nobody can deliver',
] as const

export const FEATURE_COUNT = FEATURES.length
export const AT = {
  workers: 0,
  marks: 1,
  fewMarks: 2,
  minecarts: 3,
  empty: 7,
  onCarts: 11,
  inCage: 15,
  storage: 19,
  below: 20,
  imbalance: 21,
  demand: 22,
  unmet: 26,
  completePoints: 30,
  complete: 31,
  filled: 32,
  incomplete: 33,
  incompletePoints: 34,
  reach: 35,
  clockNow: 36,
  clockAhead: 39,
  clockFar: 42,
  second: 45,
  toMove: 46,
  moreWorkers: 47,
  toDeliver: 48,
  stuck: 49,
} as const

/** Features before this one say what a seat has, the others how that stands at the table. */
export const OWN_FEATURES = AT.clockNow

/** The elements of the shift clock. */
export const ELEMENTS = 12

/** The lead, in spots or minecarts, at which an element still looks open: for a start, and at most. */
export const MARGIN = 4
export const FAR_MARGIN = 10

/**
 * Stages of a game, each with weights of its own: three a shift by the share of workers that are left at the table, and the
 * last third of shift III once more by three, where every worker counts.
 */
export const STAGES = 11

export function stageOf(s: State): number {
  if (state.phase(s) === phases.DRAFT) return 0
  const players = state.players(s)
  let left = 0
  for (let seat = 0; seat < players; seat++) left += state.workers(s, seat)
  const gone = 1 - left / WORKERS[players]!
  if (state.shift(s) === SHIFTS && gone >= 2 / 3) return gone < 5 / 6 ? 8 : gone < 17 / 18 ? 9 : 10
  return 3 * (state.shift(s) - 1) + Math.min(2, Math.floor(3 * gone))
}

/** The shift of a stage; the draft goes with the first. */
export const shiftOfStage = (stage: number): number => Math.min(SHIFTS, Math.floor(stage / 3) + 1)

/** Workers at the table when a shift begins, by number of players. */
const WORKERS: readonly number[] = [0, 0, 2, 3, 4].map((players) => players * (STARTING_WORKERS[players] ?? 0))
