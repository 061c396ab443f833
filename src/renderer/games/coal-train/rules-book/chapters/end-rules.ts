import { m } from '../../../../paraglide/messages.js'
import { rule } from '../../../screens/rules-book.ts'
import { MOST_ROUNDS, RESERVE_TILES } from '../../../../../games/coal-train/state/components.ts'
import { MOST_COUNTED } from '../../../../../games/coal-train/state/valley.ts'
import { scoring } from '../examples/desk-examples.ts'
import { shown } from '../examples/shown.ts'
import { trigger } from '../examples/yard-examples.ts'

export const endRules = {
  trigger: rule(
    m.ct_book_trigger,
    m.ct_book_trigger_brief,
    () => m.ct_book_trigger_1({ reserve: RESERVE_TILES }),
    shown(m.ct_book_trigger_example, trigger),
    { ruling: () => m.ct_book_trigger_ruling({ rounds: MOST_ROUNDS }) },
  ),
  last: rule(m.ct_the_last_round, m.ct_book_last_brief, m.ct_book_last_1, { ruling: m.ct_book_last_ruling }),
  scoring: rule(
    m.ct_scoring,
    m.ct_book_scoring_brief,
    () => m.ct_book_scoring_1({ most: MOST_COUNTED }),
    shown(m.ct_book_scoring_example, scoring),
    m.ct_book_scoring_2,
  ),
}
