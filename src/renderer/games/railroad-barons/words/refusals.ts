/** Why the rules refuse something, short and in lower case: it stands beside what was pointed at. */
import type { Refusal, RefusalCode } from '../../../../games/railroad-barons/rules/types.ts'
import type { InvestorId } from '../../../../games/railroad-barons/state/components.ts'
import { capital } from '../../../i18n/capital.ts'
import { m } from '../../../paraglide/messages.js'
import { investorName, nameOfHolding } from './piece-names.ts'
import { usd } from './money.ts'
import { valueAt } from '../../../../games/building-blocks/keyed.ts'

type Params = Refusal['params']

const money = ({ have = 0, need = 0 }: Params) => ({ have: usd(Number(have)), need: usd(Number(need)) })
const count = ({ have = 0, need = 0, most = 0 }: Params) => ({ have, need, most })
const range = ({ least = 0, most = 0 }: Params) => ({ least: usd(Number(least)), most: usd(Number(most)) })
const holding = (params: Params) => nameOfHolding(String(params.holding))
const investor = (params: Params) => investorName(String(params.investor) as InvestorId)
/** `$70 $80 $90 $100` */
const prices = (params: Params) => String(params.prices).replaceAll(/\d+/g, (price) => usd(Number(price)))

const WORDS: Record<RefusalCode, (params: Params) => string> = {
  'not-now': m.rb_error_not_now,
  'investor-taken': m.rb_error_investor_taken,
  'value-is-face': ({ face = 0 }) => m.rb_error_value_is_face({ face: usd(Number(face)) }),
  'value-out-of-range': m.rb_error_value_range,
  'certificates-over': (params) => m.rb_error_certificates_over(count(params)),
  'not-your-certificate': m.rb_error_not_yours,
  'not-in-bank': m.rb_error_not_in_bank,
  'not-smaller': m.rb_error_not_smaller,
  'not-larger': m.rb_error_not_larger,
  'sell-first': m.rb_error_sell_first,
  'other-needs-forty': (params) => m.rb_error_other_needs_forty({ holding: holding(params), have: params.have }),
  'nobody-has-forty': (params) => m.rb_error_nobody_has_forty({ holding: holding(params) }),
  'one-purchase': m.rb_error_one_purchase,
  'nothing-traded': m.rb_error_nothing_traded,
  'director-first': m.rb_error_director_first,
  'start-price': (params) => m.rb_error_start_price({ prices: prices(params) }),
  'no-start-price': m.rb_error_no_start_price,
  'sold-this-round': (params) => m.rb_error_sold_this_round({ holding: holding(params) }),
  'no-money': (params) => m.error_need_have(money(params)),
  'certificate-limit': (params) => m.rb_error_limit(count(params)),
  'tokens-left': (params) => m.rb_error_tokens_left(count(params)),
  'no-token': m.rb_error_no_token,
  'stack-empty': m.rb_error_stack_empty,
  'side-needed': m.rb_error_side_needed,
  'one-side': m.rb_error_one_side,
  'no-treasury': (params) => m.rb_error_no_treasury(money(params)),
  'no-help': (params) => m.rb_error_no_help(money(params)),
  'wrong-help': (params) => m.rb_error_wrong_help(money(params)),
  'director-money': (params) => m.rb_error_director_money(money(params)),
  'not-in-play': m.rb_error_not_in_play,
  'own-railroad': m.rb_error_own_railroad,
  'price-out-of-range': (params) => m.rb_error_price_range(range(params)),
  'higher-price': (params) => m.rb_error_higher_price(range(params)),
  'not-your-investor': m.rb_error_not_your_investor,
  'stays-personal': (params) => m.rb_error_stays_personal({ investor: investor(params) }),
  'investor-here': m.rb_error_investor_here,
  'not-here': m.rb_error_not_here,
  'discards-left': ({ need = 0 }) => m.rb_error_discards_left({ count: Number(need) }),
}

/** "$280; you have $240"; null for a code that is not of these rules. */
export const refusalText = ({ code, params }: { code: string; params: Params }): string | null =>
  valueAt(WORDS, code)?.(params) ?? null

/** The same for what the rules themselves refuse, as a sentence. */
export const ruleSentence = ({ code, params }: Refusal): string => capital(WORDS[code](params))
