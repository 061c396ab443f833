import { m } from '../../../../paraglide/messages.js'
import { rule } from '../../../screens/rules-book.ts'
import OrderSamples from '../drawings/OrderSamples.svelte'
import TilePrices from '../drawings/TilePrices.svelte'
import { buying, delivering } from '../examples/shift-examples.ts'
import { shown } from '../examples/shown.ts'

export const buildingRules = {
  factory: rule(
    m.cb_minecart_factory,
    m.cb_book_factory_brief,
    { Drawing: TilePrices, caption: m.cb_book_factory_prices },
    m.cb_book_factory_1,
    m.cb_book_factory_2,
    shown(m.cb_book_factory_example, buying),
  ),
  'best-of-five': rule(m.cb_book_five, m.cb_book_five_brief, m.cb_book_five_1, { ruling: m.cb_book_five_ruling }),
  supply: rule(m.cb_book_supply, m.cb_book_supply_brief, m.cb_book_supply_1, { ruling: m.cb_book_supply_ruling }),
  orders: rule(
    m.cb_orders,
    m.cb_book_orders_brief,
    { Drawing: OrderSamples, caption: m.cb_book_orders_cards },
    m.cb_book_orders_1,
    m.cb_book_orders_2,
  ),
  delivery: rule(
    m.cb_delivery,
    m.cb_book_delivery_brief,
    m.cb_book_delivery_1,
    m.cb_book_delivery_2,
    shown(m.cb_book_delivery_example, delivering),
  ),
  money: rule(m.cb_money, m.cb_book_money_brief, m.cb_book_money_1),
  bank: rule(m.bank, m.cb_book_bank_brief, m.cb_book_bank_1),
}
