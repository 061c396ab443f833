/** Entries of a record played by the rules. */
import { playedEntries, type Played } from '../../building-blocks/entries.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { decisionsOf } from '../wire/entry-decisions.ts'
import { playUnchecked, whyIllegal } from './legal.ts'
import { refuse } from './refuse.ts'
import { settle } from './rounds.ts'
import type { Decision, Entry } from './types.ts'
import { present } from '../../building-blocks/present.ts'

/** The position with the decision played, before whatever follows by itself. */
export function decide(s: State, decision: Decision): Played<State> {
  const refusal = whyIllegal(s, decision)
  return refusal ? { refusal } : { state: playUnchecked(s, decision) }
}

/** An entry asks for exactly the decisions of one action. */
export const { play, playEntry, replay, positionsBefore } = playedEntries<State, Decision, Entry>({
  decisionsOf,
  decide,
  incomplete: (s) =>
    state.isUnderWay(s) ? refuse('entry-cut-short', { asked: present(s.step, 'the step that is asked for').at }) : null,
  settled: settle,
})
