/** The words of the first shift. The learner sits first. */
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'
import { LEARNER } from '../../../../games/coal-baron/lessons/learner.ts'
import type { SeatView } from '../../../../games/coal-baron/rules/types.ts'
import { m } from '../../../paraglide/messages.js'
import type { LessonWords } from '../../screens/lesson-screens.ts'
import type { CoalBaronTable } from '../board-state/envelopes.ts'

/** Told of the learner's own things. */
const own =
  (says: (own: SeatView) => string) =>
  ({ view }: CoalBaronTable) =>
    says(view.seats[LEARNER])

export const firstShiftWords: LessonWords<CoalBaronWire> = {
  title: m.cb_first_title,
  lead: m.cb_first_lead,
  chapters: {
    orders: m.cb_orders,
    tile: m.cb_first_ch_tile,
    mining: m.cb_mining,
    delivery: m.cb_delivery,
    money: m.cb_marks,
    canteen: m.cb_first_ch_canteen,
    five: m.cb_first_ch_five,
    clock: m.cb_first_ch_clock,
    accounts: m.cb_first_ch_accounts,
  },
  steps: {
    welcome: () => m.cb_first_welcome(),
    'first-order': () => m.cb_first_first_order(),
    'more-orders': () => m.cb_first_more_orders(),
    workers: own(({ workers }) => m.cb_first_workers({ workers: m.cb_count_workers({ count: workers }) })),
    buy: () => m.cb_first_buy(),
    tunnel: () => m.cb_first_tunnel(),
    sides: () => m.cb_first_sides(),
    tower: () => m.cb_first_tower(),
    down: () => m.cb_first_down(),
    load: () => m.cb_first_load(),
    'load-more': () => m.cb_first_load_more(),
    up: () => m.cb_first_up(),
    fill: () => m.cb_first_fill(),
    'fill-more': () => m.cb_first_fill_more(),
    store: () => m.cb_first_store(),
    storage: () => m.cb_first_storage(),
    two: () => m.cb_first_two(),
    'end-mining': () => m.cb_first_end_mining(),
    complete: () => m.cb_first_complete(),
    deliver: () => m.cb_first_deliver(),
    delivered: own(({ points }) => m.cb_first_delivered({ points: m.count_points({ count: points }) })),
    earn: own(({ marks }) => m.cb_first_earn({ marks: m.cb_count_marks({ count: marks }) })),
    bank: () => m.cb_first_bank(),
    oust: () => m.cb_first_oust(),
    ousted: () => m.cb_first_ousted(),
    draw: () => m.cb_first_draw(),
    keep: () => m.cb_first_keep(),
    'put-back': () => m.cb_first_put_back(),
    elements: () => m.cb_first_elements(),
    'play-on': own(({ workers }) => m.cb_first_play_on({ workers: m.cb_count_workers({ count: workers }) })),
    scoring: () => m.cb_first_scoring(),
    changeover: () => m.cb_first_changeover(),
    accounts: () => m.cb_first_accounts(),
    outstanding: () => m.cb_first_outstanding(),
    'two-sides': () => m.cb_first_two_sides(),
    farewell: () => m.cb_first_farewell(),
  },
}
