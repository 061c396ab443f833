/** One physical table that is being scored: its pad with every edit, and the page that is open. */
import { itemAt } from '../../base/lists.ts'
import type { Edit, Stage } from '../wire/wire.ts'
import { edited } from './edits.ts'
import { isOver } from './pad.ts'
import type { Pad } from './pad.ts'

export interface Scoring {
  /** The pad before the first edit. */
  base: Pad
  edits: readonly Edit[]
  /** Edits that are made; those after them were taken back. */
  done: number
  stage: Stage
  /** The pad now. */
  pad: Pad
}

export function scoringOf({ base, edits, done, stage }: Omit<Scoring, 'pad'>): Scoring {
  const pad = edits.slice(0, done).reduce(edited, base)
  return { base, edits, done, pad, stage: reachable(pad, stage) }
}

/** Makes an edit; edits that were undone can't be redone any more. */
export const withEdit = ({ base, edits, done, stage }: Scoring, edit: Edit): Scoring =>
  scoringOf({ base, edits: [...edits.slice(0, done), edit], done: done + 1, stage })

export const nextUndo = ({ edits, done }: Scoring): Edit | null => edits[done - 1] ?? null
export const nextRedo = ({ edits, done }: Scoring): Edit | null => edits[done] ?? null

/** Taken back, with the page open on which the edit was made; null where there is none. */
export const undone = (scoring: Scoring): Scoring | null => moved(scoring, nextUndo(scoring), scoring.done - 1)
export const redone = (scoring: Scoring): Scoring | null => moved(scoring, nextRedo(scoring), scoring.done + 1)

const moved = ({ base, edits }: Scoring, edit: Edit | null, done: number): Scoring | null =>
  edit && scoringOf({ base, edits, done, stage: stageOf(edit) })

/** With this page open, or the nearest that the pad has. */
export const openedAt = (scoring: Scoring, stage: Stage): Scoring => ({
  ...scoring,
  stage: reachable(scoring.pad, stage),
})

/** The next page; null on the last one, and where something is missing before it. */
export function movedOn(scoring: Scoring): Scoring | null {
  const next = itemAt(AFTER[scoring.stage] ?? [], Number(scoring.pad.totalsOnly))
  return next && reachable(scoring.pad, next) === next ? openedAt(scoring, next) : null
}

/** The page after each, with the whole account and with the totals alone. */
const AFTER: Readonly<Partial<Record<Stage, [Stage, Stage]>>> = {
  setup: ['account', 'totals'],
  account: ['finished', 'finished'],
  totals: ['finished', 'finished'],
}

function reachable(pad: Pad, stage: Stage): Stage {
  if (stage === 'setup' || (stage === 'finished' && isOver(pad))) return stage
  return pad.totalsOnly ? 'totals' : 'account'
}

/** The page on which an edit is seen. */
function stageOf({ type }: Edit): Stage {
  if (type === 'table') return 'setup'
  return type === 'total' || type === 'totals-only' ? 'totals' : 'account'
}
