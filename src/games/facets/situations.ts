/** Situations: positions that somebody lays out by hand, such as one on a table of cardboard. `S` has the form that the wire says. */
import type { Problem } from '../building-blocks/problem.ts'

export interface Situations<S = unknown> {
  /**
   * Returns everything that is impossible among this number of players, each problem with its place in the situation;
   * empty if it is possible.
   */
  problems(situation: S, players: number): Problem[]
  /** The set-up of a game that begins there: what lies hidden lies as in this one. The situation must be right. */
  begunAt(setup: unknown, situation: S): unknown
}
