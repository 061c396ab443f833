/** The table at which everybody plays the deal of a day: the person in the first seat, the strongest bots in the others. */
import type { Identity } from '../../games/facets/identity.ts'

/** A game for fewer or for more has as many as it allows. */
const SEATS = 3

export const PERSON_SEAT = 0

/** Controls by seat; null for a game that isn't dealt by a code, or without bots. */
export function challengeControls({ seats, levels, dealt }: Identity): string[] | null {
  const strongest = levels.at(-1)
  if (!dealt || strongest === undefined) return null
  const count = Math.min(seats.most, Math.max(seats.fewest, SEATS))
  return Array.from({ length: count }, (_, seat) => (seat === PERSON_SEAT ? 'human' : `bot:${strongest}`))
}
