/** Dollars as they stand on the notes, grouped as the language does. */
import { plain } from '../../../i18n/numbers.ts'

/** `$1,653`, `−$40`. */
export const usd = (amount: number): string => `${amount < 0 ? '−' : ''}$${plain(Math.abs(amount))}`

/** With its sign: `+$240`, `−$200`, `$0`. */
export const signedUsd = (amount: number): string => `${amount > 0 ? '+' : ''}${usd(amount)}`
