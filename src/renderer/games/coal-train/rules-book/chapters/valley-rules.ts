import { m } from '../../../../paraglide/messages.js'
import { rule } from '../../../screens/rules-book.ts'
import { STATIONS } from '../../../../../games/coal-train/state/components.ts'
import IncentiveTable from '../drawings/IncentiveTable.svelte'
import RondelRing from '../drawings/RondelRing.svelte'
import StationTable from '../drawings/StationTable.svelte'
import { shown } from '../examples/shown.ts'
import { building, cities, connections } from '../examples/valley-examples.ts'

export const valleyRules = {
  building: rule(
    m.ct_book_building,
    m.ct_book_building_brief,
    { Drawing: StationTable, caption: m.ct_book_building_table },
    () => m.ct_book_building_1({ stations: STATIONS }),
    shown(m.ct_book_building_example, building),
    { ruling: m.ct_book_building_ruling },
  ),
  connections: rule(
    m.ct_book_connections,
    m.ct_book_connections_brief,
    m.ct_book_connections_1,
    shown(m.ct_book_connections_example, connections),
    { ruling: m.ct_book_connections_ruling },
  ),
  cities: rule(m.ct_book_cities, m.ct_book_cities_brief, m.ct_book_cities_1, shown(m.ct_book_cities_example, cities), {
    ruling: m.ct_book_cities_ruling,
  }),
  rondel: rule(
    m.ct_book_rondel,
    m.ct_book_rondel_brief,
    { Drawing: RondelRing, caption: m.ct_book_rondel_ring },
    m.ct_book_rondel_1,
  ),
  cards: rule(
    m.ct_incentive_cards,
    m.ct_book_cards_brief,
    { Drawing: IncentiveTable, caption: m.ct_book_cards_table },
    { ruling: m.ct_book_cards_ruling },
  ),
  contracts: rule(m.ct_contracts, m.ct_book_contracts_brief, { ruling: m.ct_book_contracts_ruling }),
}
