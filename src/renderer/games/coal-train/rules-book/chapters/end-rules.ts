import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
import { MOST_ROUNDS, RESERVE_TILES } from '../../../../../games/coal-train/state/components.ts'
import { MOST_COUNTED } from '../../../../../games/coal-train/state/valley.ts'
import { scoring } from '../examples/desk-examples.ts'
import { shown } from '../examples/shown.ts'
import { trigger } from '../examples/yard-examples.ts'

export const endRules = {
  trigger: {
    title: m.ct_book_trigger,
    brief: m.ct_book_trigger_brief,
    parts: [
      { text: () => m.ct_book_trigger_1({ reserve: RESERVE_TILES }) },
      { example: shown(m.ct_book_trigger_example, trigger) },
      { ruling: () => m.ct_book_trigger_ruling({ rounds: MOST_ROUNDS }) },
    ],
  },
  last: {
    title: m.ct_the_last_round,
    brief: m.ct_book_last_brief,
    parts: [{ text: m.ct_book_last_1 }, { ruling: m.ct_book_last_ruling }],
  },
  scoring: {
    title: m.ct_scoring,
    brief: m.ct_book_scoring_brief,
    parts: [
      { text: () => m.ct_book_scoring_1({ most: MOST_COUNTED }) },
      { example: shown(m.ct_book_scoring_example, scoring) },
      { text: m.ct_book_scoring_2 },
    ],
  },
} satisfies Record<string, Rule>
