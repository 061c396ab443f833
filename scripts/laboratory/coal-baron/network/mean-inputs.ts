/** The inputs of a table's mean, each at once: the evaluator keeps sums of them. */
import { expectPoints } from '../../../../src/games/coal-baron/bot/evaluator/evaluator.ts'
import type { Weights } from '../../../../src/games/coal-baron/bot/evaluator/evaluator.ts'
import { OWN_INPUTS, tableInputs } from '../../../../src/games/coal-baron/bot/evaluator/inputs.ts'
import { writeInputs } from '../../../../src/games/coal-baron/bot/evaluator/look.ts'
import { NETWORKS } from '../../../../src/games/coal-baron/bot/evaluator/network-data.ts'
import { active, putNetworkBehind } from '../../../../src/games/coal-baron/bot/evaluator/network.ts'
import { MEAN_INPUTS, pointsMade } from '../../../../src/games/coal-baron/bot/evaluator/table-mean.ts'
import { WEIGHTS } from '../../../../src/games/coal-baron/bot/evaluator/weights.ts'
import * as state from '../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../src/games/coal-baron/state/state.ts'

/** The evaluator without a network and, after it, without a mean of the table, by number of players. */
const linear = [2, 3, 4].map((players): Float64Array[] => WEIGHTS[players].map((stage) => Float64Array.from(stage)))
const leads = linear.map((stages, i): Weights => {
  const players = i + 2
  const weights = stages.map((stage) => Float64Array.from(stage))
  putNetworkBehind(weights, NETWORKS[players])
  return weights
})

/** For a game that isn't over. */
export function meanInputs(position: State): Float64Array {
  const s = state.copy(position)
  const players = state.players(s)
  const size = OWN_INPUTS + tableInputs(players)
  const inputs = new Float32Array(players * size)
  const expected = new Float64Array(4)
  expectPoints(s, linear[players - 2], expected)
  writeInputs(s, expected, inputs)
  expectPoints(s, leads[players - 2], expected)
  const all = new Float64Array(MEAN_INPUTS)
  for (let seat = 0; seat < players; seat++) {
    for (let i = 0; i < OWN_INPUTS; i++) all[i] += inputs[seat * size + i]
    all[MEAN_INPUTS - 2] += expected[seat] / players
  }
  all[MEAN_INPUTS - 2] -= pointsMade(s)
  all.set(active, OWN_INPUTS)
  all[MEAN_INPUTS - 1] = 1
  return all
}
