/**
 * The games that phones count, each with the words of its fields. Apart from `catalogue.ts`, which would make a phone's first
 * load longer.
 */
import type { PhoneWords } from './screens/phone-words.ts'

export const PHONES: ReadonlyMap<string, () => Promise<{ phone: PhoneWords }>> = new Map([
  ['coal-baron', () => import('./coal-baron/phone/phone-words.ts')],
  ['railroad-barons', () => import('./railroad-barons/phone/phone-words.ts')],
  ['coal-train', () => import('./coal-train/phone/phone-words.ts')],
])
