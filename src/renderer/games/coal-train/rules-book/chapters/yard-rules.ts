import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
import { STANDARD_UPGRADE } from '../../../../../games/coal-train/state/valley.ts'
import { lettersText } from '../../words/piece-names.ts'
import WhistlestopTable from '../drawings/WhistlestopTable.svelte'
import { shown } from '../examples/shown.ts'
import { purchases, replenishing, standard, steps } from '../examples/yard-examples.ts'

export const yardRules = {
  steps: {
    title: m.ct_steps,
    brief: m.ct_book_steps_brief,
    parts: [
      { text: m.ct_book_steps_1 },
      { text: m.ct_book_steps_2 },
      { example: shown(m.ct_book_steps_example, steps) },
      { ruling: m.ct_book_steps_ruling },
    ],
  },
  whistlestops: {
    title: m.ct_book_whistlestops,
    brief: m.ct_book_whistlestops_brief,
    parts: [
      { Drawing: WhistlestopTable, caption: m.ct_book_whistlestops_table },
      { text: m.ct_book_whistlestops_1 },
      { ruling: m.ct_book_whistlestops_ruling },
    ],
  },
  purchases: {
    title: m.ct_purchases,
    brief: m.ct_book_purchases_brief,
    parts: [
      { text: m.ct_book_purchases_1 },
      { text: m.ct_book_purchases_2 },
      { example: shown(m.ct_book_purchases_example, purchases) },
      { ruling: m.ct_book_purchases_ruling },
    ],
  },
  standard: {
    title: m.ct_standard_upgrade,
    brief: () => m.ct_book_standard_brief({ points: STANDARD_UPGRADE.cost, pay: lettersText(STANDARD_UPGRADE.pay) }),
    parts: [
      { text: m.ct_book_standard_1 },
      { example: shown(m.ct_book_standard_example, standard) },
      { ruling: m.ct_book_standard_ruling },
    ],
  },
  replenishing: {
    title: m.ct_book_replenishing,
    brief: m.ct_book_replenishing_brief,
    parts: [
      { text: m.ct_book_replenishing_1 },
      { example: shown(m.ct_book_replenishing_example, replenishing) },
      { ruling: m.ct_book_replenishing_ruling },
    ],
  },
} satisfies Record<string, Rule>
