import { m } from '../../../../paraglide/messages.js'
import { rule } from '../../../screens/rules-book.ts'
import StepSigns from '../drawings/StepSigns.svelte'
import { mining, pairing } from '../examples/shift-examples.ts'
import { shown } from '../examples/shown.ts'

export const miningRules = {
  pit: rule(m.cb_book_pit, m.cb_book_pit_brief, m.cb_book_pit_1, m.cb_book_pit_2),
  mining: rule(
    m.cb_book_mining,
    m.cb_book_mining_brief,
    m.cb_book_mining_1,
    { Drawing: StepSigns, caption: m.cb_book_mining_signs },
    m.cb_book_mining_2,
    { ruling: m.cb_book_mining_ruling },
    shown(m.cb_book_mining_example, mining),
  ),
  cage: rule(m.cb_book_cage, m.cb_book_cage_brief, m.cb_book_cage_1, m.cb_book_cage_2),
  filling: rule(m.cb_book_filling, m.cb_book_filling_brief, m.cb_book_filling_1),
  'two-for-one': rule(
    m.cb_two_for_one,
    m.cb_book_two_brief,
    m.cb_book_two_1,
    { ruling: m.cb_book_two_ruling },
    shown(m.cb_book_two_example, pairing),
  ),
  storage: rule(m.cb_private_coal_storage, m.cb_book_storage_brief, m.cb_book_storage_1, m.cb_book_storage_2, {
    ruling: m.cb_book_storage_ruling,
  }),
}
