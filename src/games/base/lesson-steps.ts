/** What the lessons of every game say of their steps: when each has its occasion, what it points at, what it waits for. */

/** Now or not at all. */
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
