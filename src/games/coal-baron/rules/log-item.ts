import type { LogItem } from '../wire/wire.ts'

export type { LogItem, TurnItem } from '../wire/wire.ts'

/** The line of what a player did with this entry of the record; undefined where the log doesn't reach so far. */
export const itemOf = (log: readonly LogItem[], move: number): Extract<LogItem, { move: number }> | undefined =>
  log.filter((item) => 'move' in item).find((item) => item.move === move)
