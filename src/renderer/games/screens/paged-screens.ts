/** The parts of `ScoreScreens` that are alike in every game whose pad is entered page by page. */

interface SeatedPad {
  startingPlayer: number
}
type Seating<S> = { type: 'table'; players: S[]; startingPlayer: number }

interface Sheet<P, A> {
  pad: P
  /** The page that is open, and what else the game keeps beside it. */
  at: A
}

interface PagedScreens<P, E, S, A, N> {
  edited: (pad: P, edit: E) => P
  /** Why an edit is refused; null if it isn't. */
  whyNot: (pad: P, edit: E) => unknown
  isOver: (pad: P) => boolean
  /** The pages of a pad in order, of which the last is `finished`. */
  stagesOf: (pad: P) => readonly S[]
  stageTitle: (stage: S) => string
  isDone: (sheet: Sheet<P, A>, stage: S) => boolean
  /** The number of doubts on a page that nobody has accepted. */
  doubtsOn: (pad: P, stage: S) => number
  endingOf: (pad: P) => N
}

/** `P` is the pad, `E` an edit, `S` a page, `A` where a sheet is open, `N` the end of a game; the rest of `ScoreScreens` is the game's. */
export const pagedScreens = <
  P extends SeatedPad,
  E extends { type: string },
  S extends string,
  A extends { stage: S },
  N,
>({
  edited,
  whyNot,
  isOver,
  stagesOf,
  stageTitle,
  isDone,
  doubtsOn,
  endingOf,
}: PagedScreens<P, E, S, A, N>) => ({
  /** New seats take what was entered along: given twice they would be other seats. */
  ahead: (pad: P, edit: E): P => (edit.type === 'table' || whyNot(pad, edit) !== null ? pad : edited(pad, edit)),
  title: ({ at }: Sheet<P, A>) => stageTitle(at.stage),
  pages: (sheet: Sheet<P, A>) =>
    stagesOf(sheet.pad).map((stage) => ({
      key: stage,
      title: stageTitle(stage),
      isOpen: stage === sheet.at.stage,
      isDone: isDone(sheet, stage),
      doubts: doubtsOn(sheet.pad, stage),
      go: stage === 'finished' && !isOver(sheet.pad) ? null : { type: 'go' as const, stage },
    })),
  seats: {
    starter: ({ startingPlayer }: P) => startingPlayer,
    edit: <T>(players: T[], startingPlayer: number): Seating<T> => ({ type: 'table', players, startingPlayer }),
  },
  ending: ({ pad, at }: Sheet<P, A>) => (at.stage === 'finished' ? endingOf(pad) : null),
})
