/** The move played and the better one, with the reasons that hints give. */
import { numberAt } from '../../../base/lists.ts'
import { seeded } from '../../../base/random.ts'
import { playUnchecked } from '../../rules/play.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import { inWords } from '../choose.ts'
import { effectsOf } from '../effects.ts'
import type { Weights } from '../evaluator/evaluator.ts'
import type { Leads } from '../evaluator/goals.ts'
import type { Idea } from '../idea.ts'
import { tenths } from '../../../base/reasons.ts'
import { partsAfter, reasonsFor } from '../reasons.ts'
import type { Turn } from '../turns.ts'
import type { Weighed } from './weighed-choice.ts'
import { difference, outlookOf } from './leads.ts'
import type { ReviewedMove } from './reviewed.ts'

/** Each with what speaks for it against the other, or against the next best where nothing was better. */
export function explained(choice: Weighed, weights: Weights, seed: number): Pick<ReviewedMove, 'played' | 'best'> {
  const { seen, chosen, best, others } = choice
  const random = seeded(seed)
  const partsOf = (turn: Turn) => partsAfter(seen, turn, weights, random)
  const parts = partsOf(chosen)
  const against = best ?? others[0]
  const otherParts = against && partsOf(against)
  const skill = numberAt(choice.skill, state.turn(seen))
  const idea = (turn: Turn, leads: Leads, reasons: Idea['reasons']): Idea => ({
    decisions: inWords(seen, turn),
    lead: tenths(numberAt(leads, state.turn(seen))),
    chance: numberAt(outlookOf(seen, leads).chances, state.turn(seen)),
    effects: effectsOf(seen, played(seen, turn), state.turn(seen)),
    reasons,
  })
  return {
    played: idea(chosen, choice.expected, otherParts ? reasonsFor(parts, otherParts, skill) : []),
    best:
      best &&
      idea(best, difference(choice.expected, choice.skill), otherParts ? reasonsFor(otherParts, parts, -skill) : []),
  }
}

function played(s: State, turn: Turn): State {
  const after = state.copy(s)
  for (const move of turn) playUnchecked(after, move)
  return after
}
