import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
import RewardTable from '../drawings/RewardTable.svelte'
import ThreeClocks from '../drawings/ThreeClocks.svelte'
import { changeover } from '../examples/changeover-example.ts'
import { majorities } from '../examples/majorities-example.ts'

export const shiftRules = {
  scoring: {
    title: m.cb_book_scoring,
    brief: m.cb_book_scoring_brief,
    parts: [{ Drawing: ThreeClocks, caption: m.cb_book_scoring_clocks }, { text: m.cb_book_scoring_1 }],
  },
  clock: {
    title: m.cb_book_clock,
    brief: m.cb_book_clock_brief,
    parts: [{ text: m.cb_book_clock_1 }, { Drawing: RewardTable, caption: m.cb_book_clock_rewards }],
  },
  majorities: {
    title: m.cb_book_majorities,
    brief: m.cb_book_majorities_brief,
    parts: [{ text: m.cb_book_majorities_1 }, { ruling: m.cb_book_majorities_ruling }, { example: majorities }],
  },
  changeover: {
    title: m.cb_book_changeover,
    brief: m.cb_book_changeover_brief,
    parts: [{ text: m.cb_book_changeover_1 }, { ruling: m.cb_book_changeover_ruling }, { example: changeover }],
  },
} satisfies Record<string, Rule>
