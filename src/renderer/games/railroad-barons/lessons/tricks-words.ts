/** The words of the tricks. The learner sits first. */
import { LEARNER } from '../../../../games/railroad-barons/lessons/learner.ts'
import type { HoldingView } from '../../../../games/railroad-barons/rules/types.ts'
import type { HoldingId } from '../../../../games/railroad-barons/state/components.ts'
import type { BaronsWire } from '../../../../games/railroad-barons/wire/wire.ts'
import { m } from '../../../paraglide/messages.js'
import type { LessonWords } from '../../screens/lesson-screens.ts'
import type { BaronsTable } from '../board-state/envelopes.ts'
import { usd } from '../words/money.ts'
import { holdingName } from '../words/piece-names.ts'
import { present } from '../../../../games/building-blocks/present.ts'

const OTHER = 1 - LEARNER

const holdingIn = ({ view }: BaronsTable, id: HoldingId) =>
  present(
    view.holdings.find((each) => each.id === id),
    'the Holding',
  )
const cashAt = ({ view }: BaronsTable) => usd(view.players[LEARNER].cash)
const safeOf = (table: BaronsTable, id: HoldingId) => ({ safe: usd(holdingIn(table, id).treasury) })
const revenueOf = (table: BaronsTable, id: HoldingId) => usd(holdingIn(table, id).revenue)

/** The Holding that the learner started last; AVR before they start one. */
const startedIn = (table: BaronsTable): HoldingView =>
  table.view.holdings.findLast(({ director }) => director === LEARNER) ?? holdingIn(table, 'yellow')
function ofStarted(table: BaronsTable) {
  const { id, price, treasury } = startedIn(table)
  return { holding: holdingName(id), capital: usd(10 * (price ?? 0)), safe: usd(treasury) }
}
function dpi(table: BaronsTable) {
  const { shares } = holdingIn(table, 'red')
  return { own: shares[LEARNER], other: shares[OTHER], ...safeOf(table, 'red') }
}
const make = () => m.rb_tricks_make()

export const tricksWords: LessonWords<BaronsWire> = {
  title: m.rb_tricks_title,
  lead: m.rb_tricks_lead,
  chapters: {
    float: m.rb_tricks_ch_float,
    obsolete: m.rb_tricks_ch_obsolete,
    takeover: m.rb_tricks_ch_takeover,
    dollar: m.rb_tricks_ch_dollar,
    leaving: m.rb_tricks_ch_leaving,
  },
  steps: {
    half: (table) => m.rb_tricks_half({ cash: cashAt(table), ...safeOf(table, 'black') }),
    start: () => m.rb_tricks_start(),
    'make-start': make,
    capital: (table) => m.rb_tricks_capital(ofStarted(table)),
    ten: (table) => m.rb_tricks_ten(ofStarted(table)),
    'make-float': make,
    floated: (table) => m.rb_tricks_floated(ofStarted(table)),
    waits: () => m.rb_tricks_waits(),
    'lives-on': (table) => m.rb_tricks_lives_on({ revenue: revenueOf(table, 'green'), ...safeOf(table, 'yellow') }),
    adds: () => m.rb_tricks_adds(),
    'level-four': () => m.rb_tricks_level_four(),
    ended: (table) => m.rb_tricks_ended({ revenue: revenueOf(table, 'green') }),
    'price-paid': (table) => m.rb_tricks_price_paid({ revenue: revenueOf(table, 'black') }),
    'not-ended': (table) => m.rb_tricks_not_ended({ revenue: revenueOf(table, 'green') }),
    counts: (table) => m.rb_tricks_counts(safeOf(table, 'red')),
    twenty: () => m.rb_tricks_twenty(),
    'make-takeover': make,
    directs: (table) => m.rb_tricks_directs(dpi(table)),
    'the-forty': () => m.rb_tricks_the_forty(),
    'make-swap': make,
    swapped: (table) => m.rb_tricks_swapped(dpi(table)),
    'left-alone': () => m.rb_tricks_left_alone(),
    plan: () => m.rb_tricks_plan(),
    'adds-one': () => m.rb_tricks_adds_one(),
    pays: () => m.rb_tricks_pays(),
    asks: () => m.rb_tricks_asks(),
    'one-dollar': () => m.rb_tricks_one_dollar(),
    moved: (table) => m.rb_tricks_moved({ avr: revenueOf(table, 'yellow'), sb: revenueOf(table, 'black') }),
    'not-moved': () => m.rb_tricks_not_moved(),
    asked: () => m.rb_tricks_asked(),
    doomed: (table) =>
      m.rb_tricks_doomed({ price: usd(holdingIn(table, 'black').price ?? 0), ...safeOf(table, 'black') }),
    sells: () => m.rb_tricks_sells(),
    'sells-forty': () => m.rb_tricks_sells_forty(),
    'make-sale': make,
    left: (table) => m.rb_tricks_left({ cash: cashAt(table), price: usd(holdingIn(table, 'black').price ?? 0) }),
    stayed: () => m.rb_tricks_stayed(),
    'tricks-end': () => m.rb_tricks_end(),
  },
}
