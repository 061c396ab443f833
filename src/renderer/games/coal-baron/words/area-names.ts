import type { Area } from '../../../../games/coal-baron/state/areas.ts'
import { m } from '../../../paraglide/messages.js'

/** The areas where workers are placed. */
export const AREA_NAMES: Record<Area, () => string> = {
  factory: m.cb_minecart_factory,
  mining: m.cb_mining,
  delivery: m.cb_delivery,
  money: m.cb_money,
  order: m.cb_archive_work_order,
  bank: m.bank,
}
