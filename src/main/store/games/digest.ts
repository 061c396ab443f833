import { createHash } from 'node:crypto'
import type { GameRecord } from '../../../games/record/record.ts'

/**
 * The same for two records of the same game, whatever their ids, names and notes. A shuffled stack and its moves tell a
 * digital game from all others; what was counted at a physical table needs who sat there and when.
 */
export function digestOf({ game, mode, setup, moves, sheet, players, startedAt }: GameRecord): string {
  const content =
    mode === 'digital' ? { setup, moves } : { setup, sheet, names: players.map(({ name }) => name), startedAt }
  return createHash('sha256')
    .update(JSON.stringify([game, mode, content]))
    .digest('base64url')
}
