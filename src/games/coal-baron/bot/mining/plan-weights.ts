/** The planner's weights. */
import { floatAt, intAt } from '../../../building-blocks/lists.ts'
import { FIRST_REWARD, ORDERS_A_VEHICLE, ORDER_POINTS, ORDER_SPOTS } from '../../state/components.ts'
import { AT, FAR_MARGIN, MARGIN } from '../evaluator/features.ts'
import { ORDERS, orderCount, orders } from './packed-pit.ts'

/** Drawn from the evaluator's weights for this stage, in points. */
interface Worth {
  /** A cube of each coal loaded: its minecart emptied, itself in the cage. */
  load: Float64Array
  cage: Float64Array
  store: number
  below: number
  /** A cube in the cage that an order needs promises this much more. */
  promise: Float64Array
  demand: Float64Array
  unmet: Float64Array
  /** Worth of filling one spot of each of the plan's orders, and of filling all. */
  fill: Float64Array
  complete: Float64Array
}

export const worth: Worth = {
  load: new Float64Array(4),
  cage: new Float64Array(4),
  store: 0,
  below: 0,
  promise: new Float64Array(4),
  demand: new Float64Array(4),
  unmet: new Float64Array(4),
  fill: new Float64Array(ORDERS),
  complete: new Float64Array(ORDERS),
}

/** Fills `worth` for the orders of the pit. */
export function weigh(w: Float64Array): void {
  for (let c = 0; c < 4; c++) {
    const emptied = floatAt(w, AT.empty + c) - floatAt(w, AT.onCarts + c) + counted(w, 8 + c)
    worth.cage[c] = floatAt(w, AT.inCage + c)
    worth.load[c] = emptied + floatAt(w, AT.inCage + c)
    worth.demand[c] = floatAt(w, AT.demand + c)
    worth.unmet[c] = floatAt(w, AT.unmet + c)
    worth.promise[c] = 0
  }
  worth.store = floatAt(w, AT.storage)
  worth.below = floatAt(w, AT.below)
  for (let k = 0; k < orderCount; k++) weighOrder(k, w)
}

/** One more of an element of the clock where the lead in it is open. */
function counted(w: Float64Array, element: number): number {
  const group = element >> 2
  return (
    FIRST_REWARD[element]! * (floatAt(w, AT.clockAhead + group) / MARGIN + floatAt(w, AT.clockFar + group) / FAR_MARGIN)
  )
}

function weighOrder(k: number, w: Float64Array) {
  const points = ORDER_POINTS[intAt(orders, k)]!
  const spots = ORDER_SPOTS[intAt(orders, k)]!
  const clock = spots.reduce((sum, coal) => sum + counted(w, coal), 0)
  const vehicle = counted(w, 4 + ((intAt(orders, k) / ORDERS_A_VEHICLE) | 0)) * spots.length
  worth.fill[k] = (points * floatAt(w, AT.filled)) / spots.length
  worth.complete[k] =
    points * (floatAt(w, AT.completePoints) - floatAt(w, AT.filled) - floatAt(w, AT.incompletePoints)) +
    floatAt(w, AT.complete) -
    floatAt(w, AT.incomplete) +
    clock +
    vehicle
  for (const c of spots) {
    const promise =
      worth.fill[k] + floatAt(worth.complete, k) / spots.length - floatAt(worth.demand, c) - floatAt(worth.cage, c)
    if (promise > floatAt(worth.promise, c)) worth.promise[c] = promise
  }
}
