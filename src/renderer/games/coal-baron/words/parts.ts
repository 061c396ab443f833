/** The parts of a score in words. */
import { elementName } from './ceremony-words.ts'
import { m } from '../../../paraglide/messages.js'

/** In the order of `Parts` in the contract. */
export const partNames = (): string[] => [
  m.final_delivered(),
  ...Array.from({ length: 12 }, (_, element) => elementName(element)),
  m.account_marks(),
  m.account_coal(),
  m.account_outstanding(),
  m.account_balance(),
]
