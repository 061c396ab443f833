/** Whose railway lies on the desk. */
import { isBot } from '../../../../games/building-blocks/players.ts'
import type { TrainTable } from './envelopes.ts'

type Seen = Pick<TrainTable, 'players' | 'turn' | 'view' | 'waiting'>

/** The seat on turn, or while a bot plays that of the last person before it; at an earlier position that of its `mover`. */
export function seatAtDesk({ players, turn, view, waiting }: Seen, mover: number | null = null): number {
  if (waiting === 'finished' && mover !== null) return mover
  const from = turn ?? view.startingPlayer
  const back = players.map((_, i) => (from - i + players.length) % players.length)
  return back.find((seat) => !isBot(players[seat])) ?? from
}
