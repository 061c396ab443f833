/** The judgement of the scripted player: a person's numbers, in points, workers and Marks. */
export interface Judgement {
  /** Workers for one work step, for a minecart (beside its price) and for a delivery, as a rule. */
  stepPrice: number
  workersACart: number
  delivery: number
  /** Marks that one worker earns. */
  marksAWorker: number
  /** Workers more than a project takes at which it has an even chance, and how sharply that rises. */
  slackAWorker: number
  spread: number
  spreadAWorker: number
  /** The share of projects, by shift, that are delivered when there is time enough: other turns may be worth more. */
  done: readonly number[]
  /** Worth of an order beyond its points, when its place in the queue is chosen. */
  orderBonus: number
  /** Spots of one element that a free worker brings, and the variance that each worker left adds. */
  spotsAWorker: number
  varianceAWorker: number
  /** Workers after which two of three minecarts that carry a cube have been emptied. */
  emptying: number
  /** Points of a worker without a project, in an early shift and at the end of the last. */
  worker: number
  lateWorkers: number
  /** Points of the first Marks, and how many they are. */
  mark: number
  fewMarks: number
  /** Points of a cube and a minecart without a project, by coal, when the game begins. */
  cubes: readonly number[]
  carts: readonly number[]
  /** The share of an imbalance that is mended in a whole game. */
  mending: number
  /** The share of the strongest rival, against the mean of all, in what a seat wants to be ahead of. */
  strongest: number
}

const common = {
  stepPrice: 0.24,
  workersACart: 0.8,
  delivery: 2.2,
  marksAWorker: 3,
  slackAWorker: 0.4,
  spread: 1.5,
  spreadAWorker: 0.25,
  done: [0.6, 0.85, 0.97],
  orderBonus: 3,
  spotsAWorker: 0.09,
  varianceAWorker: 0.2,
  emptying: 12,
  worker: 0.9,
  lateWorkers: 5,
  mark: 1.1,
  fewMarks: 12,
  cubes: [0.6, 0.8, 1, 1.3],
  carts: [0.9, 1.3, 1.8, 2.6],
  mending: 0.8,
  strongest: 0.6,
}

export const JUDGEMENT: Readonly<Record<number, Judgement>> = {
  2: { ...common, delivery: 1.7, workersACart: 0.4, slackAWorker: 0.3, fewMarks: 20 },
  3: { ...common, stepPrice: 0.22 },
  4: { ...common, stepPrice: 0.22 },
}
