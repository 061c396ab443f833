/** The value of a position: the points that each seat may expect to end with, linear in what it holds. */
import { floatAt, itemAt } from '../../../building-blocks/lists.ts'
import { scoreOf } from '../../rules/result.ts'
import type { State } from '../../state/state.ts'
import { handOf } from '../hand/seat-hand.ts'
import type { Hand } from '../hand/seat-hand.ts'
import { AT, FEATURE_COUNT } from './features.ts'
import { turnsToCome } from './horizon.ts'
import { writeFeatures } from './look.ts'
import type { Ahead } from './look.ts'

/** Points for a unit of each feature: always, more of it in the last turns, and more of it the longer the game goes on. */
export interface Weights {
  always: readonly number[]
  near: readonly number[]
  far: readonly number[]
}

/** The worth of a leftover resource when it only breaks a tie. */
const TIE = 0.001
/** Turns that the unit of `far` stands for. */
const FAR = 5

/** 1 in the last turn, 0 from the third last on. */
const nearness = (turns: number) => Math.max(0, 1 - (turns - 1) / 2)

/** Returns the share that each part of the weights has with this number of turns to come. */
export const basisOf = (turns: number): [always: number, near: number, far: number] => [
  1,
  nearness(turns),
  (turns - 1) / FAR,
]

/** Writes the weights for this number of turns to come; of points alone if there are none. */
export function weightsFor({ always, near, far }: Weights, turns: number, out: Float64Array): Float64Array {
  if (turns <= 0) return pointsAlone(out)
  const [, some, more] = basisOf(turns)
  for (let i = 0; i < FEATURE_COUNT; i++) out[i] = always[i]! + some * near[i]! + more * far[i]!
  return out
}

function pointsAlone(out: Float64Array): Float64Array {
  out.fill(0)
  out[AT.points] = 1
  out[AT.coal] = out[AT.iron] = out[AT.water] = TIE
  return out
}

const features = new Float64Array(FEATURE_COUNT)
const now = new Float64Array(FEATURE_COUNT)

/** The points that a hand may expect. */
export function valueOf(hand: Hand, ahead: Ahead, weights: Float64Array): number {
  writeFeatures(hand, ahead, features)
  let value = 0
  for (let i = 0; i < FEATURE_COUNT; i++) value += floatAt(weights, i) * floatAt(features, i)
  return value
}

/** Turns to come of every seat; the one that is acting has begun its turn, and its income has come. */
export function aheadOf(s: State): Ahead[] {
  const turns = turnsToCome(s)
  return turns.map((each, seat) => {
    const acts = s.phase === 'acting' && seat === s.turn
    return { turns: each + Number(acts), incomes: each }
  })
}

/** Writes what each seat may expect to end with; exact once the game is over. */
export function expectPoints(s: State, weights: Weights, out: Float64Array): void {
  if (s.phase === 'over' || s.phase === 'scoring') return writeScores(s, out)
  const aheads = aheadOf(s)
  for (let seat = 0; seat < s.seats.length; seat++) {
    const ahead = itemAt(aheads, seat)
    out[seat] = valueOf(handOf(s, seat), ahead, weightsFor(weights, ahead.turns, now))
  }
}

function writeScores({ seats }: State, out: Float64Array) {
  seats.forEach((seat, i) => {
    const { total, left } = scoreOf(seat)
    out[i] = total + TIE * left
  })
}

/** How far a seat is ahead of the best other one. */
export function leadOf(points: Float64Array, seat: number, players: number): number {
  let best = -Infinity
  for (let other = 0; other < players; other++)
    if (other !== seat && floatAt(points, other) > best) best = floatAt(points, other)
  return floatAt(points, seat) - best
}
