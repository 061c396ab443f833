/** A review in Coal Train's words. */
import { scale } from '../../../../games/coal-train/bot/review/scale.ts'
import { kinds, type Kind } from '../../../../games/coal-train/bot/review/kinds.ts'
import type { Theme } from '../../../../games/coal-train/puzzles/theme.ts'
import type { LogItem } from '../../../../games/coal-train/rules/types.ts'
import type { CoalTrainWire } from '../../../../games/coal-train/wire/wire.ts'
import { m } from '../../../paraglide/messages.js'
import { TENTHS_OF_POINTS } from '../../screens/reason-words.ts'
import type { ReviewScreens } from '../../screens/archive-screens.ts'
import { reasonTexts } from '../hints/reason-words.ts'
import { entryText } from '../words/log-words.ts'

const kindNames: Record<Kind, () => string> = {
  start: m.ct_kind_start,
  walk: m.ct_steps,
  buy: m.ct_purchases,
  income: m.ct_upgrades,
  build: m.ct_stations,
  goods: m.ct_kind_goods,
  contract: m.ct_kind_contract,
  subsidy: m.ct_subsidies,
  end: m.ct_kind_end,
  place: m.ct_kind_place,
}

const themeNames: Record<Theme, () => string> = {
  start: m.ct_kind_start,
  placing: m.ct_kind_place,
  'last-round': m.ct_the_last_round,
  waiver: m.ct_book_waivers,
  contract: m.ct_kind_contract,
  build: m.ct_stations,
  walk: m.ct_steps,
  tile: m.ct_purchases,
  subsidy: m.ct_subsidies,
  goods: m.ct_kind_goods,
  end: m.ct_kind_end,
}

const short = (item: LogItem): string => (item.type === 'entry' ? entryText(item) : '')

/** Steps and what ends a turn go without saying. */
const isIdle = (item: LogItem) => item.type !== 'entry' || ['step', 'end', 'place'].some((key) => key in item.entry)

export const review: ReviewScreens<CoalTrainWire> = {
  ...{ kinds, kindNames, themeNames, scale, amounts: TENTHS_OF_POINTS, luck: false },
  reasons: reasonTexts,
  short,
  follows: (item) => (isIdle(item) ? null : short(item)),
}
