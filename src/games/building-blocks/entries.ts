/** Entries of a record, each the decisions of one whole turn, played by the rules of a game. */
import type { Problem } from './problem.ts'

type Refusal = Omit<Problem, 'path'>

export type Played<S> = { state: S; refusal?: undefined } | { refusal: Refusal; state?: undefined }

/** `state` is the last position that the rules allowed. */
export type Replayed<S> = { state: S; refusal?: undefined } | { state: S; refusal: Refusal; at: number }

/** `S` is a position, `D` a decision, `E` an entry. */
interface EntryRules<S, D, E> {
  /** In the order in which the rules ask for them. */
  decisionsOf: (entry: E) => D[]
  /** A copy of the position with the decision played, before whatever follows by itself. */
  decide: (s: S, decision: D) => Played<S>
  /** Why the decisions that led to this position are not exactly those of one turn; null if they are. */
  incomplete: (s: S, entry: E) => Refusal | null
  /** The position after whatever follows by itself. The one given may be changed. */
  settled: (s: S) => S
}

export interface PlayedEntries<S, D, E> {
  /** The position after a decision and whatever follows by itself. Throws if the rules refuse it. */
  play: (s: S, decision: D) => S
  /** A whole entry, before whatever follows by itself. */
  playEntry: (s: S, entry: E) => Played<S>
  /** Entries one after the other with whatever follows by itself, up to the first (`at`) that is refused. */
  replay: (start: S, entries: readonly E[]) => Replayed<S>
  /** The position before each of these entries. Throws if the rules refuse one. */
  positionsBefore: (start: S, entries: readonly E[]) => S[]
}

function allowed<S>({ state, refusal }: Played<S>): S {
  if (refusal) throw new Error(`not allowed: ${refusal.code}`)
  return state
}

export function playedEntries<S, D, E>(rules: EntryRules<S, D, E>): PlayedEntries<S, D, E> {
  const { decisionsOf, decide, incomplete, settled } = rules

  const play = (s: S, decision: D): S => settled(allowed(decide(s, decision)))

  const playEntry = (s: S, entry: E): Played<S> => {
    let now = s
    for (const decision of decisionsOf(entry)) {
      const played = decide(now, decision)
      if (played.refusal) return played
      now = played.state
    }
    const refusal = incomplete(now, entry)
    return refusal ? { refusal } : { state: now }
  }

  const replay = (start: S, entries: readonly E[]): Replayed<S> => {
    let now = start
    for (const [at, entry] of entries.entries()) {
      const played = playEntry(now, entry)
      if (played.refusal) return { refusal: played.refusal, at, state: now }
      now = settled(played.state)
    }
    return { state: now }
  }

  const positionsBefore = (start: S, entries: readonly E[]): S[] => {
    let now = start
    return entries.map((entry) => {
      const before = now
      now = settled(allowed(playEntry(now, entry)))
      return before
    })
  }

  return { play, playEntry, replay, positionsBefore }
}
