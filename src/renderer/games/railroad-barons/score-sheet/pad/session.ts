/** The sheet and the session as Railroad Barons has them, and the focus of a field on whatever page it stands. */
import { tick } from 'svelte'
import type { SheetState } from '../../../../../contract/api.ts'
import type { BaronsWire, Edit } from '../../../../../games/railroad-barons/wire/wire.ts'
import { focusField, isFocusFree } from '../../../../ui/sheet/typed-fields.ts'
import type { Session } from '../../../screens/score-screens.ts'

export type BaronSheet = SheetState<BaronsWire>
export type BaronSession = Session<BaronsWire>

export async function goToField(session: BaronSession, field: string): Promise<void> {
  const stage = session.sheet.pad.totalsOnly ? 'totals' : 'account'
  if (session.sheet.at.stage !== stage) await session.act({ type: 'go', stage })
  await tick()
  focusField(field)
}

/** The field in which an edit is seen; null if it stands in none. */
export function fieldOfEdit(edit: Edit): string | null {
  if (edit.type === 'cash' || edit.type === 'total') return `${edit.type}-${edit.seat}`
  if (edit.type === 'price') return `price-${edit.holding}`
  return edit.type === 'owner' ? `owner-${edit.holding}-${edit.percent}` : null
}

/** Puts the focus where an edit was made, unless somebody has it on something else. */
export async function leadTo(edit: Edit): Promise<void> {
  await tick()
  const field = fieldOfEdit(edit)
  if (field !== null && isFocusFree()) focusField(field)
}
