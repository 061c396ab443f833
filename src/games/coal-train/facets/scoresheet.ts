/** The score sheet of a physical game of Coal Train. */
import type { Random } from '../../base/random.ts'
import type { ScoreSheet, SheetRecord } from '../../facets/scoresheet.ts'
import { sheetResult } from '../companion/account.ts'
import type { Sheet } from '../companion/account.ts'
import { edited, whyNot } from '../companion/edits.ts'
import type { Edit } from '../companion/edits.ts'
import { emptyPad, isOver } from '../companion/pad.ts'
import type { Pad, PadPlayer } from '../companion/pad.ts'
import * as course from '../companion/sheet-course.ts'
import type { Scoring } from '../companion/sheet-course.ts'
import { padOf, pointsSoFar, recordDoubts, sheetOf } from '../companion/sheet-of.ts'
import type { CompanionRecord } from '../companion/sheet-of.ts'
import { DATA } from '../state/components.ts'
import type { NewSheet, SheetAct } from '../wire/wire.ts'

/** The state of a sheet besides its edits. */
type Kept = Pick<Scoring, 'base' | 'done' | 'stage'>

type Act = { type: 'edit'; edit: Edit } | { type: 'undo' } | { type: 'redo' } | SheetAct

export const scoreSheet: ScoreSheet<Scoring, Edit, Act> = {
  begin,
  open: (kept, edits) => opened(kept as Kept, edits as readonly Edit[]),
  openRecord: (record) => openedAnew(padOf(record as CompanionRecord)),
  kept: ({ base, done, stage }): Kept => ({ base, done, stage }),
  edits: ({ done }) => done,
  after,
  whyNot: ({ pad }, edit) => whyNot(pad, edit),
  page: ({ stage }) => stage,
  players: ({ pad }) => pad.players,
  seated: (edit) => (edit.type === 'table' ? edit.players : null),
  renaming: ({ pad }, name, to) => renaming(pad, name, to),
  starter: ({ pad }) => pad.startingPlayer,
  isOver: ({ pad }) => isOver(pad),
  recordOf: ({ pad }) => recordOf(pad),
  progress: ({ pad }) => ({ label: { key: 'sheet', params: {} }, points: pointsSoFar(pad) }),
  shown: (sheet) => ({
    pad: sheet.pad,
    at: { stage: sheet.stage },
    undo: course.nextUndo(sheet),
    redo: course.nextRedo(sheet),
  }),
  ofTotals: (totals, startingPlayer) => recordFrom({ detail: 'points', totals: [...totals] }, startingPlayer),
}

function begin(players: readonly PadPlayer[], options: unknown, random: Random): Scoring {
  const { startingPlayer, detail } = options as NewSheet
  const starter = startingPlayer === 'random' ? random.below(players.length) : startingPlayer
  return openedAnew(emptyPad(players, starter, detail))
}

const openedAnew = (base: Pad): Scoring => course.scoringOf({ base, edits: [], done: 0, stage: 'finished' })

/** Every edit must be one that the pad could take when it was made. */
function opened(kept: Kept, edits: readonly Edit[]): Scoring {
  if (kept.done > edits.length) throw new Error(`${kept.done} edits are made, ${edits.length} are there`)
  edits.reduce((pad, edit) => {
    const wrong = whyNot(pad, edit)
    if (wrong !== null) throw new Error(`an edit can't be made: ${wrong}`)
    return edited(pad, edit)
  }, kept.base)
  return course.scoringOf({ ...kept, edits })
}

function after(sheet: Scoring, act: Act): Scoring | null {
  switch (act.type) {
    case 'edit':
      return whyNot(sheet.pad, act.edit) === null ? course.withEdit(sheet, act.edit) : null
    case 'undo':
      return course.undone(sheet)
    case 'redo':
      return course.redone(sheet)
    case 'go':
      return course.openedAt(sheet, act.stage)
    case 'next':
      return course.movedOn(sheet)
  }
}

function renaming(pad: Pad, name: string, to: string): Edit {
  const players = pad.players.map((player, was) => ({ ...player, was, name: player.name === name ? to : player.name }))
  return { type: 'table', players, startingPlayer: pad.startingPlayer }
}

function recordOf(pad: Pad): SheetRecord {
  const doubts = recordDoubts(pad)
  return { ...recordFrom(sheetOf(pad), pad.startingPlayer), ...(doubts ? { doubts } : {}) }
}

/** The own map's data are named where places are ticked on it. */
const recordFrom = (sheet: Sheet, startingPlayer: number): SheetRecord => ({
  setup: sheet.detail === 'places' ? { startingPlayer, data: DATA } : { startingPlayer },
  sheet,
  result: sheetResult(sheet),
})
