/** The toy's table as everybody is shown it. */
import type { LogItem } from './log.ts'
import { type Position, rules, scoresOf } from './rules.ts'

export const progressOf = (position: Position) => ({
  label: { key: 'left', params: { left: position.row.length } },
  points: scoresOf(position).map(({ total }) => total),
})

export const shownAt = (position: Position, ceremony: { weighed: number } | null, log: LogItem[]) => ({
  ...progressOf(position),
  view: position,
  allowed: rules.legal(position),
  ceremony,
  log,
})
