/** A review in Railroad Barons' words. */
import { kinds, type Kind } from '../../../../games/railroad-barons/bot/review/kinds.ts'
import { scale } from '../../../../games/railroad-barons/bot/review/scale.ts'
import { decisionsOf } from '../../../../games/railroad-barons/rules/entries.ts'
import type { Theme } from '../../../../games/railroad-barons/puzzles/theme.ts'
import type { LogItem } from '../../../../games/railroad-barons/rules/types.ts'
import type { BaronsWire } from '../../../../games/railroad-barons/wire/wire.ts'
import { m } from '../../../paraglide/messages.js'
import type { ReviewScreens } from '../../screens/archive-screens.ts'
import { decisionsText } from '../hints/idea-words.ts'
import { reasonTexts } from '../hints/reason-words.ts'
import { holdingName, investorName, railroadName } from '../words/piece-names.ts'
import { signedUsd, usd } from '../words/money.ts'

const kindNames: Record<Kind, () => string> = {
  draft: m.rb_draft,
  stock: m.rb_stock_round,
  operators: m.rb_operators,
  revenue: m.rb_revenue,
  acquire: m.rb_kind_acquire,
  consent: m.rb_kind_consent,
  discard: m.rb_kind_discard,
}

const themeNames: Record<Theme, () => string> = {
  investor: m.rb_draft,
  'pay-or-keep': m.rb_revenue,
  operators: m.rb_operators,
  obsolescence: m.rb_theme_obsolescence,
  railroad: m.rb_kind_acquire,
  float: m.rb_tricks_ch_float,
  directorship: m.rb_book_director,
  selling: m.rb_book_selling,
  stock: m.rb_stock_round,
}

/** The turn as a hint would say it, with the Holding whose turn it is. */
function short(item: LogItem): string {
  if (item.type === 'finished') return ''
  if (item.type === 'export') return railroadName(item.railroad)
  if (item.type === 'leftover') return investorName(item.investor)
  const text = decisionsText(decisionsOf(item.entry))
  return item.holding === null ? text : m.rb_kind_of_holding({ holding: holdingName(item.holding), text })
}

const isIdle = (item: LogItem) => item.type !== 'turn' || 'pass' in item.entry || 'done' in item.entry

export const review: ReviewScreens<BaronsWire> = {
  ...{ kinds, kindNames, themeNames, scale, amounts: { named: usd, plain: usd, signed: signedUsd }, luck: false },
  reasons: reasonTexts,
  short,
  follows: (item) => (isIdle(item) ? null : short(item)),
}
