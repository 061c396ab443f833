/**
 * Plans a mining turn as a whole: a beam search over work steps on a small copy of the pit, with a value that is linear in
 * what the pit holds. One search serves all mining spaces at once.
 */
import { addToByte, byteAt, floatAt, intAt } from '../../../building-blocks/lists.ts'
import { ORDER_SPOTS } from '../../state/components.ts'
import * as moves from '../../rules/moves.ts'
import type { Move } from '../../rules/moves.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import { STEP, STEPS, WIDTH, counts, parents, searchPlans, steps, values } from './beam.ts'
import { NEEDS, OPEN, ORDERS, SIZE, WORDS, needOf, openNeeds, orderCount, orders, pit, readPit } from './packed-pit.ts'
import { weigh } from './plan-weights.ts'

/** A plan: work steps without the end of mining, the number of steps it uses and what it adds to the pit's worth. */
export interface Plan {
  moves: readonly Move[]
  steps: number
  value: number
  /** Whole turns that follow the plan; the planner's caller fills them in. */
  turns: (readonly Move[])[]
}

/**
 * The best plan found for each number of work steps from 0 to `most` (a plan may use fewer), for the seat whose turn it is.
 * `weights` are the evaluator's for this stage.
 */
export function planMining(s: State, weights: Float64Array, most = STEPS): readonly Plan[] {
  readPit(s, state.turn(s))
  const slot = slotOfPit()
  if (knownWeights[slot] !== weights || !isKnown(slot) || knownPlans[slot]!.length <= most) {
    weigh(weights)
    searchPlans(opened(s), orderCount, most)
    knownWeights[slot] = weights
    knownPits.set(pit, slot * WORDS)
    knownPlans[slot] = plans(s, most)
  }
  return knownPlans[slot]!
}

// The same pit comes up again and again in a search: its plans are kept until another pit takes their slot.

const SLOTS = 2 ** 12
const knownPits = new Int32Array(SLOTS * WORDS)
const knownWeights: (Float64Array | undefined)[] = Array<undefined>(SLOTS).fill(undefined)
const knownPlans: Plan[][] = []

function slotOfPit(): number {
  let hash = 0
  for (let i = 0; i < WORDS; i++) hash = Math.imul(hash ^ intAt(pit, i), 0x9e3779b1) ^ (hash >>> 15)
  return (hash ^ (hash >>> 13)) & (SLOTS - 1)
}

function isKnown(slot: number): boolean {
  for (let i = 0; i < WORDS; i++) if (knownPits[slot * WORDS + i] !== pit[i]) return false
  return true
}

const start = new Uint8Array(SIZE)

/** The pit with the open spots of its orders in place of what lies on them. */
function opened(s: State): Uint8Array {
  start.fill(0)
  for (let i = 0; i < NEEDS; i++) start[i] = intAt(pit, i)
  for (let k = 0; k < orderCount; k++) {
    start[NEEDS + k] = openNeeds(s, intAt(orders, k))
    for (let c = 0; c < 4; c++) addToByte(start, OPEN + c, needOf(byteAt(start, NEEDS + k), c))
  }
  return start
}

/** The best node for each number of steps, as moves. */
function plans(s: State, most: number): Plan[] {
  const found: Plan[] = []
  let best = 0
  for (let t = 0; t <= most; t++) {
    const before = best
    for (let i = t * WIDTH; i < t * WIDTH + intAt(counts, t); i++)
      if (floatAt(values, i) > floatAt(values, best) + 1e-9) best = i
    found.push(
      t > 0 && best === before
        ? found[t - 1]!
        : { moves: pathTo(s, best), steps: t, value: floatAt(values, best), turns: [] },
    )
  }
  return found
}

/** Spots of each order that are filled so far on the way along a path, as a set. */
const filled = new Int32Array(ORDERS)

function pathTo(s: State, node: number): Move[] {
  const path: number[] = []
  for (let n = node; intAt(parents, n) >= 0; n = intAt(parents, n)) path.push(intAt(steps, n))
  filled.fill(0)
  return path.reverse().map((by) => moveOf(s, by))
}

function moveOf(s: State, by: number): Move {
  const coal = (by >> 8) & 15
  const k = (by >> 4) & 15
  const first = (by >> 12) & 15
  switch (by & 15) {
    case STEP.cage:
      return moves.cageMove(coal)
    case STEP.load:
      return moves.loadMove(coal)
    case STEP.store:
      return moves.storeMove(coal)
    case STEP.fill:
      return moves.fillMove(intAt(orders, k), takeSpot(s, k, coal), first)
    default:
      return moves.pairMove(intAt(orders, k), takeSpot(s, k, coal), first, by >> 16)
  }
}

/** The first spot that needs this coal and is still open. */
function takeSpot(s: State, k: number, coal: number): number {
  const isOpen = (spot: number) =>
    ((intAt(filled, k) >> spot) & 1) === 0 && state.onSpot(s, intAt(orders, k), spot) === 0
  const taken = ORDER_SPOTS[intAt(orders, k)]!.findIndex((each, spot) => each === coal && isOpen(spot))
  filled[k] = intAt(filled, k) | (1 << taken)
  return taken
}
