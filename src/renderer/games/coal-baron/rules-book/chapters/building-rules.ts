import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
import OrderSamples from '../drawings/OrderSamples.svelte'
import TilePrices from '../drawings/TilePrices.svelte'
import { buying, delivering } from '../examples/shift-examples.ts'
import { shown } from '../examples/shown.ts'

export const buildingRules = {
  factory: {
    title: m.cb_minecart_factory,
    brief: m.cb_book_factory_brief,
    parts: [
      { Drawing: TilePrices, caption: m.cb_book_factory_prices },
      { text: m.cb_book_factory_1 },
      { text: m.cb_book_factory_2 },
      { example: shown(m.cb_book_factory_example, buying) },
    ],
  },
  'best-of-five': {
    title: m.cb_book_five,
    brief: m.cb_book_five_brief,
    parts: [{ text: m.cb_book_five_1 }, { ruling: m.cb_book_five_ruling }],
  },
  supply: {
    title: m.cb_book_supply,
    brief: m.cb_book_supply_brief,
    parts: [{ text: m.cb_book_supply_1 }, { ruling: m.cb_book_supply_ruling }],
  },
  orders: {
    title: m.cb_orders,
    brief: m.cb_book_orders_brief,
    parts: [
      { Drawing: OrderSamples, caption: m.cb_book_orders_cards },
      { text: m.cb_book_orders_1 },
      { text: m.cb_book_orders_2 },
    ],
  },
  delivery: {
    title: m.cb_delivery,
    brief: m.cb_book_delivery_brief,
    parts: [
      { text: m.cb_book_delivery_1 },
      { example: shown(m.cb_book_delivery_example, delivering) },
      { ruling: m.cb_book_delivery_ruling },
    ],
  },
  money: { title: m.cb_money, brief: m.cb_book_money_brief, parts: [{ text: m.cb_book_money_1 }] },
  bank: { title: m.bank, brief: m.cb_book_bank_brief, parts: [{ text: m.cb_book_bank_1 }] },
} satisfies Record<string, Rule>
