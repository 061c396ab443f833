/** The words of the first hour. The learner sits first. */
import { LEARNER } from '../../../../games/railroad-barons/lessons/learner.ts'
import type { BaronsWire } from '../../../../games/railroad-barons/wire/wire.ts'
import { m } from '../../../paraglide/messages.js'
import type { LessonWords } from '../../screens/lesson-screens.ts'
import { usd } from '../words/money.ts'

export const firstHourWords: LessonWords<BaronsWire> = {
  title: m.first_hour_title,
  lead: m.rb_hour_lead,
  chapters: {
    draft: m.rb_the_draft,
    stock: m.rb_hour_ch_stock,
    operating: m.rb_hour_ch_operating,
    obsolescence: m.rb_out_of_date,
  },
  steps: {
    welcome: () => m.rb_hour_welcome(),
    offer: () => m.rb_hour_offer(),
    answer: () => m.rb_hour_answer(),
    rest: () => m.rb_hour_rest(),
    drafted: ({ view }) => m.rb_hour_drafted({ cash: usd(view.players[LEARNER].cash) }),
    holding: () => m.rb_hour_holding(),
    price: () => m.rb_hour_price(),
    buy: () => m.rb_hour_buy(),
    make: () => m.rb_hour_make(),
    operates: () => m.rb_hour_operates(),
    pass: () => m.rb_hour_pass(),
    closed: () => m.rb_hour_closed(),
    operators: () => m.rb_hour_operators(),
    revenue: () => m.rb_hour_revenue(),
    'buy-railroad': () => m.rb_hour_buy_railroad(),
    assign: () => m.rb_hour_assign(),
    done: () => m.rb_hour_done(),
    again: () => m.rb_hour_again(),
    leaves: () => m.rb_hour_leaves(),
    worth: ({ view }) => m.rb_hour_worth({ worth: usd(view.players[LEARNER].worth) }),
    lives: () => m.rb_hour_lives(),
    looming: () => m.rb_hour_looming(),
    plus: () => m.rb_hour_plus(),
    income: () => m.rb_hour_income(),
    four: () => m.rb_hour_four(),
    gone: () => m.rb_hour_gone(),
    spared: () => m.rb_hour_spared(),
    ahead: () => m.rb_hour_ahead(),
    farewell: () => m.rb_hour_farewell(),
  },
}
