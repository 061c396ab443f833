import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
import OrderSamples from '../drawings/OrderSamples.svelte'
import TilePrices from '../drawings/TilePrices.svelte'
import { buying, delivering } from '../examples/shift-examples.ts'
import { shown } from '../examples/shown.ts'

export const buildingRules = {
  factory: {
    title: m.book_factory,
    brief: m.book_factory_brief,
    parts: [
      { Drawing: TilePrices, caption: m.book_factory_prices },
      { text: m.book_factory_1 },
      { text: m.book_factory_2 },
      { example: shown(m.book_factory_example, buying) },
    ],
  },
  'best-of-five': {
    title: m.book_five,
    brief: m.book_five_brief,
    parts: [{ text: m.book_five_1 }, { ruling: m.book_five_ruling }],
  },
  supply: {
    title: m.book_supply,
    brief: m.book_supply_brief,
    parts: [{ text: m.book_supply_1 }, { ruling: m.book_supply_ruling }],
  },
  orders: {
    title: m.book_orders,
    brief: m.book_orders_brief,
    parts: [
      { Drawing: OrderSamples, caption: m.book_orders_cards },
      { text: m.book_orders_1 },
      { text: m.book_orders_2 },
    ],
  },
  delivery: {
    title: m.book_delivery,
    brief: m.book_delivery_brief,
    parts: [
      { text: m.book_delivery_1 },
      { example: shown(m.book_delivery_example, delivering) },
      { ruling: m.book_delivery_ruling },
    ],
  },
  money: { title: m.book_money, brief: m.book_money_brief, parts: [{ text: m.book_money_1 }] },
  bank: { title: m.book_bank, brief: m.book_bank_brief, parts: [{ text: m.book_bank_1 }] },
} satisfies Record<string, Rule>
