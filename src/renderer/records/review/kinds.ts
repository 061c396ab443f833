import type { Kind } from '../../../games/coal-baron/bot/review/summary.ts'
import { m } from '../../paraglide/messages.js'

/** What a decision was about. */
export const KIND_NAMES: Record<Kind, () => string> = {
  draft: m.table_drafting,
  factory: m.records_deeds_factory,
  mining: m.records_deeds_mining,
  delivery: m.records_deeds_delivery,
  money: m.records_deeds_money,
  order: m.records_deeds_order,
  bank: m.records_deeds_bank,
}
