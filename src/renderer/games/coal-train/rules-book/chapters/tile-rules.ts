import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
import SubsidyTable from '../drawings/SubsidyTable.svelte'
import UpgradeTable from '../drawings/UpgradeTable.svelte'
import { room, upgrades } from '../examples/desk-examples.ts'
import { shown } from '../examples/shown.ts'

export const tileRules = {
  upgrades: {
    title: m.ct_upgrades,
    brief: m.ct_book_upgrades_brief,
    parts: [
      { Drawing: UpgradeTable, caption: m.ct_book_upgrades_table },
      { text: m.ct_book_upgrades_1 },
      { example: shown(m.ct_book_upgrades_example, upgrades) },
    ],
  },
  subsidies: {
    title: m.ct_subsidies,
    brief: m.ct_book_subsidies_brief,
    parts: [
      { Drawing: SubsidyTable, caption: m.ct_book_subsidies_table },
      { text: m.ct_book_subsidies_1 },
      { ruling: m.ct_book_subsidies_ruling },
    ],
  },
  waivers: {
    title: m.ct_book_waivers,
    brief: m.ct_book_waivers_brief,
    parts: [{ ruling: m.ct_book_waivers_ruling }],
  },
  room: {
    title: m.ct_book_room,
    brief: m.ct_book_room_brief,
    parts: [{ example: shown(m.ct_book_room_example, room) }, { ruling: m.ct_book_room_ruling }],
  },
} satisfies Record<string, Rule>
