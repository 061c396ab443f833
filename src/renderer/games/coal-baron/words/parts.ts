/** The parts of a score in words. */
import { elementName } from './ceremony-words.ts'
import { m } from '../../../paraglide/messages.js'

/** In the order of `Parts` in the contract. */
export const partNames = (): string[] => [
  m.cb_final_delivered(),
  ...Array.from({ length: 12 }, (_, element) => elementName(element)),
  m.cb_marks(),
  m.cb_account_coal(),
  m.cb_outstanding_orders(),
  m.cb_tunnel_balance(),
]
