/** Steps that the lessons of all games share: the occasion of each, the things it points at, and the event it waits for. */
import { keysOf } from './keyed.ts'

/** Chapters that each begin at a table of their own: the same set-up, and the moves that lead to each one's beginning. */
export const chaptersApart = <S, E, K extends string>(
  steps: Readonly<Record<K, readonly S[]>>,
  setup: unknown,
  beginnings: Readonly<Record<K, readonly E[]>>,
) =>
  keysOf(steps).map((id) => ({
    id,
    setup,
    moves: beginnings[id],
    isApart: true as const,
    steps: steps[id],
  }))

/** Gives a step its occasion now if the condition holds, and never otherwise. */
export const where =
  <P>(holds: (now: P) => boolean) =>
  (now: P): 'now' | 'never' =>
    holds(now) ? 'now' : 'never'

/** Whether a number has grown. */
export const more =
  <P>(count: (now: P) => number) =>
  (now: P, start: P): boolean =>
    count(now) > count(start)

/** Always the same things. */
export const point =
  (...things: string[]) =>
  (): readonly string[] =>
    things
