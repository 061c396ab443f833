/** A network as it learns: one hidden layer, inputs brought to one scale, trained by Adam on games' outcomes. */
import { HIDDEN, layerOf } from '../../../../src/games/coal-baron/bot/evaluator/network.ts'
import type { Layer, Weighing } from '../../../../src/games/coal-baron/bot/evaluator/network.ts'

/** One position: by seat what is expected without the network, and what it is taught: points in the end and the share of the victory. */
export interface Sample {
  stage: number
  inputs: Float32Array
  expected: number[]
  points: number[]
  won: number[]
  /** Held back from learning, to see whether anything was learned. */
  isHeld: boolean
}

export interface Learner {
  size: number
  mean: number[]
  deviation: number[]
  /** The weights by input and hidden unit, then the biases, then each hidden unit's output weights. */
  parameters: Float64Array
}

const LINEAR = HIDDEN - 1
const POINTS_WEIGHT = 0.5
const POINTS_DEVIATION = 20

export function newLearner(samples: readonly Sample[], seats: number, random: () => number): Learner {
  const size = samples[0].inputs.length / seats
  const { mean, deviation } = scales(samples, size, seats)
  const parameters = new Float64Array((size + 2) * HIDDEN)
  for (let i = 0; i < size * HIDDEN; i++) parameters[i] = (random() + random() + random() - 1.5) / Math.sqrt(size)
  return { size, mean, deviation, parameters }
}

/** Goes on from a network for inputs as they come, on the scale of these samples. */
export function learnerFrom({ own, table, bias, out }: Weighing, samples: readonly Sample[], seats: number): Learner {
  const size = samples[0].inputs.length / seats
  const { mean, deviation } = scales(samples, size, seats)
  const weights = [...own, ...table]
  const begun = bias.map((each, h) => mean.reduce((sum, x, i) => sum + x * weights[i * HIDDEN + h], each))
  const scaled = weights.map((weight, i) => weight * deviation[Math.floor(i / HIDDEN)])
  return {
    size,
    mean,
    deviation,
    parameters: Float64Array.from([...scaled, ...begun, ...out.map((each) => each / OUT)]),
  }
}

function scales(samples: readonly Sample[], size: number, seats: number) {
  const sums = new Float64Array(size)
  const squares = new Float64Array(size)
  for (const { inputs } of samples)
    for (let i = 0; i < inputs.length; i++) {
      sums[i % size] += inputs[i]
      squares[i % size] += inputs[i] ** 2
    }
  const count = samples.length * seats
  const mean = Array.from(sums, (sum) => sum / count)
  const deviation = Array.from(squares, (square, i) => Math.sqrt(Math.max(0, square / count - mean[i] ** 2)) || 1)
  return { mean, deviation }
}

interface Moments {
  first: Float64Array
  second: Float64Array
  step: number
}

/** Goes through all samples once, in batches and in a random order. */
export function epoch(
  learner: Learner,
  samples: readonly Sample[],
  spreads: readonly number[],
  rate: number,
  moments: Moments,
  random: () => number,
): void {
  const BATCH = 64
  const order = samples.map((_, i) => i)
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[order[i], order[j]] = [order[j], order[i]]
  }
  const gradient = new Float64Array(learner.parameters.length)
  for (let from = 0; from + BATCH <= order.length; from += BATCH) {
    gradient.fill(0)
    for (let i = from; i < from + BATCH; i++) addGradient(learner, samples[order[i]], spreads, gradient)
    adam(learner.parameters, gradient, BATCH, rate, moments)
  }
}

export const newMoments = ({ parameters: { length } }: Learner): Moments => ({
  first: new Float64Array(length),
  second: new Float64Array(length),
  step: 0,
})

const DECAY = 1e-4

function adam(parameters: Float64Array, gradient: Float64Array, batch: number, rate: number, moments: Moments) {
  moments.step++
  const one = 1 - 0.9 ** moments.step
  const two = 1 - 0.999 ** moments.step
  for (let i = 0; i < parameters.length; i++) {
    const g = gradient[i] / batch + DECAY * parameters[i]
    moments.first[i] = 0.9 * moments.first[i] + 0.1 * g
    moments.second[i] = 0.999 * moments.second[i] + 0.001 * g * g
    parameters[i] -= (rate * (moments.first[i] / one)) / (Math.sqrt(moments.second[i] / two) + 1e-8)
  }
}

const hidden = new Float64Array(4 * HIDDEN)
const scaled = new Float64Array(4 * 256)
const totals = new Float64Array(4)
const back = new Float64Array(4)

