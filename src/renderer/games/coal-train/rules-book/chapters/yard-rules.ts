import { m } from '../../../../paraglide/messages.js'
import { rule } from '../../../screens/rules-book.ts'
import { STANDARD_UPGRADE } from '../../../../../games/coal-train/state/valley.ts'
import { lettersText } from '../../words/piece-names.ts'
import WhistlestopTable from '../drawings/WhistlestopTable.svelte'
import { shown } from '../examples/shown.ts'
import { purchases, replenishing, standard, steps } from '../examples/yard-examples.ts'

export const yardRules = {
  steps: rule(
    m.ct_steps,
    m.ct_book_steps_brief,
    m.ct_book_steps_1,
    m.ct_book_steps_2,
    shown(m.ct_book_steps_example, steps),
    { ruling: m.ct_book_steps_ruling },
  ),
  whistlestops: rule(
    m.ct_book_whistlestops,
    m.ct_book_whistlestops_brief,
    { Drawing: WhistlestopTable, caption: m.ct_book_whistlestops_table },
    m.ct_book_whistlestops_1,
    { ruling: m.ct_book_whistlestops_ruling },
  ),
  purchases: rule(
    m.ct_purchases,
    m.ct_book_purchases_brief,
    m.ct_book_purchases_1,
    m.ct_book_purchases_2,
    shown(m.ct_book_purchases_example, purchases),
    { ruling: m.ct_book_purchases_ruling },
  ),
  standard: rule(
    m.ct_standard_upgrade,
    () => m.ct_book_standard_brief({ points: STANDARD_UPGRADE.cost, pay: lettersText(STANDARD_UPGRADE.pay) }),
    m.ct_book_standard_1,
    shown(m.ct_book_standard_example, standard),
    { ruling: m.ct_book_standard_ruling },
  ),
  replenishing: rule(
    m.ct_book_replenishing,
    m.ct_book_replenishing_brief,
    m.ct_book_replenishing_1,
    shown(m.ct_book_replenishing_example, replenishing),
    { ruling: m.ct_book_replenishing_ruling },
  ),
}
