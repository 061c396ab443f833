/** The move of a bot that is on show. */
import type { BotsState, TableState } from '../../../contract/api.ts'
import type { LogLine, Words } from '../../games/screens/words.ts'

/** Null where none is, or where it is being made. */
export function moveOnShow(
  { log, players }: Pick<TableState, 'log' | 'players'>,
  bots: Pick<BotsState, 'shown'> | null,
  words: Words,
): (LogLine & { seat: number }) | null {
  if (!bots || bots.shown === null) return null
  const last = words.logLines(log, players).at(-1)
  if (!last || last.seat === null || last.move !== bots.shown) return null
  return { ...last, seat: last.seat }
}
