import type { SpaceId } from '../state/components.ts'
import type { LogItem } from '../wire/wire.ts'

export type { LogItem, TurnItem } from '../wire/wire.ts'

/** The line of what a player did with this entry of the record; undefined if the log doesn't reach so far. */
export const itemOf = (log: readonly LogItem[], move: number): Extract<LogItem, { move: number }> | undefined =>
  log.filter((item) => 'move' in item).find((item) => item.move === move)

/** The space of each seat's last turn of the shift under way. */
export function lastMovesIn({ log }: { log: readonly LogItem[] }): Map<number, SpaceId> {
  const begun = log.findLastIndex(({ type }) => type === 'shift')
  const turns = log.slice(begun + 1).filter((item) => item.type === 'turn')
  return new Map(turns.map(({ seat, space }) => [seat, space]))
}
