import { onlyPerson } from '../../../../games/building-blocks/players.ts'
import type { CoalBaronTable } from './envelopes.ts'

type Seen = Pick<CoalBaronTable, 'players' | 'view' | 'log' | 'waiting'>

/**
 * The seat whose pit the board shows of itself: whose turn it is, between turns the starting player's. A single person among
 * bots has their own pit in sight, to plan their next turn, and another one only while its bot mines, or while its mining is
 * `onShow` (the seat whose move is). Where nobody is asked it is the pit of the last player who moved.
 */
export function seatInSight({ players, view, log, waiting }: Seen, onShow: number | null = null): number {
  const last = log.findLast((item) => item.type === 'turn' || item.type === 'draft')
  const isMining = last?.type === 'turn' && last.space.startsWith('mining')
  if (last && (waiting === 'finished' || (isMining && last.seat === onShow))) return last.seat
  const asked = view.turn ?? view.startingPlayer
  return view.phase === 'mining' ? asked : (onlyPerson(players) ?? asked)
}
