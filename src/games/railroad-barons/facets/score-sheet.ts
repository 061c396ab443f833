/** The score sheet of a physical game of Railroad Barons. */
import { nextRedo, nextUndo } from '../../base/edit-history.ts'
import type { KeptPad, PadAct } from '../../base/paged-pad.ts'
import type { Random } from '../../base/random.ts'
import type { ScoreSheet, SheetRecord } from '../../facets/score-sheet.ts'
import { sheetResult } from '../score-sheet/account.ts'
import type { Sheet } from '../score-sheet/account.ts'
import { whyNot } from '../score-sheet/edits.ts'
import type { Edit } from '../score-sheet/edits.ts'
import { emptyPad, isOver } from '../score-sheet/pad.ts'
import type { Pad, PadPlayer } from '../score-sheet/pad.ts'
import * as course from '../score-sheet/sheet-course.ts'
import type { Scoring } from '../score-sheet/sheet-course.ts'
import { padOf, pointsSoFar, recordDoubts, sheetOf } from '../score-sheet/sheet-of.ts'
import type { ScoreSheetRecord } from '../score-sheet/sheet-of.ts'
import type { NewSheet, Stage } from '../wire/wire.ts'

type Kept = KeptPad<Pad, Stage>

export const scoreSheet: ScoreSheet<Scoring, Edit, PadAct<Edit, Stage>> = {
  begin,
  open: (kept, edits) => course.opened(kept as Kept, edits as readonly Edit[]),
  openRecord: (record) => openedAnew(padOf(record as ScoreSheetRecord)),
  kept: ({ base, done, stage }): Kept => ({ base, done, stage }),
  edits: ({ done }) => done,
  after: course.after,
  whyNot: (_, edit) => whyNot(edit),
  page: ({ stage }) => stage,
  players: ({ pad }) => pad.players,
  seated: (edit) => (edit.type === 'table' ? edit.players : null),
  renaming: ({ pad }, name, to) => renaming(pad, name, to),
  starter: ({ pad }) => pad.round.priority,
  isOver: ({ pad }) => isOver(pad),
  recordOf: ({ pad }) => recordOf(pad),
  progress: ({ pad }) => ({ label: { key: 'sheet', params: {} }, points: pointsSoFar(pad) }),
  shown: (sheet) => ({
    pad: sheet.pad,
    at: { stage: sheet.stage },
    undo: nextUndo(sheet),
    redo: nextRedo(sheet),
  }),
  ofTotals: (totals, startingPlayer) => recordFrom({ totals: [...totals] as [number, number] }, startingPlayer),
}

function begin(players: readonly PadPlayer[], options: unknown, random: Random): Scoring {
  const { startingPlayer, way } = options as NewSheet
  const starter = startingPlayer === 'random' ? random.below(2) : startingPlayer
  return openedAnew(emptyPad(players, starter, way === 'totals'))
}

const openedAnew = (base: Pad): Scoring => course.scoringOf({ base, edits: [], done: 0, stage: 'finished' })

function renaming(pad: Pad, name: string, to: string): Edit {
  const players = pad.players.map((player, was) => ({ ...player, was, name: player.name === name ? to : player.name }))
  return { type: 'table', players, startingPlayer: pad.startingPlayer }
}

function recordOf(pad: Pad): SheetRecord {
  const doubts = recordDoubts(pad)
  return { ...recordFrom(sheetOf(pad), pad.startingPlayer), ...(doubts ? { doubts } : {}) }
}

const recordFrom = (sheet: Sheet, startingPlayer: number): SheetRecord => ({
  setup: { startingPlayer },
  sheet,
  result: sheetResult(sheet),
})
