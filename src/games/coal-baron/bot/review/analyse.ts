/** Analysis of a position: the best turns with what follows them, and what everybody may expect. */
import { MOST_LINES } from '../../../building-blocks/forms.ts'
import { itemAt } from '../../../building-blocks/lists.ts'
import { hundredths } from '../../../building-blocks/rounding.ts'
import { seeded } from '../../../building-blocks/random.ts'
import type { Analysed } from '../../../facets/ideas.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import type { CoalBaronWire } from '../../wire/wire.ts'
import { leadsNow } from '../evaluator/goals.ts'
import { candidatesOf, ideasOf, seenBy } from '../ideas.ts'
import { LEVELS } from '../levels.ts'
import { outlookOf } from './leads.ts'
import { lineFrom } from './line.ts'
import type { Question } from '../turn-value.ts'
import { weightsFor } from '../weigh.ts'

/** Rounds of 5 ms to some seconds. */
export const ROUNDS = [500, 2000, 8000, 32_000, 128_000] as const

/** A quicker round is over before its reasons could be played out, which the next ones bring. */
const EXPLAINED_FROM = 8000

/** Iterations for each further turn of a line. */
const repliesIn = (iterations: number) => Math.min(1000, Math.ceil(iterations / 10))
const SEED = 1

/** The players choose by what they can see; the position holds the stacks as they lie, which only the lines' draws come from. */
export function analyse(position: State, iterations: number, expired: () => boolean): Analysed<CoalBaronWire> | null {
  const seen = seenBy(position)
  const found = candidatesOf(seen, { iterations, expired }, seeded(SEED), MOST_LINES)
  const ideas = ideasOf(seen, found, iterations < EXPLAINED_FROM || expired() ? 0 : MOST_LINES)
  const weights = weightsFor(state.players(position), LEVELS.director)
  const centers = leadsNow(state.copy(position), weights)
  const budget = { iterations: repliesIn(iterations), expired }
  const question: Question = { weights, centers, budget, seed: SEED }
  const lines = ideas.map((idea, i) => ({ idea, line: lineFrom(position, itemAt(found, i).action, question) }))
  return expired() ? null : { outlook: outlookOf(position, itemAt(found, 0).leads.map(hundredths)), lines }
}
