/** The log of a game: who took how many. */
import { type Decision, type Entry, type Position, rules } from './rules.ts'

export type LogItem = { seat: number; took: number; turned: boolean }

export const logOf = ({ turn, seats }: Pick<Position, 'turn' | 'seats'>, entries: readonly Entry[]): LogItem[] =>
  entries.map((entry, at) => ({ seat: (turn + at) % seats.length, took: entry.take, turned: entry.turn ?? false }))

/** The whole entries that these decisions make, and the decisions of the entry under way. */
export function entriesOf(decisions: readonly Decision[]): { entries: Entry[]; pending: Decision[] } {
  const entries: Entry[] = []
  let pending: Decision[] = []
  for (const decision of decisions) {
    pending.push(decision)
    if ('turn' in decision) continue
    entries.push(rules.entryOf(pending))
    pending = []
  }
  return { entries, pending }
}
