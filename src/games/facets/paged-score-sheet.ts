/** The score sheet of a game whose pad is entered page by page. */
import { nextRedo, nextUndo } from '../building-blocks/edit-history.ts'
import type { KeptPad, PadAct, PagedPad, PagedPads } from '../building-blocks/paged-pad.ts'
import type { ScoreSheet, SheetRecord } from './score-sheet.ts'

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

/** `P` is a pad, `E` an edit, `S` a page, `O` the options of a new sheet, `H` the record's own sheet. */
interface PagedSheet<P extends SeatedPad, E extends Edit, S extends string, O, H> {
  pads: PagedPads<P, E, S>
  /** The page at the end; until it is reached, the first with a gap is shown in its place. */
  end: S
  emptyPad: (players: readonly Seated[], starter: number, options: O) => P
  whyNot: (pad: P, edit: E) => string | null
  /** The seat that begins the next turn at the table. */
  starter: (pad: P) => number
  isOver: (pad: P) => boolean
  pointsSoFar: (pad: P) => number[]
  /** The pad that a record was made from, as far as it tells. */
  padOf: (record: never) => P
  sheetOf: (pad: P) => H
  doubtsOf: (pad: P) => SheetRecord['doubts']
  recordFrom: (sheet: H, startingPlayer: number) => SheetRecord
  /** The sheet of a game of which only the totals are known; `winners` as told, none where nobody told. */
  ofTotals: (totals: number[], tieBreaks: readonly (number | null)[] | undefined, winners: readonly number[]) => H
}

export function pagedScoreSheet<
  P extends SeatedPad,
  E extends Edit,
  S extends string,
  O extends { startingPlayer: number | 'random' },
  H,
>(game: PagedSheet<P, E, S, O, H>): ScoreSheet<PagedPad<P, E, S>, E, PadAct<E, S>> {
  const { pads, pointsSoFar } = game
  const openedAnew = (base: P) => pads.scoringOf({ base, edits: [], done: 0, stage: game.end })

  return {
    begin(players, options: O, random) {
      const { startingPlayer } = options
      const starter = startingPlayer === 'random' ? random.below(players.length) : startingPlayer
      return openedAnew(game.emptyPad(players, starter, options))
    },
    open: (kept: KeptPad<P, S>, edits: readonly E[]) => pads.opened(kept, edits),
    openRecord: (record) => openedAnew(game.padOf(record as never)),
    kept: ({ base, done, stage }): KeptPad<P, S> => ({ base, done, stage }),
    edits: ({ done }) => done,
    turnedTo: (sheet, { stage }) => pads.openedAt(sheet, stage),
    after: pads.after,
    whyNot: ({ pad }, edit) => game.whyNot(pad, edit),
    page: ({ stage }) => stage,
    players: ({ pad }) => pad.players,
    seated: (edit) => (isSeating(edit) ? edit.players : null),
    renaming: ({ pad }, name, to) => renamed(pad, name, to) as Edit as E,
    starter: ({ pad }) => game.starter(pad),
    isOver: ({ pad }) => game.isOver(pad),
    recordOf({ pad }) {
      const doubts = game.doubtsOf(pad)
      return { ...game.recordFrom(game.sheetOf(pad), pad.startingPlayer), ...(doubts && { doubts }) }
    },
    progress: ({ pad }) => ({ label: { key: 'sheet', params: {} }, points: pointsSoFar(pad) }),
    shown: (sheet) => ({ pad: sheet.pad, at: { stage: sheet.stage }, undo: nextUndo(sheet), redo: nextRedo(sheet) }),
    ofTotals: (totals, startingPlayer, winners = [], tieBreaks) =>
      game.recordFrom(game.ofTotals([...totals], tieBreaks, winners), startingPlayer),
  }
}
