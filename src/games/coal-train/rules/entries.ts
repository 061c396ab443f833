/** Entries of a record played by the rules. */
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { decisionsOf } from '../wire/entry-decisions.ts'
import { playUnchecked, whyIllegal } from './legal.ts'
import { refuse } from './refuse.ts'
import { settle } from './rounds.ts'
import type { Decision, Entry, Refusal } from './types.ts'

type Played = { state: State; refusal?: undefined } | { refusal: Refusal }

/** The position with the decision played, before whatever follows by itself. */
export function decide(s: State, decision: Decision): Played {
  const refusal = whyIllegal(s, decision)
  return refusal ? { refusal } : { state: playUnchecked(s, decision) }
}

/** Plays an entry, which asks for exactly the decisions of one action. */
export function playEntry(s: State, entry: Entry): Played {
  let now = s
  for (const decision of decisionsOf(entry)) {
    const played = decide(now, decision)
    if (played.refusal) return played
    now = played.state
  }
  return state.isUnderWay(now) ? { refusal: refuse('entry-cut-short', { asked: now.step!.at }) } : { state: now }
}

export type Replayed = { state: State; refusal?: undefined } | { refusal: Refusal; at: number }

/** Plays entries one after the other, with all that follows by itself; at the first that is refused it says which and why. */
export function replay(start: State, entries: readonly Entry[]): Replayed {
  let now = start
  for (const [at, entry] of entries.entries()) {
    const played = playEntry(now, entry)
    if (played.refusal) return { refusal: played.refusal, at }
    now = settle(played.state)
  }
  return { state: now }
}
