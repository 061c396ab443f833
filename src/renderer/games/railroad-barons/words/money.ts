/** Dollars as they stand on the notes, grouped as the language does. */
import { languageTag } from '../../../i18n/locale.svelte.ts'

const grouped = (amount: number) => new Intl.NumberFormat(languageTag()).format(Math.abs(amount))

/** `$1,653`, `−$40`. */
export const usd = (amount: number): string => `${amount < 0 ? '−' : ''}$${grouped(amount)}`

/** With its sign: `+$240`, `−$200`, `$0`. */
export const signedUsd = (amount: number): string => `${amount > 0 ? '+' : ''}${usd(amount)}`
