/** Why a sum can't be named, in words. */
import { m } from '../../../paraglide/messages.js'
import { usd } from './money.ts'

/** Null if it can. */
export function whyNoAmount(value: number, { least, most }: { least: number; most: number }): string | null {
  if (!Number.isInteger(value)) return m.rb_amount_whole()
  if (value < least) return m.rb_amount_least({ least: usd(least) })
  return value > most ? m.rb_amount_most({ most: usd(most) }) : null
}
