/** Counts the outcomes of a played-out shift for a seat. */
import { floatAt, itemAt, numberAt } from '../../building-blocks/lists.ts'
import type { Outcome } from '../../play-outs/compare.ts'
import { keyOf } from '../../play-outs/told-reasons.ts'
import { accountsOf, assetsOf, countsOf, cubesOf, rewards, settle } from '../rules/scoring.ts'
import { ELEMENTS_SCORED, FIRST_REWARD, ORDERS, ORDER_POINTS, SHIFTS } from '../state/components.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { AT, OWN_FEATURES, stageOf } from './evaluator/features.ts'
import { writeOwn } from './evaluator/holdings.ts'
import type { Fact } from './idea.ts'

export type Outcomes = Map<string, Outcome>

/**
 * The outcomes for `seat` between `before` and the end of a shift that waits for its scoring. The state is scored, and goes on
 * to the next shift or to the end of the game.
 */
export function outcomesOf(before: State, s: State, seat: number, weights: Weights): Outcomes {
  const outcomes: Outcomes = new Map()
  const shift = state.shift(s)
  addDeliveries(outcomes, before, s, seat)
  addLeads(outcomes, s, seat)
  settle(s)
  if (shift === SHIFTS) addAccounts(outcomes, s, seat)
  else addHoldings(outcomes, s, seat, shift, itemAt(weights, stageOf(s)))
  return outcomes
}

function addDeliveries(outcomes: Outcomes, before: State, s: State, seat: number) {
  const others = state.players(s) - 1
  for (const each of state.seats(s)) {
    const had = state.delivered(before, each)
    for (const order of state.delivered(s, each).filter((card) => !had.includes(card))) {
      const points = numberAt(ORDER_POINTS, order)
      const isOwn = each === seat
      const fact: Fact = { of: isOwn ? 'deliver' : 'rival-delivers', order: itemAt(ORDERS, order) }
      outcomes.set(keyOf<Fact>(fact), { amount: 1, points: isOwn ? points : -points / others })
    }
  }
}

/** A share of a first place is a first place. */
function addLeads(outcomes: Outcomes, s: State, seat: number) {
  const others = state.players(s) - 1
  for (let element = 0; element < numberAt(ELEMENTS_SCORED, state.shift(s) - 1); element++) {
    const paid = rewards(countsOf(s, element), element)
    const all = paid.reduce((sum, points) => sum + points, 0)
    if (all === 0) continue
    const own = numberAt(paid, seat)
    const amount = own === FIRST_REWARD[element] ? 1 : 0
    outcomes.set(keyOf<Fact>({ of: 'lead', element }), { amount, points: own - (all - own) / others })
  }
}

/** The accounts at the end of the game, in points. */
function addAccounts(outcomes: Outcomes, s: State, seat: number) {
  const assets = assetsOf(s, seat)
  const [marks, cubes, outstanding, balance] = accountsOf(assets)
  const set = (fact: Fact, amount: number, points: number) => outcomes.set(keyOf<Fact>(fact), { amount, points })
  set({ of: 'marks' }, assets.marks, marks)
  set({ of: 'cubes' }, assets.cubes, cubes)
  set({ of: 'outstanding' }, assets.outstanding, outstanding)
  set({ of: 'balance' }, imbalance(s, seat), balance)
}

/** Adds what a seat carries into the next shift, valued in points by the linear weights of that shift's start. */
function addHoldings(outcomes: Outcomes, s: State, seat: number, shift: number, weight: Float64Array) {
  const set = (fact: Fact, amount: number, points: number) => outcomes.set(keyOf<Fact>(fact), { amount, points })
  writeOwn(s, seat, own, 0)
  for (const { of, from, to, amount } of HOLDINGS) set({ of }, amount(s, seat), worth(weight, from, to))
  const starts = state.startingPlayer(s) === seat ? 1 : 0
  set({ of: 'start', shift: shift + 1 }, starts, floatAt(weight, AT.toMove) * starts)
}

const minecarts = (s: State, seat: number) =>
  [0, 1, 2, 3].reduce((sum, coal) => sum + state.minecarts(s, seat, coal), 0)
const imbalance = (s: State, seat: number) => Math.abs(state.lightTiles(s, seat) - state.darkTiles(s, seat))
const outstandingPoints = (s: State, seat: number) =>
  state.outstanding(s, seat).reduce((sum, order) => sum + numberAt(ORDER_POINTS, order), 0)

/** Features in a row that are one thing to a player, and how much of it there is. */
interface Holding {
  of: 'marks' | 'minecarts' | 'cubes' | 'balance' | 'orders'
  from: number
  to: number
  amount: (s: State, seat: number) => number
}

const HOLDINGS: readonly Holding[] = [
  { of: 'marks', from: AT.marks, to: AT.minecarts, amount: state.marks },
  { of: 'minecarts', from: AT.minecarts, to: AT.onCarts, amount: minecarts },
  { of: 'cubes', from: AT.onCarts, to: AT.below, amount: cubesOf },
  { of: 'balance', from: AT.imbalance, to: AT.demand, amount: imbalance },
  { of: 'orders', from: AT.completePoints, to: AT.clockNow, amount: outstandingPoints },
]

const own = new Float64Array(OWN_FEATURES)

function worth(weight: Float64Array, from: number, to: number): number {
  let points = 0
  for (let i = from; i < to; i++) points += floatAt(weight, i) * floatAt(own, i)
  return points
}
