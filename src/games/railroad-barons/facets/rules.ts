/** The rules of Railroad Barons as the house asks them. */
import type { Rules } from '../../facets/rules.ts'
import { decide, decisionsOf, entryOf, legalDecisions, whyIllegal } from '../rules/entries.ts'
import { resultOf } from '../rules/result.ts'
import { settle } from '../rules/rounds.ts'
import { deal } from '../rules/setup.ts'
import type { Decision, Entry, Setup } from '../rules/types.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'

export const rules: Rules<State, Decision, Entry> = {
  deal: (setup) => deal(setup as Setup),
  asked: state.deciding,
  legal: legalDecisions,
  whyIllegal,
  play,
  isUnderWay: state.isUnderWay,
  entryOf,
  decisionsOf,
  result: (s) => (state.phase(s) === state.OVER ? resultOf(s) : null),
}

function play(s: State, decision: Decision): State {
  const played = decide(s, decision)
  if (played.refusal) throw new Error(`not allowed: ${played.refusal.code}`)
  settle(played.state)
  return played.state
}
