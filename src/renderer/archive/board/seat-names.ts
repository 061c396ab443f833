/** Names for the seats of a position that belongs to nobody: their numbers. */
import type { GameRecord } from '../../../games/record/record.ts'
import { m } from '../../paraglide/messages.js'

export const named = (record: GameRecord): GameRecord => ({
  ...record,
  players: record.players.map((player, seat) => ({ ...player, name: m.player_number({ number: seat + 1 }) })),
})
