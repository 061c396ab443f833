import type { PhoneWords } from './screens/phone-words.ts'

/** Found by their place: the catalogue would make a phone's first load longer. */
const FILES = import.meta.glob<{ phone: PhoneWords }>('./*/phone/phone-words.ts')

/** Loads the words of what phones count of a game; undefined if they count nothing of it. */
export const phoneWordsOf = (game: string): (() => Promise<{ phone: PhoneWords }>) | undefined =>
  FILES[`./${game}/phone/phone-words.ts`]
