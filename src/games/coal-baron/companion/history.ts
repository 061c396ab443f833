/** A score pad with everything that was done to it, so that every edit can be taken back and made again. */
import { edited } from './edits.ts'
import type { Edit } from './edits.ts'
import type { Pad } from './pad.ts'

export interface History {
  /** The pad before the first edit. */
  base: Pad
  edits: readonly Edit[]
  /** Edits that are made; those after them were taken back. */
  done: number
  /** The pad now. */
  pad: Pad
}

/** The history in which the first `done` of these edits are made. Each of them must be one that the pad can take. */
export const historyOf = (base: Pad, edits: readonly Edit[], done: number): History => ({
  base,
  edits,
  done,
  pad: edits.slice(0, done).reduce(edited, base),
})

/** Makes an edit; edits that were undone can't be redone any more. */
export const withEdit = ({ base, edits, done, pad }: History, edit: Edit): History => ({
  base,
  edits: [...edits.slice(0, done), edit],
  done: done + 1,
  pad: edited(pad, edit),
})

export const nextUndo = ({ edits, done }: History): Edit | null => edits[done - 1] ?? null
export const nextRedo = ({ edits, done }: History): Edit | null => edits[done] ?? null

export const undone = ({ base, edits, done }: History): History => historyOf(base, edits, done - 1)
export const redone = ({ base, edits, done }: History): History => historyOf(base, edits, done + 1)
