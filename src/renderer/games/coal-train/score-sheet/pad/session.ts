/** The sheet and the session as Coal Train has them, and the focus of a field on whatever page it stands. */
import { tick } from 'svelte'
import type { SheetState } from '../../../../../contract/api.ts'
import { fieldId } from '../../../../../games/coal-train/score-sheet/pad-fields.ts'
import type { CoalTrainWire, Edit } from '../../../../../games/coal-train/wire/wire.ts'
import { focusField, isFocusFree } from '../../../../ui/sheet/typed-fields.ts'
import type { Session } from '../../../screens/score-screens.ts'

export type TrainSheet = SheetState<CoalTrainWire>
export type TrainSession = Session<CoalTrainWire>

/** With the own map a seat's fields are shown once it is chosen: its radio button has `data-seat`. */
export async function goToField(session: TrainSession, field: string): Promise<void> {
  if (session.sheet.at.stage !== 'account') await session.act({ type: 'go', stage: 'account' })
  await tick()
  document.querySelector<HTMLElement>(`[data-seat="${field.slice(-1)}"]:not(:checked)`)?.click()
  await tick()
  focusField(field)
}

/** The field in which an edit is seen; null if it stands in none. */
export function fieldOfEdit(edit: Edit): string | null {
  switch (edit.type) {
    case 'part':
      return fieldId({ kind: 'part', part: edit.part, seat: edit.seat })
    case 'left':
    case 'income':
      return fieldId({ kind: edit.type, resource: edit.resource, seat: edit.seat })
    case 'number':
      return fieldId({ kind: 'number', number: edit.number, seat: edit.seat })
    case 'station':
      return `${edit.place}-${edit.seat}`
    case 'card':
    case 'paid':
      return `${edit.card}-${edit.seat}`
    default:
      return null
  }
}

/** Puts the focus where an edit was made, unless somebody has it on something else. */
export async function leadTo(session: TrainSession, edit: Edit): Promise<void> {
  await tick()
  const field = fieldOfEdit(edit)
  if (field !== null && session.sheet.at.stage === 'account' && isFocusFree()) await goToField(session, field)
}
