/** The rules of Coal Baron as the house asks them. */
import type { Rules } from '../../facets/rules.ts'
import { decisionsOf, entryOf, isUnderWay, play } from '../rules/entries.ts'
import { legalMoves } from '../rules/options.ts'
import type { DigitalRecord } from '../rules/record.ts'
import { whyIllegal } from '../rules/refusal.ts'
import { resultOf } from '../rules/result.ts'
import { isFinished } from '../rules/scoring.ts'
import { deal } from '../rules/setup.ts'
import type { State } from '../state/state.ts'
import type { Decision, Entry } from '../rules/types.ts'
import { deciding } from '../rules/view.ts'

export const rules: Rules<State, Decision, Entry> = {
  deal: (setup: DigitalRecord['setup'], players) => deal({ ...setup, players }),
  asked: deciding,
  legal: legalMoves,
  whyIllegal,
  play,
  isUnderWay,
  entryOf,
  decisionsOf,
  result: (s) => (isFinished(s) ? resultOf(s) : null),
}
