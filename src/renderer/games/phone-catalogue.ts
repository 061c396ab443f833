/**
 * The games that phones count, each with the words of its fields: what `catalogue.ts` says of them, without the rest, which would
 * make a phone's first load longer.
 */
import type { PhoneWords } from './screens/phone-words.ts'

export type LoadPhone = () => Promise<{ phone: PhoneWords }>

export const PHONES: ReadonlyMap<string, LoadPhone> = new Map([
  ['railroad-barons', () => import('./railroad-barons/phone/phone-words.ts')],
])
