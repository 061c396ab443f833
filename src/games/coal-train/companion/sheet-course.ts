/** One physical table that is being scored: its pad with every edit, and the page that is open. */
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
  edit && scoringOf({ base, edits, done, stage: edit.type === 'table' ? 'setup' : 'account' })

/** With this page open, or the nearest that the pad has. */
export const openedAt = (scoring: Scoring, stage: Stage): Scoring => ({
  ...scoring,
  stage: reachable(scoring.pad, stage),
})

/** The next page; null on the last one, and where something is missing before it. */
export function movedOn(scoring: Scoring): Scoring | null {
  if (scoring.stage === 'setup') return openedAt(scoring, 'account')
  return scoring.stage === 'account' && isOver(scoring.pad) ? openedAt(scoring, 'finished') : null
}

/** The end is there once everything is entered. */
const reachable = (pad: Pad, stage: Stage): Stage => (stage === 'finished' && !isOver(pad) ? 'account' : stage)
