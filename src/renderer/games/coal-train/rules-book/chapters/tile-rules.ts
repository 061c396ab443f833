import { m } from '../../../../paraglide/messages.js'
import { rule } from '../../../screens/rules-book.ts'
import SubsidyTable from '../drawings/SubsidyTable.svelte'
import UpgradeTable from '../drawings/UpgradeTable.svelte'
import { room, upgrades } from '../examples/desk-examples.ts'
import { shown } from '../examples/shown.ts'

export const tileRules = {
  upgrades: rule(
    m.ct_upgrades,
    m.ct_book_upgrades_brief,
    { Drawing: UpgradeTable, caption: m.ct_book_upgrades_table },
    m.ct_book_upgrades_1,
    shown(m.ct_book_upgrades_example, upgrades),
  ),
  subsidies: rule(
    m.ct_subsidies,
    m.ct_book_subsidies_brief,
    { Drawing: SubsidyTable, caption: m.ct_book_subsidies_table },
    m.ct_book_subsidies_1,
    { ruling: m.ct_book_subsidies_ruling },
  ),
  waivers: rule(m.ct_book_waivers, m.ct_book_waivers_brief, { ruling: m.ct_book_waivers_ruling }),
  room: rule(m.ct_book_room, m.ct_book_room_brief, shown(m.ct_book_room_example, room), {
    ruling: m.ct_book_room_ruling,
  }),
}
