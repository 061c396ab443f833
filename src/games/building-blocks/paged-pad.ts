/** A score pad of pages: the pad with its history, and the page that is open. */
import { historiesOf, nextRedo, nextUndo, type History } from './edit-history.ts'

export interface PagedPad<P, E, S> extends History<P, E> {
  stage: S
}

/** The state of a pad besides its edits. */
export type KeptPad<P, S> = Pick<PagedPad<P, never, S>, 'base' | 'done' | 'stage'>

export type PadAct<E, S> =
  { type: 'edit'; edit: E } | { type: 'undo' } | { type: 'redo' } | { type: 'go'; stage: S } | { type: 'next' }

/** The course of a scoring: `C` is its state, never changed in place, and `A` an action on it. */
export interface PadCourse<C, P, E, A> {
  /** A pad without edits, open where its first entry is made or at its end. */
  begun: (base: P) => C
  /** A pad as it was kept. Throws if it could not take one of its edits, or if edits are missing. */
  opened: (kept: unknown, edits: readonly E[]) => C
  /** The state besides the edits, as JSON. */
  kept: (scoring: C) => object
  /** The scoring, open where `other` is, as far as its entries allow. */
  turnedTo: (scoring: C, other: C) => C
  /** Null if the act is impossible. */
  after: (scoring: C, act: A) => C | null
  /** The open page, and how far it is. */
  at: (scoring: C) => object
}

interface Pages<P, E, S> {
  /** The page at the end; until it is reached, the first with a gap is shown in its place. */
  end: S
  edited: (pad: P, edit: E) => P
  /** The place in an edit that the pad can't take; null if it can. */
  whyNot: (pad: P, edit: E) => string | null
  /** The page, or the nearest that the pad has. */
  reachable: (pad: P, stage: S) => S
  /** The page on which an edit is made. */
  stageOf: (edit: E) => S
  /** The page after one, if the pad has it then; undefined after the last. */
  stageAfter: (pad: P, stage: S) => S | undefined
}

export interface PagedPads<P, E, S> extends PadCourse<PagedPad<P, E, S>, P, E, PadAct<E, S>> {
  /** The edits made must be ones that the pad could take. */
  scoringOf: (scoring: Omit<PagedPad<P, E, S>, 'pad'>) => PagedPad<P, E, S>
  /** Makes an edit that the pad can take; edits that were undone can't be redone any more. */
  withEdit: (scoring: PagedPad<P, E, S>, edit: E) => PagedPad<P, E, S>
  /** Taken back, with the page open on which the edit was made; null if there is none. */
  undone: (scoring: PagedPad<P, E, S>) => PagedPad<P, E, S> | null
  redone: (scoring: PagedPad<P, E, S>) => PagedPad<P, E, S> | null
  /** Opens this page, or the nearest that the pad has. */
  openedAt: (scoring: PagedPad<P, E, S>, stage: S) => PagedPad<P, E, S>
  /** The next page; null on the last one, and where something is missing before it. */
  movedOn: (scoring: PagedPad<P, E, S>) => PagedPad<P, E, S> | null
}

export function pagedPads<P, E, S>({ edited, whyNot, ...pages }: Pages<P, E, S>): PagedPads<P, E, S> {
  type Scoring = PagedPad<P, E, S>
  const histories = historiesOf(edited)

  const at = (history: History<P, E>, stage: S): Scoring => ({ ...history, stage: pages.reachable(history.pad, stage) })
  const scoringOf = ({ base, edits, done, stage }: Omit<Scoring, 'pad'>) =>
    at(histories.historyOf(base, edits, done), stage)

  const withEdit = (scoring: Scoring, edit: E) => at(histories.withEdit(scoring, edit), scoring.stage)
  const undone = (scoring: Scoring) => moved(nextUndo(scoring), () => histories.undone(scoring))
  const redone = (scoring: Scoring) => moved(nextRedo(scoring), () => histories.redone(scoring))
  const moved = (edit: E | null, history: () => History<P, E>) => edit && at(history(), pages.stageOf(edit))

  const movedOn = (scoring: Scoring): Scoring | null => {
    const next = pages.stageAfter(scoring.pad, scoring.stage)
    return next !== undefined && pages.reachable(scoring.pad, next) === next ? at(scoring, next) : null
  }

  const opened = (stored: unknown, edits: readonly E[]): Scoring => {
    const kept = stored as KeptPad<P, S>
    checkEdits({ edited, whyNot }, kept, edits)
    return scoringOf({ ...kept, edits })
  }

  const after = (scoring: Scoring, act: PadAct<E, S>): Scoring | null => {
    switch (act.type) {
      case 'edit':
        return whyNot(scoring.pad, act.edit) === null ? withEdit(scoring, act.edit) : null
      case 'undo':
        return undone(scoring)
      case 'redo':
        return redone(scoring)
      case 'go':
        return at(scoring, act.stage)
      case 'next':
        return movedOn(scoring)
    }
  }

  return {
    ...{ scoringOf, opened, withEdit, undone, redone, openedAt: at, movedOn, after },
    begun: (base) => scoringOf({ base, edits: [], done: 0, stage: pages.end }),
    kept: ({ base, done, stage }): KeptPad<P, S> => ({ base, done, stage }),
    turnedTo: (scoring, { stage }) => at(scoring, stage),
    at: ({ stage }) => ({ stage }),
  }
}

/** Throws if the pad couldn't take one of its edits, or if edits are missing. */
function checkEdits<P, E>(
  { edited, whyNot }: Pick<Pages<P, E, unknown>, 'edited' | 'whyNot'>,
  { base, done }: Pick<KeptPad<P, unknown>, 'base' | 'done'>,
  edits: readonly E[],
): void {
  if (done > edits.length) throw new Error(`${done} edits are made, ${edits.length} are there`)
  edits.reduce((pad, edit) => {
    const wrong = whyNot(pad, edit)
    if (wrong !== null) throw new Error(`an edit can't be made: ${wrong}`)
    return edited(pad, edit)
  }, base)
}
