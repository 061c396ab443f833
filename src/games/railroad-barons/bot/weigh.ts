/** The fitted weights, ready for the evaluator. */
import type { Weights } from './evaluator/evaluator.ts'
import { WEIGHTS } from './evaluator/weights.ts'

export const FITTED: Weights = WEIGHTS.map((stage) => Float64Array.from(stage))
