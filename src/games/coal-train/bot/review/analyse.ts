/** Analysis of a position: the best turns with what follows them, and what everybody may expect. */
import { MOST_LINES } from '../../../building-blocks/forms.ts'
import { itemAt } from '../../../building-blocks/lists.ts'
import type { Analysed } from '../../../facets/ideas.ts'
import type { State } from '../../state/state.ts'
import type { CoalTrainWire } from '../../wire/wire.ts'
import { forgetHidden } from '../hidden-tiles.ts'
import { candidatesOf, ideasOf } from '../ideas.ts'
import { LEVELS } from '../levels.ts'
import { lineFrom } from '../lines-ahead.ts'
import { outlookOf } from './review.ts'
import { weightsOf } from '../weigh.ts'

/** Widths of the beam, from some hundredths of a second to about one. */
export const ROUNDS = [6, 24, 96, 384] as const

/** A quicker round is over before its reasons could be played out, which the next ones bring. */
const EXPLAINED_FROM = 96

/** Deeper is wider here. The players choose by what they can see; the position holds the stacks as they lie, which only the lines' draws come from. */
export function analyse(position: State, width: number, expired: () => boolean): Analysed<CoalTrainWire> | null {
  const seen = forgetHidden(position)
  const weights = weightsOf(seen.seats.length, LEVELS.director)
  const found = candidatesOf(seen, width, MOST_LINES)
  const ideas = ideasOf(seen, found, width < EXPLAINED_FROM || expired() ? 0 : MOST_LINES)
  const lines = ideas.map((idea, i) => ({ idea, line: lineFrom(position, itemAt(found, i).turn, weights) }))
  return expired() ? null : { outlook: outlookOf(seen, itemAt(found, 0).leads), lines }
}
