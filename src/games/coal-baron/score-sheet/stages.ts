/** The pages of the score pad, and the way from one to the next. */
import { itemAt } from '../../building-blocks/lists.ts'
import { SHIFTS } from '../state/components.ts'
import type { Stage } from '../wire/wire.ts'
import type { Edit } from './edits.ts'
import { knownField } from '../wire/fields.ts'
import type { FieldId } from '../wire/fields.ts'
import { shiftsBefore } from './pad-figures.ts'
import type { Pad } from './pad.ts'
import { isOver, isWhole, openAtEnd } from './tally.ts'

export type { Stage }

/** In their order. */
export const STAGES: readonly Stage[] = ['setup', 'shift-1', 'shift-2', 'shift-3', 'accounts', 'totals', 'finished']

const SHIFT_STAGES: readonly Stage[] = ['shift-1', 'shift-2', 'shift-3']
export const stageOfShift = (shift: number): Stage => itemAt(SHIFT_STAGES, shift)
/** Returns a page's shift, counted from 0; null for a page that is no shift's. */
export function shiftOfStage(stage: Stage): number | null {
  const shift = SHIFT_STAGES.indexOf(stage)
  return shift < 0 ? null : shift
}

/** The page on which an edit is seen. */
export function stageOfEdit(edit: Edit): Stage {
  switch (edit.type) {
    case 'write':
      return stageOfField(itemAt(Object.keys(edit.sums), 0))
    case 'card':
    case 'way':
      return stageOfShift(edit.shift)
    case 'accept':
      return stageOfField(itemAt(edit.warnings, 0).field)
    case 'points-only':
      return 'totals'
    case 'table':
      return 'setup'
  }
}

/** The page on which a field stands. */
export function stageOfField(id: FieldId): Stage {
  const field = knownField(id)
  if ('shift' in field) return stageOfShift(field.shift)
  return field.kind === 'total' || field.kind === 'left' ? 'totals' : 'accounts'
}

/** The page that is shown where this one is asked for: only pages that the pad has, and the end only once it is reached. */
export function reachable(pad: Pad, stage: Stage): Stage {
  if (stage === 'setup' || (stage === 'finished' && isOver(pad))) return stage
  if (pad.pointsOnly) return 'totals'
  if (stage === 'finished') return 'accounts'
  return stage === 'totals' ? firstOpen(pad) : stage
}

/** The pages that the pad has, in their order. */
export const pagesOf = ({ pointsOnly }: Pad): Stage[] =>
  STAGES.filter((stage) => (pointsOnly ? !isOfShifts(stage) : stage !== 'totals'))

const isOfShifts = (stage: Stage) => shiftOfStage(stage) !== null || stage === 'accounts'

/** Whether nothing is left to do on a page, while the sheet is open at `at`. */
export function isDone(pad: Pad, at: { stage: Stage; closed: number }, stage: Stage): boolean {
  const shift = shiftOfStage(stage)
  if (shift !== null) return isWhole(pad, shift) && (isTyped(pad, shift) || isPast(pad, at, shift))
  if (stage === 'setup') return at.stage !== 'setup'
  return stage === 'finished' ? isOver(pad) : openAtEnd(pad).length === 0
}

/** Whether numbers alone make a shift whole, without its deliveries. */
const isTyped = (pad: Pad, shift: number): boolean =>
  pad.ways[shift] === 'counts' && isWhole({ ...pad, cards: {} }, shift)

/** Deliveries are whole from the start: that a shift is done shows once it was told or left, or something came after it. */
const isPast = (pad: Pad, at: { stage: Stage; closed: number }, shift: number): boolean =>
  shift < at.closed ||
  isAfter(at.stage, shift) ||
  Object.values(pad.cards).some((delivery) => delivery.shift > shift) ||
  Object.keys(pad.written).some((id) => isAfter(stageOfField(id), shift))

const isAfter = (stage: Stage, shift: number): boolean => STAGES.indexOf(stage) > STAGES.indexOf(stageOfShift(shift))

/** The first page on which something is missing. */
export function firstOpen(pad: Pad): Stage {
  if (pad.pointsOnly) return openAtEnd(pad).length > 0 ? 'totals' : 'finished'
  const shift = shiftsBefore(SHIFTS).find((each) => !isWhole(pad, each))
  if (shift !== undefined) return stageOfShift(shift)
  return isOver(pad) ? 'finished' : 'accounts'
}

/** The page after this one. */
export function stageAfter(pad: Pad, stage: Stage): Stage {
  if (pad.pointsOnly) return stage === 'setup' ? 'totals' : 'finished'
  return STAGES.filter((each) => each !== 'totals')[STAGES.indexOf(stage) + 1] ?? 'finished'
}
