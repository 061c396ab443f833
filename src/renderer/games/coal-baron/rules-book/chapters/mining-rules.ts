import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
import StepSigns from '../drawings/StepSigns.svelte'
import { mining, pairing } from '../examples/shift-examples.ts'
import { shown } from '../examples/shown.ts'

export const miningRules = {
  pit: {
    title: m.cb_book_pit,
    brief: m.cb_book_pit_brief,
    parts: [{ text: m.cb_book_pit_1 }, { text: m.cb_book_pit_2 }],
  },
  mining: {
    title: m.cb_book_mining,
    brief: m.cb_book_mining_brief,
    parts: [
      { text: m.cb_book_mining_1 },
      { Drawing: StepSigns, caption: m.cb_book_mining_signs },
      { ruling: m.cb_book_mining_ruling },
      { example: shown(m.cb_book_mining_example, mining) },
    ],
  },
  cage: {
    title: m.cb_book_cage,
    brief: m.cb_book_cage_brief,
    parts: [{ text: m.cb_book_cage_1 }, { ruling: m.cb_book_cage_ruling }],
  },
  filling: { title: m.cb_book_filling, brief: m.cb_book_filling_brief, parts: [{ text: m.cb_book_filling_1 }] },
  'two-for-one': {
    title: m.cb_two_for_one,
    brief: m.cb_book_two_brief,
    parts: [{ text: m.cb_book_two_1 }, { ruling: m.cb_book_two_ruling }, { example: shown(m.cb_book_two_example, pairing) }],
  },
  storage: {
    title: m.cb_private_coal_storage,
    brief: m.cb_book_storage_brief,
    parts: [{ text: m.cb_book_storage_1 }, { ruling: m.cb_book_storage_ruling }],
  },
} satisfies Record<string, Rule>
