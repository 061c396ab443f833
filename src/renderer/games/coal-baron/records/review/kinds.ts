import type { Kind } from '../../../../../games/coal-baron/bot/review/summary.ts'
import { AREA_NAMES } from '../../words/area-names.ts'
import { m } from '../../../../paraglide/messages.js'

/** What a decision was about. */
export const KIND_NAMES: Record<Kind, () => string> = { draft: m.table_drafting, ...AREA_NAMES }
