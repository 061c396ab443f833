/** The network behind the linear value, and its training (scripts/laboratory/coal-baron/network). */
import { expect, test } from 'vitest'
import {
  epoch,
  expectedBy,
  layerFrom,
  newLearner,
  newMoments,
  tested,
} from '../../../../../scripts/laboratory/coal-baron/network/learner.ts'
import type { Sample } from '../../../../../scripts/laboratory/coal-baron/network/learner.ts'
import { playGame } from '../../../../../scripts/laboratory/coal-baron/network/self-play.ts'
import type { SelfPlay } from '../../../../../scripts/laboratory/coal-baron/network/self-play.ts'
import { seeded } from '../../../../../src/games/building-blocks/random.ts'
import type { Weights } from '../../../../../src/games/coal-baron/bot/evaluator/evaluator.ts'
import { expectPoints } from '../../../../../src/games/coal-baron/bot/evaluator/evaluator.ts'
import { OWN_INPUTS, tableInputs } from '../../../../../src/games/coal-baron/bot/evaluator/inputs.ts'
import { writeInputs } from '../../../../../src/games/coal-baron/bot/evaluator/look.ts'
import { putBehind } from '../../../../../src/games/coal-baron/bot/evaluator/network.ts'
import { stageOf } from '../../../../../src/games/coal-baron/bot/evaluator/features.ts'
import { SPREADS, WEIGHTS } from '../../../../../src/games/coal-baron/bot/evaluator/weights.ts'
import { isFinished } from '../../../../../src/games/coal-baron/rules/scoring.ts'
import { positions } from '../positions.ts'

const linear = (players: number) => WEIGHTS[players].map((stage) => Float64Array.from(stage))

/** Positions of one game. */
function samplesOf(players: number, options: Partial<SelfPlay> = {}): Sample[] {
  const weights = linear(players)
  const cast = { seats: Array<Weights>(players).fill(weights), judge: weights, linear: weights }
  return playGame({ players, iterations: 0, astray: 0.2, kept: 1, trace: 1, ...options }, cast, seeded(1))
}

function chance(seed: number) {
  const random = seeded(seed)
  return () => random.below(2 ** 30) / 2 ** 30
}

test.each([2, 3, 4])('what is learned for %i players is what the evaluator then expects', (players) => {
  const samples = samplesOf(players)
  const learner = newLearner(samples, players, chance(1))
  const before = tested(learner, samples, SPREADS[players])
  const moments = newMoments(learner)
  for (let i = 0; i < 25; i++) epoch(learner, samples, SPREADS[players], 0.004, moments, chance(i))
  expect(tested(learner, samples, SPREADS[players]).surprise).toBeLessThan(0.9 * before.surprise)

  const weights = linear(players)
  for (const stage of weights) putBehind(stage, layerFrom(learner, OWN_INPUTS))
  const bare = linear(players)
  const out = new Float64Array(4)
  let most = 0
  for (const s of positions(players, 5).filter((each, i) => i % 5 === 0 && !isFinished(each))) {
    const inputs = new Float32Array(players * (OWN_INPUTS + tableInputs(players)))
    expectPoints(s, bare, out)
    writeInputs(s, out, inputs)
    const expected = [...out.subarray(0, players)]
    const sample = { stage: stageOf(s), inputs, expected, points: [], won: [], isHeld: false }
    const learned = expectedBy(learner, sample)
    expectPoints(s, weights, out)
    learned.forEach((points, seat) => expect(out[seat]).toBeCloseTo(points, 2))
    most = Math.max(most, ...learned.map((points, seat) => Math.abs(points - sample.expected[seat])))
  }
  expect(most).toBeGreaterThan(0.2)
})

test('a position is taught how its game ended, whatever came between', () => {
  const samples = samplesOf(2)
  for (const { points, won } of samples) {
    expect(points).toEqual(samples[0].points)
    expect(won).toEqual(samples[0].won)
  }
  expect(samples[0].points).not.toEqual(samples[0].expected)
})

test('without a trace a position is taught what is expected a turn later', () => {
  const samples = samplesOf(2, { trace: 0, astray: 0 })
  samples.slice(0, -1).forEach(({ points }, i) => expect(points).toEqual(samples[i + 1].expected))
  const [first] = samplesOf(2, { astray: 0 })
  expect(samples.at(-1)!.points).toEqual(first.points)
})

test('what came after a turn by chance teaches nothing to the positions before', () => {
  expect(samplesOf(2, { trace: 0.9, astray: 1 })).toEqual([])
  expect(samplesOf(2, { trace: 1, astray: 1 }).length).toBeGreaterThan(20)
})
