import type { PhoneTurn } from './screens/phone-turn.ts'

/** Found by their place: the catalogue would make a phone's first load longer. */
const FILES = import.meta.glob<{ phoneTurn: PhoneTurn }>('./*/phone/phone-turn.ts')

/** Loads what phones need to play a game; undefined if it isn't played on phones. */
export const phoneTurnOf = (game: string): (() => Promise<{ phoneTurn: PhoneTurn }>) | undefined =>
  FILES[`./${game}/phone/phone-turn.ts`]
