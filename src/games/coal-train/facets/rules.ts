/** The rules of Coal Train as the house asks them. */
import type { Rules } from '../../facets/rules.ts'
import { play } from '../rules/entries.ts'
import { decisionsOf, entryOf } from '../wire/entry-decisions.ts'
import { legalDecisions, whyIllegal } from '../rules/legal.ts'
import { resultOf } from '../rules/result.ts'
import { deal } from '../rules/setup.ts'
import type { Decision, Entry } from '../rules/types.ts'
import { asked, isUnderWay } from '../state/state.ts'
import type { State } from '../state/state.ts'

export const rules: Rules<State, Decision, Entry> = {
  deal,
  asked,
  legal: legalDecisions,
  whyIllegal,
  play,
  isUnderWay,
  entryOf,
  decisionsOf,
  result: (s) => (s.phase === 'over' ? resultOf(s) : null),
}
