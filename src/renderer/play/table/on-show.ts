/** The move of a bot that is on show. */
import type { BotsState, TableState } from '../../../contract/api.ts'
import type { LogLine, Words } from '../../games/screens/words.ts'

export interface ShownMove {
  line: LogLine
  seat: number
  /** Its place in the log. */
  at: number
}

/** With what followed by itself among its details. Null if none is on show, or if it is being made. */
export function moveOnShow(
  { log, players }: Pick<TableState, 'log' | 'players'>,
  bots: Pick<BotsState, 'shown'> | null,
  words: Words,
): ShownMove | null {
  if (!bots || bots.shown === null) return null
  const lines = words.logLines(log, players)
  const at = lines.findLastIndex(({ move }) => move !== null)
  const line = lines[at]
  if (!line || line.seat === null || line.move !== bots.shown) return null
  const after = lines.slice(at + 1).filter(({ seat }) => seat === null)
  return { line: { ...line, details: [...line.details, ...after.map(({ text }) => text)] }, seat: line.seat, at }
}
