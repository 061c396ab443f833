/** The turn that an entry belongs to, as far as it was made: a hint plans it as a whole from its beginning. */
import type { MoveToReview } from '../../../review/questions.ts'
import type { Entry } from '../../rules/types.ts'
import type { State } from '../../state/state.ts'

export interface EntryToReview extends MoveToReview<State, Entry> {
  /** The position in which its turn began, and the entries from there on, itself the last. */
  turn: { begun: State; entries: readonly Entry[] }
}

/** The same entries of a record, in order, each with its turn. */
export function withTurns(entries: readonly MoveToReview<State, Entry>[]): EntryToReview[] {
  const known: EntryToReview[] = []
  for (const each of entries) known.push({ ...each, turn: turnOf(each, known.at(-1)) })
  return known
}

const turnOf = (each: MoveToReview<State, Entry>, before?: EntryToReview): EntryToReview['turn'] =>
  before && isSameTurn(before.position, each.position)
    ? { begun: before.turn.begun, entries: [...before.turn.entries, each.entry] }
    : { begun: each.position, entries: [each.entry] }

const isSameTurn = (a: State, b: State) =>
  a.phase === 'acting' && b.phase === 'acting' && a.turn === b.turn && a.round === b.round
