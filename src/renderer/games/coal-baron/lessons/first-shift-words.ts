/** The words of the first shift. The learner sits first. */
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'
import { LEARNER } from '../../../../games/coal-baron/lessons/learner.ts'
import type { SeatView } from '../../../../games/coal-baron/rules/types.ts'
import { m } from '../../../paraglide/messages.js'
import type { LessonWords } from '../../screens/lesson-screens.ts'
import type { CoalBaronTable } from '../base/envelopes.ts'

/** Told of the learner's own things. */
const own =
  (says: (own: SeatView) => string) =>
  ({ view }: CoalBaronTable) =>
    says(view.seats[LEARNER])

export const firstShiftWords: LessonWords<CoalBaronWire> = {
  title: m.first_title,
  lead: m.first_lead,
  chapters: {
    orders: m.first_ch_orders,
    tile: m.first_ch_tile,
    mining: m.first_ch_mining,
    delivery: m.first_ch_delivery,
    money: m.first_ch_money,
    canteen: m.first_ch_canteen,
    five: m.first_ch_five,
    clock: m.first_ch_clock,
    accounts: m.first_ch_accounts,
  },
  steps: {
    welcome: () => m.first_welcome(),
    'first-order': () => m.first_first_order(),
    'more-orders': () => m.first_more_orders(),
    workers: own(({ workers }) => m.first_workers({ workers: m.count_workers({ count: workers }) })),
    buy: () => m.first_buy(),
    tunnel: () => m.first_tunnel(),
    sides: () => m.first_sides(),
    tower: () => m.first_tower(),
    down: () => m.first_down(),
    load: () => m.first_load(),
    'load-more': () => m.first_load_more(),
    up: () => m.first_up(),
    fill: () => m.first_fill(),
    'fill-more': () => m.first_fill_more(),
    store: () => m.first_store(),
    storage: () => m.first_storage(),
    two: () => m.first_two(),
    'end-mining': () => m.first_end_mining(),
    complete: () => m.first_complete(),
    deliver: () => m.first_deliver(),
    delivered: own(({ points }) => m.first_delivered({ points: m.count_points({ count: points }) })),
    earn: own(({ marks }) => m.first_earn({ marks: m.count_marks({ count: marks }) })),
    bank: () => m.first_bank(),
    oust: () => m.first_oust(),
    ousted: () => m.first_ousted(),
    draw: () => m.first_draw(),
    keep: () => m.first_keep(),
    'put-back': () => m.first_put_back(),
    elements: () => m.first_elements(),
    'play-on': own(({ workers }) => m.first_play_on({ workers: m.count_workers({ count: workers }) })),
    scoring: () => m.first_scoring(),
    changeover: () => m.first_changeover(),
    accounts: () => m.first_accounts(),
    outstanding: () => m.first_outstanding(),
    'two-sides': () => m.first_two_sides(),
    farewell: () => m.first_farewell(),
  },
}
