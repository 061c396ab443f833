import { onlyPerson } from '../../../../games/building-blocks/players.ts'
import type { CoalBaronTable } from './envelopes.ts'

/**
 * The seat whose pit the board shows of itself: whose turn it is, between turns the starting player's. A single person among
 * bots has his own pit in sight, to plan his next turn, and another one only while its bot mines.
 */
export function seatInSight({ players, view }: Pick<CoalBaronTable, 'players' | 'view'>): number {
  const mover = view.turn ?? view.startingPlayer
  return view.phase === 'mining' ? mover : (onlyPerson(players) ?? mover)
}
