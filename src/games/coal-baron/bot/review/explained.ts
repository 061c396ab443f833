/** The move played and the better one, with the reasons that hints give. */
import { numberAt } from '../../../building-blocks/lists.ts'
import { playUnchecked } from '../../rules/play.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import { inWords } from '../../rules/entries.ts'
import { effectsOf } from '../effects.ts'
import type { Leads } from '../evaluator/goals.ts'
import type { Idea } from '../idea.ts'
import { tenths } from '../../../building-blocks/rounding.ts'
import { reasonsFor } from '../reasons.ts'
import type { Turn } from '../turns.ts'
import type { Weighed } from './weighed-choice.ts'
import { difference, outlookOf } from './leads.ts'
import type { ReviewedMove } from './reviewed.ts'

/** Returns the choice made and the best one, each with the reasons for it. There are no reasons if nothing was better. */
export function explained(choice: Weighed): Pick<ReviewedMove, 'played' | 'best'> {
  const { seen, chosen, best } = choice
  const better = difference(choice.expected, choice.skill)
  const skill = numberAt(choice.skill, state.turn(seen))
  const idea = (turn: Turn, leads: Leads, reasons: Idea['reasons']): Idea => ({
    decisions: inWords(seen, turn),
    lead: tenths(numberAt(leads, state.turn(seen))),
    chance: numberAt(outlookOf(seen, leads).chances, state.turn(seen)),
    effects: effectsOf(seen, after(seen, turn), state.turn(seen)),
    reasons,
  })
  if (!best) return { played: idea(chosen, choice.expected, []), best: null }
  const [own, other] = choice.played
  return {
    played: idea(chosen, choice.expected, reasonsFor(own, other, skill)),
    best: idea(best, better, reasonsFor(other, own, -skill)),
  }
}

function after(s: State, turn: Turn): State {
  const next = state.copy(s)
  for (const move of turn) playUnchecked(next, move)
  return next
}
