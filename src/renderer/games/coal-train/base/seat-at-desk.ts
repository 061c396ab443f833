/** Whose railway lies on the desk. */
import { isBot } from '../../../../games/building-blocks/players.ts'
import type { TrainTable } from './envelopes.ts'

/** The seat on turn, or while a bot plays that of the last person before it. */
export function seatAtDesk({ players, turn, view }: Pick<TrainTable, 'players' | 'turn' | 'view'>): number {
  const from = turn ?? view.startingPlayer
  const back = players.map((_, i) => (from - i + players.length) % players.length)
  return back.find((seat) => !isBot(players[seat])) ?? from
}
