import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
import StepSigns from '../drawings/StepSigns.svelte'
import { mining, pairing } from '../examples/shift-examples.ts'
import { shown } from '../examples/shown.ts'

export const miningRules = {
  pit: {
    title: m.book_pit,
    brief: m.book_pit_brief,
    parts: [{ text: m.book_pit_1 }, { text: m.book_pit_2 }],
  },
  mining: {
    title: m.book_mining,
    brief: m.book_mining_brief,
    parts: [
      { text: m.book_mining_1 },
      { Drawing: StepSigns, caption: m.book_mining_signs },
      { ruling: m.book_mining_ruling },
      { example: shown(m.book_mining_example, mining) },
    ],
  },
  cage: {
    title: m.book_cage,
    brief: m.book_cage_brief,
    parts: [{ text: m.book_cage_1 }, { ruling: m.book_cage_ruling }],
  },
  filling: { title: m.book_filling, brief: m.book_filling_brief, parts: [{ text: m.book_filling_1 }] },
  'two-for-one': {
    title: m.book_two,
    brief: m.book_two_brief,
    parts: [{ text: m.book_two_1 }, { ruling: m.book_two_ruling }, { example: shown(m.book_two_example, pairing) }],
  },
  storage: {
    title: m.book_storage,
    brief: m.book_storage_brief,
    parts: [{ text: m.book_storage_1 }, { ruling: m.book_storage_ruling }],
  },
} satisfies Record<string, Rule>
