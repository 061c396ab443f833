/**
 * A small network for each number of players and shift: what it adds to the linear value of each seat. One hidden layer, the same
 * for every seat; what a seat has and how it stands at the table both feed it. The first half is kept with its holdings, the
 * second goes on from the position seen last: only inputs that changed since then cost time.
 */
import { addToFloat, addToSingle, floatAt, intAt, itemAt, singleAt } from '../../../building-blocks/lists.ts'
import { shiftOfStage } from './features.ts'
import { COUNTS, MOST_TABLE_INPUTS, ORDER_AT, standing, TEMPO, written } from './inputs.ts'

export const HIDDEN = 16
/** The last of the hidden units is passed on as it is, the others where they are above zero. */
const LINEAR = HIDDEN - 1

/** Weights by input and hidden unit. */
export interface Weighing {
  own: readonly number[]
  table: readonly number[]
  bias: readonly number[]
  /** Points of each hidden unit. */
  out: readonly number[]
}

export interface Layer {
  own: Float32Array
  table: Float64Array
  bias: Float32Array
  out: Float32Array
  /** For each seat, the inputs at the table when they were last seen, and their weighted sums. */
  seen: Float64Array
  sums: Float64Array
  /** For each element, how often its leads had been written when last seen. */
  written: Int32Array
}

/**
 * Weights of the table's inputs are multiples of 1 / `GRAIN`: their sums are exact, whichever position was seen before.
 */
const GRAIN = 2 ** 14

export const layerOf = ({ own, table, bias, out }: Weighing): Layer => ({
  own: Float32Array.from(own),
  table: Float64Array.from(table, (weight) => Math.round(weight * GRAIN) / GRAIN),
  bias: Float32Array.from(bias),
  out: Float32Array.from(out),
  seen: new Float64Array(4 * MOST_TABLE_INPUTS),
  sums: new Float64Array(4 * HIDDEN),
  written: new Int32Array(COUNTS).fill(-1),
})

/** The weights of `table-mean.ts` for one stage. */
export interface TableMean {
  /** Indexed by own input and by hidden unit; each is summed over the seats. */
  own: Float64Array
  hidden: Float64Array
  promised: number
  base: number
}

/** The network and the table's mean that belong to linear weights, looked up by the identity of the list. */
export interface Behind {
  layer: Layer
  mean?: TableMean | undefined
}
const behind = new WeakMap<Float64Array, Behind>()
export const behindOf = (weight: Float64Array): Behind | undefined => behind.get(weight)
export const putBehind = (weight: Float64Array, layer: Layer, mean?: TableMean): void =>
  void behind.set(weight, { layer, mean })

/** Puts a network, by shift, behind the weights of all stages, and what a table comes to, by stage; nothing without a network. */
export function putNetworkBehind(
  weights: readonly Float64Array[],
  network: readonly Weighing[],
  means: readonly TableMean[] = [],
): void {
  const layers = network.map(layerOf)
  if (layers.length > 0) weights.forEach((stage, i) => putBehind(stage, itemAt(layers, shiftOfStage(i) - 1), means[i]))
}

/** Writes the hidden units for a seat's own inputs into `out`, from `at` on. */
export function startHidden(
  { own, bias }: Layer,
  inputs: Float64Array,
  count: number,
  out: Float32Array,
  at: number,
): void {
  for (let h = 0; h < HIDDEN; h++) out[at + h] = singleAt(bias, h)
  for (let i = 0; i < count; i++) {
    const x = floatAt(inputs, i)
    if (x !== 0) for (let h = 0; h < HIDDEN; h++) addToSingle(out, at + h, x * singleAt(own, i * HIDDEN + h))
  }
}

/** Follows the inputs at the table from the position that this layer saw last to the one that was written last. */
export function goOn(layer: Layer, players: number): void {
  for (let seat = 0; seat < players; seat++) for (let i = 0; i < TEMPO; i++) follow(layer, seat, i)
  for (let e = 0; e < COUNTS; e++) {
    if (layer.written[e] === written[e]) continue
    layer.written[e] = intAt(written, e)
    for (let seat = 0; seat < players; seat++) {
      follow(layer, seat, TEMPO + e)
      if (players > 2) follow(layer, seat, TEMPO + COUNTS + e)
    }
  }
  if (players > 2)
    for (let seat = 0; seat < players; seat++) for (let i = ORDER_AT; i < MOST_TABLE_INPUTS; i++) follow(layer, seat, i)
}

function follow({ seen, sums, table }: Layer, seat: number, input: number) {
  const at = seat * MOST_TABLE_INPUTS + input
  const change = floatAt(standing, at) - floatAt(seen, at)
  if (change === 0) return
  seen[at] = floatAt(standing, at)
  const first = seat * HIDDEN
  for (let h = 0; h < HIDDEN; h++) addToFloat(sums, first + h, change * floatAt(table, input * HIDDEN + h))
}

/** The hidden units as they are passed on, of all seats together that `residual` was asked for since they were set to zero. */
export const active = new Float64Array(HIDDEN)

/** The points that the network adds for a seat, from its hidden units begun at `at` and its inputs at the table. */
export function residual({ sums, out }: Layer, seat: number, begun: Float32Array, at: number): number {
  const first = seat * HIDDEN
  const linear = singleAt(begun, at + LINEAR) + floatAt(sums, first + LINEAR)
  addToFloat(active, LINEAR, linear)
  let sum = linear * singleAt(out, LINEAR)
  for (let h = 0; h < LINEAR; h++) {
    const x = singleAt(begun, at + h) + floatAt(sums, first + h)
    if (x <= 0) continue
    addToFloat(active, h, x)
    sum += x * singleAt(out, h)
  }
  return sum
}
