import type { Area } from '../../../../games/coal-baron/deeds.ts'
import { m } from '../../../paraglide/messages.js'

/** The areas where workers are placed. */
export const AREA_NAMES: Record<Area, () => string> = {
  factory: m.records_deeds_factory,
  mining: m.records_deeds_mining,
  delivery: m.records_deeds_delivery,
  money: m.records_deeds_money,
  order: m.records_deeds_order,
  bank: m.records_deeds_bank,
}
