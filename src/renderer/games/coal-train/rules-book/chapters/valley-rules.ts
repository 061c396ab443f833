import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
import { STATIONS } from '../../../../../games/coal-train/state/components.ts'
import IncentiveTable from '../drawings/IncentiveTable.svelte'
import RondelRing from '../drawings/RondelRing.svelte'
import StationTable from '../drawings/StationTable.svelte'
import { shown } from '../examples/shown.ts'
import { building, cities, connections } from '../examples/valley-examples.ts'

export const valleyRules = {
  building: {
    title: m.ct_book_building,
    brief: m.ct_book_building_brief,
    parts: [
      { Drawing: StationTable, caption: m.ct_book_building_table },
      { text: () => m.ct_book_building_1({ stations: STATIONS }) },
      { example: shown(m.ct_book_building_example, building) },
      { ruling: m.ct_book_building_ruling },
    ],
  },
  connections: {
    title: m.ct_book_connections,
    brief: m.ct_book_connections_brief,
    parts: [
      { text: m.ct_book_connections_1 },
      { example: shown(m.ct_book_connections_example, connections) },
      { ruling: m.ct_book_connections_ruling },
    ],
  },
  cities: {
    title: m.ct_book_cities,
    brief: m.ct_book_cities_brief,
    parts: [
      { text: m.ct_book_cities_1 },
      { example: shown(m.ct_book_cities_example, cities) },
      { ruling: m.ct_book_cities_ruling },
    ],
  },
  rondel: {
    title: m.ct_book_rondel,
    brief: m.ct_book_rondel_brief,
    parts: [{ Drawing: RondelRing, caption: m.ct_book_rondel_ring }, { text: m.ct_book_rondel_1 }],
  },
  cards: {
    title: m.ct_incentive_cards,
    brief: m.ct_book_cards_brief,
    parts: [{ Drawing: IncentiveTable, caption: m.ct_book_cards_table }, { ruling: m.ct_book_cards_ruling }],
  },
  contracts: {
    title: m.ct_contracts,
    brief: m.ct_book_contracts_brief,
    parts: [{ ruling: m.ct_book_contracts_ruling }],
  },
} satisfies Record<string, Rule>
