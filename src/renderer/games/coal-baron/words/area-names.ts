import type { Area } from '../../../../games/coal-baron/rules/worker-use.ts'
import { m } from '../../../paraglide/messages.js'

/** The areas where workers are placed. */
export const AREA_NAMES: Record<Area, () => string> = {
  factory: m.archive_work_factory,
  mining: m.archive_work_mining,
  delivery: m.archive_work_delivery,
  money: m.archive_work_money,
  order: m.archive_work_order,
  bank: m.archive_work_bank,
}
