/** The context of the score sheet's statechart: the pad with its history, the open page, and the progress of its tally. */
import { nextRedo, nextUndo } from '../../building-blocks/edit-history.ts'
import { numberAt } from '../../building-blocks/lists.ts'
import { ELEMENTS_SCORED } from '../state/components.ts'
import * as history from './history.ts'
import type { History } from './history.ts'
import type { Edit } from './edits.ts'
import type { Pad } from './pad.ts'
import { reachable, shiftOfStage, stageAfter, stageOfEdit } from './stages.ts'
import type { Stage } from './stages.ts'
import { isWhole } from './tally.ts'

/** The part of a scoring that is kept on disk. */
export interface ScoringInput {
  base: Pad
  edits: readonly Edit[]
  /** The number of edits made; the others were taken back. */
  done: number
  stage: Stage
  /** Elements of the open shift's tally shown so far, the last of them now; null while it is still being counted. */
  told: number | null
  /** Shifts whose tally has been shown, at least once. */
  closed: number
}

export interface Scoring extends History, Pick<ScoringInput, 'stage' | 'told' | 'closed'> {}

/** Throws nothing: edits that the pad can't take must not be in it. */
export function scoringOf({ base, edits, done, stage, told, closed }: ScoringInput): Scoring {
  const made = history.historyOf(base, edits, done)
  return { ...made, stage: reachable(made.pad, stage), told, closed }
}

export const withEdit = (scoring: Scoring, edit: Edit): Scoring => ({
  ...scoring,
  ...history.withEdit(scoring, edit),
})

/** Taken back, with the page open on which the edit was made. */
export function undone(scoring: Scoring): Scoring {
  const stage = stageOfEdit(nextUndo(scoring)!)
  return openedAt({ ...scoring, ...history.undone(scoring) }, stage)
}

export function redone(scoring: Scoring): Scoring {
  const stage = stageOfEdit(nextRedo(scoring)!)
  return openedAt({ ...scoring, ...history.redone(scoring) }, stage)
}

/** Opens this page, or the nearest that the pad has. */
export const openedAt = (scoring: Scoring, stage: Stage): Scoring => ({
  ...scoring,
  stage: reachable(scoring.pad, stage),
  told: null,
})

export const movedOn = (scoring: Scoring): Scoring => openedAt(scoring, stageAfter(scoring.pad, scoring.stage))

/** Whether the open page is one that the pad no longer has. */
export const isElsewhere = ({ pad, stage }: Scoring): boolean => reachable(pad, stage) !== stage

// The tally of the open shift

const elements = ({ stage }: Scoring) => numberAt(ELEMENTS_SCORED, shiftOfStage(stage)!)

export const isCounted = ({ pad, stage }: Scoring): boolean => isWhole(pad, shiftOfStage(stage)!)

/** Returns the scoring with the tally's first `told` elements shown. */
export const tallied = (scoring: Scoring, told: number): Scoring => ({
  ...scoring,
  told,
  closed: Math.max(scoring.closed, shiftOfStage(scoring.stage)! + 1),
})

export const talliedNext = (scoring: Scoring): Scoring => tallied(scoring, scoring.told! + 1)
export const talliedAll = (scoring: Scoring): Scoring => tallied(scoring, elements(scoring))
export const hasMore = (scoring: Scoring): boolean => scoring.told! < elements(scoring)
