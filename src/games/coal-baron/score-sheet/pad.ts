/** The score pad of a physical table: everything that was entered, whole or not. Plain data; `edits.ts` makes new ones. */
import { DRAFTED_ORDERS, SHIFTS } from '../state/components.ts'
import type { OrderId } from '../state/components.ts'
import type { Pad, PadPlayer, EntryMode } from '../wire/wire.ts'

export type { Pad, PadPlayer, EntryMode }

/** The seat that delivered a card, and the shift (from 0). */
export type Delivery = Pad['cards'][OrderId]

export const emptyPad = (
  players: readonly PadPlayer[],
  startingPlayer: number,
  mode: EntryMode | 'points' = 'counts',
): Pad => ({
  players: players.map(({ name, color }) => ({ name, color })),
  startingPlayer,
  pointsOnly: mode === 'points',
  ways: Array<EntryMode>(SHIFTS).fill(mode === 'cards' ? 'cards' : 'counts'),
  written: {},
  cards: {},
  accepted: [],
})

export const seatsOf = ({ players }: Pick<Pad, 'players'>): number[] => players.map((_, seat) => seat)

/** Seats in the order in which they draft: from the starting player's right-hand neighbour counter-clockwise (ruling 1). */
export const draftOrder = (players: number, startingPlayer: number): number[] =>
  Array.from({ length: players * DRAFTED_ORDERS }, (_, turn) => (startingPlayer + players * 4 - 1 - turn) % players)
