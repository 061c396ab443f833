/** The course of a game at a table: its set-up, its statechart, and its views. */
import type { Random } from '../building-blocks/random.ts'
import type { Refusal, Result } from './rules.ts'

/**
 * The kinds of waiting at a table: for a seat's decision, for a player to be alone with the drawn components, for
 * people who watch a ceremony, or for nothing any more.
 */
export type Waiting = 'decision' | 'hand-over' | 'ceremony' | 'finished'
export const WAITING: readonly Waiting[] = ['decision', 'hand-over', 'ceremony', 'finished']

/** Events at a table. */
export type TableEvent<D = unknown> =
  | { type: 'DECIDE'; decision: D }
  /** The player who was asked for at a hand-over is alone with the hidden pieces. */
  | { type: 'REVEAL' }
  /** One step of a ceremony, or all that are left. */
  | { type: 'NEXT' }
  | { type: 'SKIP' }
  /**
   * Back to before the last decision that one of these seats made, and all that others decided since; only if it is
   * `freely` also past what was turned up.
   */
  | { type: 'TAKE_BACK'; seats: readonly number[]; freely?: boolean }
  /** A bot took over a person's seat or the other way round; `alone` as in `KeptGame`. */
  | { type: 'SIT'; alone: readonly number[] }

/** A game as it is kept: its set-up, its whole entries, and the decisions of the entry under way. */
export interface KeptGame<D = unknown, E = unknown, S = unknown> {
  players: number
  setup: S
  entries: readonly E[]
  pending: readonly D[]
  /** Seats that nobody could look over the shoulder of: bots, and the only person at the table. */
  alone: readonly number[]
}

/** A game's progress: a key of the game's texts with its parameters, and the points of each seat. */
export interface Progress {
  label: { key: string; params: Readonly<Record<string, string | number>> }
  points: readonly number[]
}

/** A page's view, with the progress as it is there; the schemas are in the game's `Wire`. */
export interface Shown extends Progress {
  view: unknown
  /** Options of the player who is asked, and the reasons against the others. */
  allowed: unknown
  /** The ceremony under way; null if there is none. */
  ceremony: unknown
  log: readonly unknown[]
}

/** `C` is the course of one running game: a snapshot of its statechart with all that it carries. It is never changed in place. */
export interface Playing<C = unknown, P = unknown, D = unknown, E = unknown> {
  /** A new game's set-up, as its record keeps it: whatever chance decides is drawn here, once. */
  draw(players: number, options: unknown, random: Random): unknown
  /** The course right after these decisions: a ceremony that followed them begins anew. Throws if the rules refuse one. */
  open(begun: KeptGame<D, E>): C
  /** The course after an event; null if the statechart does not take it now. */
  after(course: C, event: TableEvent<D>): C | null
  waiting(course: C): Waiting
  /** Whether a ceremony is between two of its parts, so that people can look before it goes on. */
  pausesForPeople(course: C): boolean
  /** The seat to decide, whatever else the table waits for; null while nobody is asked. */
  asked(course: C): number | null
  whyIllegal(course: C, decision: D): Refusal | null
  /**
   * Returns the effect of taking back the last decision of one of these seats, as a key of the game's texts; null if
   * that is not allowed. `freely` as in `TAKE_BACK`.
   */
  takeBack(course: C, seats: readonly number[], freely?: boolean): string | null
  entries(course: C): readonly E[]
  pending(course: C): readonly D[]
  /** The position as the rules know it, for bots and forecasts. */
  position(course: C): P
  /** The result once no decision is left to make, whatever ceremonies are still to be seen. */
  result(course: C): Result | null
  progress(course: C): Progress
  /** The view of `seat`; null for everybody's. */
  shown(course: C, seat: number | null): Shown
}
