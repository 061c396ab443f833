/** Leads as they are kept: added up, rounded, and with the chances that they mean. */
import { numberAt } from '../../../building-blocks/lists.ts'
import { hundredths } from '../../../building-blocks/rounding.ts'
import type { State } from '../../state/state.ts'
import { chanceFor } from '../evaluator/goals.ts'
import type { Leads } from '../evaluator/goals.ts'
import type { Outlook, ReviewedMove } from './reviewed.ts'

export const total = (all: readonly Leads[]): Leads =>
  all.reduce((sum, leads) => sum.map((points, seat) => points + numberAt(leads, seat)))
export const difference = (a: Leads, b: Leads): Leads => a.map((points, seat) => points - numberAt(b, seat))

/** Rounded first and added up then, so that what is kept adds up. */
export function figuresOf(
  s: State,
  before: Leads,
  skill: Leads,
  luck: Leads,
): Pick<ReviewedMove, 'before' | 'after' | 'skill' | 'luck'> {
  const [first, chosen, turned] = [before.map(hundredths), skill.map(hundredths), luck.map(hundredths)]
  return {
    before: outlookOf(s, first),
    after: outlookOf(s, total([first, chosen, turned]).map(hundredths)),
    skill: chosen,
    luck: turned,
  }
}

export function outlookOf(s: State, leads: Leads): Outlook {
  const chances = leads.map((lead) => chanceFor(s, lead))
  const all = chances.reduce((sum, chance) => sum + chance, 0)
  return { leads, chances: chances.map((chance) => Math.round((1000 * chance) / all) / 1000) }
}
