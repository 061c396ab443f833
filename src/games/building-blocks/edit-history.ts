/** A score pad with everything that was done to it, so that every edit can be taken back and made again. */
export interface History<P, E> {
  /** The pad before the first edit. */
  base: P
  edits: readonly E[]
  /** Edits that are made; those after them were taken back. */
  done: number
  /** The pad now. */
  pad: P
}

export interface Histories<P, E> {
  /** The history in which the first `done` of these edits are made. Each of them must be one that the pad can take. */
  historyOf: (base: P, edits: readonly E[], done: number) => History<P, E>
  /** Makes an edit; edits that were undone can't be redone any more. */
  withEdit: (history: History<P, E>, edit: E) => History<P, E>
  undone: (history: History<P, E>) => History<P, E>
  redone: (history: History<P, E>) => History<P, E>
}

/** Histories of pads that an edit changes so. */
export function historiesOf<P, E>(edited: (pad: P, edit: E) => P): Histories<P, E> {
  const historyOf = (base: P, edits: readonly E[], done: number): History<P, E> => ({
    base,
    edits,
    done,
    pad: edits.slice(0, done).reduce(edited, base),
  })
  return {
    historyOf,
    withEdit: ({ base, edits, done, pad }, edit) => ({
      base,
      edits: [...edits.slice(0, done), edit],
      done: done + 1,
      pad: edited(pad, edit),
    }),
    undone: ({ base, edits, done }) => historyOf(base, edits, done - 1),
    redone: ({ base, edits, done }) => historyOf(base, edits, done + 1),
  }
}

type Made<E> = Pick<History<unknown, E>, 'edits' | 'done'>

export const nextUndo = <E>({ edits, done }: Made<E>): E | null => edits[done - 1] ?? null
export const nextRedo = <E>({ edits, done }: Made<E>): E | null => edits[done] ?? null
