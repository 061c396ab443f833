/** What was played and what would have been better, with the reasons that hints give. */
import { seeded } from '../../../base/random.ts'
import { playUnchecked } from '../../rules/play.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import { inWords } from '../choose.ts'
import { effectsOf } from '../effects.ts'
import type { Weights } from '../evaluator/evaluator.ts'
import type { Leads } from '../evaluator/goals.ts'
import type { Idea } from '../idea.ts'
import { partsAfter, reasonsFor, tenths } from '../reasons.ts'
import type { Turn } from '../turns.ts'
import type { Weighed } from './choice.ts'
import { difference, outlookOf } from './figures.ts'
import type { ReviewedMove } from './reviewed.ts'

/** Each with what speaks for it against the other, or against the next best where nothing was better. */
export function toldOf(choice: Weighed, weights: Weights, seed: number): Pick<ReviewedMove, 'played' | 'best'> {
  const { seen, chosen, best, others } = choice
  const random = seeded(seed)
  const parts = [chosen, best ?? others[0]].map((turn) => turn && partsAfter(seen, turn, weights, random))
  const skill = choice.skill[state.turn(seen)]
  const idea = (turn: Turn, leads: Leads, [own, other]: typeof parts, gain: number): Idea => ({
    decisions: inWords(seen, turn),
    lead: tenths(leads[state.turn(seen)]),
    chance: outlookOf(seen, leads).chances[state.turn(seen)],
    effects: effectsOf(seen, played(seen, turn), state.turn(seen)),
    reasons: other ? reasonsFor(own, other, gain) : [],
  })
  return {
    played: idea(chosen, choice.expected, parts, skill),
    best: best && idea(best, difference(choice.expected, choice.skill), parts.toReversed(), -skill),
  }
}

function played(s: State, turn: Turn): State {
  const after = state.copy(s)
  for (const move of turn) playUnchecked(after, move)
  return after
}
