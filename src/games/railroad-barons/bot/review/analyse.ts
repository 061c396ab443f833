/** Analysis of a position: the best entries with what follows them, and what both may expect. */
import { itemAt } from '../../../building-blocks/lists.ts'
import { seeded } from '../../../building-blocks/random.ts'
import type { Analysed } from '../../../facets/ideas.ts'
import { MOST_LINES } from '../../../building-blocks/forms.ts'
import type { State } from '../../state/state.ts'
import type { BaronsWire } from '../../wire/wire.ts'
import { candidatesOf } from '../candidates.ts'
import { bestOf, ideasOf } from '../ideas.ts'
import { lineFrom, outlookOf } from './review.ts'
import { FITTED } from '../weigh.ts'

/** Rounds of some hundredths of a second to some seconds. */
export const ROUNDS = [100, 400, 1600, 6400, 25_600] as const

/** A quicker round is over before its reasons could be played out, which the next ones bring. */
const EXPLAINED_FROM = 1600

const SEED = 1
/** Iterations for each further entry of a line. */
const repliesIn = (iterations: number) => Math.min(400, Math.ceil(iterations / 10))

export function analyse(s: State, iterations: number, expired: () => boolean): Analysed<BaronsWire> | null {
  const budget = (most: number) => ({ iterations: most, expired })
  const found = bestOf(candidatesOf(s, FITTED, budget(iterations), seeded(SEED)), MOST_LINES)
  const ideas = ideasOf(s, found, iterations < EXPLAINED_FROM || expired() ? 0 : MOST_LINES)
  const asked = { weights: FITTED, budget, effort: { reply: repliesIn(iterations) }, seed: SEED }
  const lines = ideas.map((idea, i) => ({ idea, line: lineFrom(s, itemAt(found, i), asked) }))
  return expired() ? null : { outlook: outlookOf(s, itemAt(found, 0).lead), lines }
}
