import { refusal } from '../../contract/errors.ts'

/** Returns the first `moves` moves of a game. Throws `bad-arguments` if it has fewer. */
export function firstMoves(entries: readonly unknown[], moves: number): unknown[] {
  if (moves > entries.length) throw refusal('bad-arguments', { at: 'moves', problem: 'no-such-move' })
  return entries.slice(0, moves)
}
