/** Situations: positions that somebody lays out by hand, such as one on a table of cardboard. `S` has the form that the wire says. */
import type { Problem } from '../base/problem.ts'

export interface Situations<S = unknown> {
  /** All that can't be so among so many players, each with its place in the situation; none where it is right. */
  problems(situation: S, players: number): Problem[]
  /** The set-up of a game that begins there: what lies hidden lies as in this one. The situation must be right. */
  begunAt(setup: unknown, situation: S): unknown
}
