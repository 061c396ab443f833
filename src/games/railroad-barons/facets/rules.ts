/** The rules of Railroad Barons as the house asks them. */
import type { Rules } from '../../facets/rules.ts'
import { decisionsOf, entryOf, legalDecisions, play, whyIllegal } from '../rules/entries.ts'
import { resultOf } from '../rules/result.ts'
import { deal } from '../rules/setup.ts'
import type { Decision, Entry } from '../rules/types.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'

export const rules: Rules<State, Decision, Entry> = {
  deal,
  asked: state.deciding,
  legal: legalDecisions,
  whyIllegal,
  play,
  isUnderWay: state.isUnderWay,
  entryOf,
  decisionsOf,
  result: (s) => (state.phase(s) === state.OVER ? resultOf(s) : null),
}
