import { m } from '../../../../paraglide/messages.js'
import { rule } from '../../../screens/rules-book.ts'
import RewardTable from '../drawings/RewardTable.svelte'
import ThreeClocks from '../drawings/ThreeClocks.svelte'
import { changeover } from '../examples/changeover-example.ts'
import { majorities } from '../examples/majorities-example.ts'

export const shiftRules = {
  scoring: rule(
    m.cb_book_scoring,
    m.cb_book_scoring_brief,
    { Drawing: ThreeClocks, caption: m.cb_book_scoring_clocks },
    m.cb_book_scoring_1,
  ),
  clock: rule(m.cb_book_clock, m.cb_book_clock_brief, m.cb_book_clock_1, {
    Drawing: RewardTable,
    caption: m.cb_book_clock_rewards,
  }),
  majorities: rule(
    m.cb_book_majorities,
    m.cb_ceremony_rule,
    m.cb_book_majorities_1,
    m.cb_book_majorities_2,
    { ruling: m.cb_book_majorities_ruling },
    majorities,
  ),
  changeover: rule(
    m.cb_book_changeover,
    m.cb_book_changeover_brief,
    m.cb_book_changeover_1,
    m.cb_book_changeover_2,
    { ruling: m.cb_book_changeover_ruling },
    changeover,
  ),
}
