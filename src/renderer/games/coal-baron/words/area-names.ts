import type { Area } from '../../../../games/coal-baron/rules/deeds.ts'
import { m } from '../../../paraglide/messages.js'

/** The areas where workers are placed. */
export const AREA_NAMES: Record<Area, () => string> = {
  factory: m.archive_deeds_factory,
  mining: m.archive_deeds_mining,
  delivery: m.archive_deeds_delivery,
  money: m.archive_deeds_money,
  order: m.archive_deeds_order,
  bank: m.archive_deeds_bank,
}
