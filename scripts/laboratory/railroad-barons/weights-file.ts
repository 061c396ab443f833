/** Writes the fitted weights of Railroad Barons' evaluator into the sources. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Weights } from '../../../src/games/railroad-barons/bot/evaluator/evaluator.ts'
import { FEATURE_COUNT } from '../../../src/games/railroad-barons/bot/evaluator/features.ts'
import { numbers } from '../fit/numbers.ts'

/** Replaces `weights.ts`: the weights of each stage, and by stage the spread of leads in hundreds of dollars. */
export function writeWeights(weights: Weights, spreads: readonly number[]) {
  const table = weights.map((stage) => `  [${numbers(stage)}],`).join('\n')
  writeFileSync(
    join(import.meta.dirname, '../../../src/games/railroad-barons/bot/evaluator/weights.ts'),
    `/**
 * Written by scripts/laboratory/railroad-barons/fit-evaluator.ts and fit-draft.ts, which say how. Not to be changed by hand.
 * The hundreds of dollars that a unit of each of the ${FEATURE_COUNT} features is worth, by stage.
 */
// prettier-ignore
export const WEIGHTS: readonly (readonly number[])[] = [
${table}
]

/** Hundreds of dollars of an expected lead that are worth one unit of log odds, by stage. */
export const SPREADS: readonly number[] = [${numbers(spreads)}]
`,
  )
}