/** Fills `totals` with the points that each seat is expected to end with. */
function forward({ size, mean, deviation, parameters }: Learner, { inputs, expected }: Sample) {
  const bias = size * HIDDEN
  const out = bias + HIDDEN
  for (let seat = 0; seat < expected.length; seat++) {
    const at = seat * HIDDEN
    for (let h = 0; h < HIDDEN; h++) hidden[at + h] = parameters[bias + h]
    for (let i = 0; i < size; i++) {
      const x = (scaled[seat * 256 + i] = (inputs[seat * size + i] - mean[i]) / deviation[i])
      for (let h = 0; h < HIDDEN; h++) hidden[at + h] += x * parameters[i * HIDDEN + h]
    }
    let sum = 0
    for (let h = 0; h < HIDDEN; h++) if (h === LINEAR || hidden[at + h] > 0) sum += hidden[at + h] * parameters[out + h]
    totals[seat] = expected[seat] + OUT * sum
  }
}

/** Hidden units are about one, points a few: so the last layer learns as fast as the first. */
const OUT = 5

/** Fills `back` with how the loss changes by each seat's points, and answers the loss: surprise and squared error. */
function lossOf({ points, won }: Sample, spread: number): { surprise: number; square: number } {
  const seats = points.length
  let best = -Infinity
  let mean = 0
  let goal = 0
  for (let i = 0; i < seats; i++) {
    best = Math.max(best, totals[i])
    mean += totals[i] / seats
    goal += points[i] / seats
  }
  let sum = 0
  for (let i = 0; i < seats; i++) sum += Math.exp((totals[i] - best) / spread)
  let surprise = 0
  let square = 0
  for (let i = 0; i < seats; i++) {
    const chance = Math.exp((totals[i] - best) / spread) / sum
    surprise -= won[i] * Math.log(Math.max(chance, 1e-9))
    const off = totals[i] - mean - points[i] + goal
    square += off * off
    back[i] = (chance - won[i]) / spread + (POINTS_WEIGHT * off) / POINTS_DEVIATION ** 2
  }
  return { surprise, square }
}

function addGradient(learner: Learner, sample: Sample, spreads: readonly number[], gradient: Float64Array) {
  const { size, parameters } = learner
  forward(learner, sample)
  lossOf(sample, spreads[sample.stage])
  const bias = size * HIDDEN
  const out = bias + HIDDEN
  for (let seat = 0; seat < sample.expected.length; seat++)
    for (let h = 0; h < HIDDEN; h++) {
      const x = hidden[seat * HIDDEN + h]
      if (h !== LINEAR && x <= 0) continue
      gradient[out + h] += OUT * back[seat] * x
      const g = OUT * back[seat] * parameters[out + h]
      if (g === 0) continue
      gradient[bias + h] += g
      for (let i = 0; i < size; i++) gradient[i * HIDDEN + h] += g * scaled[seat * 256 + i]
    }
}

/** The mean surprise at who won, and the root of the squared error of points against the mean of the table. */
export function tested(learner: Learner | null, samples: readonly Sample[], spreads: readonly number[]) {
  let surprise = 0
  let square = 0
  for (const sample of samples) {
    if (learner) forward(learner, sample)
    else sample.expected.forEach((points, seat) => (totals[seat] = points))
    const loss = lossOf(sample, spreads[sample.stage])
    surprise += loss.surprise
    square += loss.square / sample.points.length
  }
  return { surprise: surprise / samples.length, points: Math.sqrt(square / samples.length) }
}

/** Totals as the learner expects them, for fitting spreads. */
export function expectedBy(learner: Learner, sample: Sample): number[] {
  forward(learner, sample)
  return [...totals.subarray(0, sample.expected.length)]
}

/** The layer that gives the same for inputs as they come. */
export const layerFrom = (learner: Learner, own: number): Layer => layerOf(weighingFrom(learner, own))

export function weighingFrom({ size, mean, deviation, parameters }: Learner, own: number): Weighing {
  const weights = Array.from({ length: size * HIDDEN }, (_, i) => parameters[i] / deviation[Math.floor(i / HIDDEN)])
  const bias = Array.from({ length: HIDDEN }, (_, h) => {
    let sum = parameters[size * HIDDEN + h]
    for (let i = 0; i < size; i++) sum -= (parameters[i * HIDDEN + h] * mean[i]) / deviation[i]
    return sum
  })
  const out = Array.from({ length: HIDDEN }, (_, h) => OUT * parameters[(size + 1) * HIDDEN + h])
  return { own: weights.slice(0, own * HIDDEN), table: weights.slice(own * HIDDEN), bias, out }
}
