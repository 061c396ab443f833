/** The actions of the turn under way. */
import type { LogItem } from '../../../../games/coal-train/rules/types.ts'

type EntryItem = Extract<LogItem, { type: 'entry' }>

/** Since the turn's income, the first one first; none if nobody is on turn. */
export function actionsOfTurn(log: readonly LogItem[], turn: number | null): EntryItem[] {
  const began = log.findLastIndex(({ type }) => type === 'turn')
  if (turn === null) return []
  return log.slice(Math.max(0, began)).filter((item): item is EntryItem => item.type === 'entry' && item.seat === turn)
}
