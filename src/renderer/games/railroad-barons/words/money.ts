/** Dollars as they stand on the notes, grouped as the language does. */
import { plain } from '../../../i18n/numbers.ts'
import { m } from '../../../paraglide/messages.js'

/** `$1,653`, `−$40`. */
export const usd = (amount: number): string => `${amount < 0 ? '−' : ''}$${plain(Math.abs(amount))}`

/** A player's share of a Holding at the price of 10%: `60%: 6 × $350`. */
export const sharePrice = (percent: number, price: number): string =>
  m.rb_percent_times({ percent, tens: percent / 10, price: usd(price) })

/** With its sign: `+$240`, `−$200`, `$0`. */
export const signedUsd = (amount: number): string => `${amount > 0 ? '+' : ''}${usd(amount)}`
