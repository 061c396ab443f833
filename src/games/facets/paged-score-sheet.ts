/** The score sheet of a game whose pad is entered page by page. */
import { nextRedo, nextUndo } from '../building-blocks/edit-history.ts'
import type { PadCourse, PagedPad } from '../building-blocks/paged-pad.ts'
import type { RecordToOpen, ScoreSheet, SheetRecord } from './score-sheet.ts'

type Seated = { name: string; color: string }
interface SeatedPad {
  players: Seated[]
  startingPlayer: number
}

/** Who sits where and who began; `was` is the seat that a player had before, null for a new one. */
type Seating = { type: 'table'; players: (Seated & { was: number | null })[]; startingPlayer: number }

/** An edit of any pad. */
type Edit = { type: string }

const isSeating = (edit: Edit): edit is Seating => edit.type === 'table'

const renamed = ({ players, startingPlayer }: SeatedPad, name: string, to: string): Seating => ({
  type: 'table',
  players: players.map((player, was) => ({ ...player, was, name: player.name === name ? to : player.name })),
  startingPlayer,
})

/** `C` is a scoring, `P` its pad, `E` an edit, `A` an act, `O` the options of a new sheet, `H` the record's own sheet. */
interface PagedSheet<C, P extends SeatedPad, E extends Edit, A, O, H> {
  course: PadCourse<C, P, E, A>
  emptyPad: (players: readonly Seated[], starter: number, options: O) => P
  /** The sheet that a record was made from, as far as it tells. */
  ofRecord(record: RecordToOpen): C
  whyNot: (pad: P, edit: E) => string | null
  /** The seat that begins the next turn at the table. */
  starter: (scoring: C) => number
  isOver: (pad: P) => boolean
  pointsSoFar: (pad: P) => number[]
  /** Returns the parameters of the words for the progress. */
  progress?: (scoring: C) => Record<string, number>
  sheetOf: (scoring: C) => H
  doubtsOf: (pad: P) => SheetRecord['doubts']
  recordFrom: (sheet: H, startingPlayer: number, players: number) => SheetRecord
  /** The sheet of a game of which only the totals are known; `winners` are empty if nobody named any. */
  ofTotals: (totals: number[], tieBreaks: readonly (number | null)[] | undefined, winners: readonly number[]) => H
}

export function pagedScoreSheet<
  C extends PagedPad<P, E | Seating, string>,
  P extends SeatedPad,
  E extends Edit,
  A,
  O extends { startingPlayer: number | 'random' },
  H,
>(game: PagedSheet<C, P, E | Seating, A, O, H>): ScoreSheet<C, E | Seating, A> {
  const { course, pointsSoFar, progress = () => ({}) } = game

  return {
    begin(players, options: O, random) {
      const { startingPlayer } = options
      const starter = startingPlayer === 'random' ? random.below(players.length) : startingPlayer
      return course.begun(game.emptyPad(players, starter, options))
    },
    open: (kept, edits: readonly (E | Seating)[]) => course.opened(kept, edits),
    openRecord: (record) => game.ofRecord(record),
    kept: course.kept,
    edits: ({ done }) => done,
    turnedTo: course.turnedTo,
    after: course.after,
    whyNot: ({ pad }, edit) => game.whyNot(pad, edit),
    page: ({ stage }) => stage,
    players: ({ pad }) => pad.players,
    seated: (edit) => (isSeating(edit) ? edit.players : null),
    renaming: ({ pad }, name, to) => renamed(pad, name, to),
    starter: game.starter,
    isOver: ({ pad }) => game.isOver(pad),
    recordOf(scoring) {
      const { pad } = scoring
      const doubts = game.doubtsOf(pad)
      const record = game.recordFrom(game.sheetOf(scoring), pad.startingPlayer, pad.players.length)
      return { ...record, ...(doubts && { doubts }) }
    },
    progress: (scoring) => ({
      label: { key: 'sheet', params: progress(scoring) },
      points: pointsSoFar(scoring.pad),
    }),
    shown: (scoring) => ({
      pad: scoring.pad,
      at: course.at(scoring),
      undo: nextUndo(scoring),
      redo: nextRedo(scoring),
    }),
    ofTotals: (totals, startingPlayer, winners = [], tieBreaks) =>
      game.recordFrom(game.ofTotals([...totals], tieBreaks, winners), startingPlayer, totals.length),
  }
}
