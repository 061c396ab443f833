/** The evaluator's view of a position doesn't depend on what it looked at before. */
import { expect, test } from 'vitest'
import { ORDER_SPOTS } from '../../../../../src/games/coal-baron/state/components.ts'
import { expectPoints } from '../../../../../src/games/coal-baron/bot/evaluator/evaluator.ts'
import { FEATURE_COUNT } from '../../../../../src/games/coal-baron/bot/evaluator/features.ts'
import { LEVELS } from '../../../../../src/games/coal-baron/bot/levels.ts'
import { writeFeatures } from '../../../../../src/games/coal-baron/bot/evaluator/look.ts'
import { weightsFor } from '../../../../../src/games/coal-baron/bot/weigh.ts'
import { deal } from '../../../../../src/games/coal-baron/index.ts'
import type { State } from '../../../../../src/games/coal-baron/index.ts'
import * as state from '../../../../../src/games/coal-baron/state/state.ts'
import { seeded, shuffled } from '../../../../../src/games/building-blocks/random.ts'
import { positions, setupOf } from '../positions.ts'

function featuresOf(s: State) {
  const out = new Float64Array(4 * FEATURE_COUNT)
  writeFeatures(s, out)
  return out.subarray(0, state.players(s) * FEATURE_COUNT)
}

/** Expected points by the linear value, then with the network behind it. */
function pointsOf(s: State) {
  const out = new Float64Array(4)
  const players = state.players(s)
  return [LEVELS.hewer, LEVELS.director].flatMap((level) => {
    expectPoints(state.copy(s), weightsFor(players, level), out)
    return [...out.subarray(0, players)]
  })
}

/** Has every seat looked at that has nothing in common with those of a game under way. */
const forget = () => void featuresOf(deal(setupOf(4, 99)))

test('positions in any order have the same features and points as each alone', () => {
  const all = [2, 3, 4].flatMap((players) => positions(players, 3).filter((_, i) => i % 4 === 0))
  const alone = all.map((s) => {
    forget()
    return { features: [...featuresOf(s)], points: pointsOf(s) }
  })
  const mixed = shuffled([...all.keys(), ...all.keys()], seeded(1))
  for (const i of mixed) {
    expect(pointsOf(all[i])).toEqual(alone[i].points)
    expect([...featuresOf(all[i])]).toEqual(alone[i].features)
  }
})

test('a cube on another order is seen', () => {
  const s = positions(2, 3).findLast((each) => state.outstanding(each, 0).length > 1)!
  const [order] = state.outstanding(s, 0).filter((each) => !state.isComplete(s, 0, each))
  const before = [...featuresOf(s)]
  const spot = ORDER_SPOTS[order].findIndex((_, each) => state.onSpot(s, order, each) === 0)
  state.fillSpot(s, 0, order, spot, 0)
  expect([...featuresOf(s)]).not.toEqual(before)
})
