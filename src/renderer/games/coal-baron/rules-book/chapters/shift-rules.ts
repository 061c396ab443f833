import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
import RewardTable from '../drawings/RewardTable.svelte'
import ThreeClocks from '../drawings/ThreeClocks.svelte'
import { changeover } from '../examples/changeover-example.ts'
import { majorities } from '../examples/majorities-example.ts'

export const shiftRules = {
  scoring: {
    title: m.book_scoring,
    brief: m.book_scoring_brief,
    parts: [{ Drawing: ThreeClocks, caption: m.book_scoring_clocks }, { text: m.book_scoring_1 }],
  },
  clock: {
    title: m.book_clock,
    brief: m.book_clock_brief,
    parts: [{ text: m.book_clock_1 }, { Drawing: RewardTable, caption: m.book_clock_rewards }],
  },
  majorities: {
    title: m.book_majorities,
    brief: m.book_majorities_brief,
    parts: [{ text: m.book_majorities_1 }, { ruling: m.book_majorities_ruling }, { example: majorities }],
  },
  changeover: {
    title: m.book_changeover,
    brief: m.book_changeover_brief,
    parts: [{ text: m.book_changeover_1 }, { ruling: m.book_changeover_ruling }, { example: changeover }],
  },
} satisfies Record<string, Rule>
