/** The score sheet of a physical game of Coal Baron. */
import type { ScoreSheet, SheetRecord } from '../../facets/score-sheet.ts'
import { chartSteps } from '../../building-blocks/machine.ts'
import type { Random } from '../../building-blocks/random.ts'
import type { ScoringInput } from '../score-sheet/sheet-course.ts'
import { edited, whyNot } from '../score-sheet/edits.ts'
import { nextRedo, nextUndo } from '../../building-blocks/edit-history.ts'
import { scoreSheetMachine } from '../score-sheet/machine.ts'
import type { SheetEvent, SheetSnapshot } from '../score-sheet/machine.ts'
import { emptyPad, seatsOf } from '../score-sheet/pad.ts'
import type { Pad } from '../score-sheet/pad.ts'
import { padOf, recordDoubts, sheetOf } from '../score-sheet/sheet-of.ts'
import { firstOpen, shiftOfStage, stageAfter } from '../score-sheet/stages.ts'
import { starterOf } from '../score-sheet/starter.ts'
import { isOver, seatPointsOf } from '../score-sheet/tally.ts'
import { sheetResult } from '../rules/sheet.ts'
import type { ScoreSheetRecord, Sheet } from '../rules/sheet.ts'
import type { Edit, NewSheet, PadPlayer, SheetAct } from '../wire/wire.ts'

const chart = chartSteps(scoreSheetMachine)

/** The state of a sheet besides its edits. */
type Kept = Omit<ScoringInput, 'edits'>

type Act = { type: 'edit'; edit: Edit } | { type: 'undo' } | { type: 'redo' } | SheetAct

export const scoreSheet: ScoreSheet<SheetSnapshot, Edit, Act> = {
  begin,
  open: opened,
  openRecord: openedAnew,
  kept: ({ context: { base, done, stage, told, closed } }): Kept => ({ base, done, stage, told, closed }),
  edits: ({ context }) => context.done,
  turnedTo: ({ context: { base, edits, done, closed } }, { context: { stage, told } }) =>
    chart.open({ base, edits, done, closed, stage, told }),
  after: (sheet, act) => chart.after(sheet, eventOf(act)),
  whyNot: ({ context }, edit) => whyNot(context.pad, edit),
  page: ({ context }) => context.stage,
  players: ({ context }) => context.pad.players,
  seated: (edit) => (edit.type === 'table' ? edit.players : null),
  renaming: ({ context }, name, to) => renaming(context.pad, name, to),
  starter: ({ context: { pad, stage } }) => starterOf(pad, shiftOfStage(stage) ?? 0) ?? pad.startingPlayer,
  isOver: ({ context }) => isOver(context.pad),
  recordOf: ({ context }) => recordOf(context.pad, context.closed),
  progress,
  shown: ({ context }) => ({
    pad: context.pad,
    at: { stage: context.stage, told: context.told, closed: context.closed },
    undo: nextUndo(context),
    redo: nextRedo(context),
  }),
  ofTotals,
}

function begin(players: readonly PadPlayer[], { startingPlayer, way }: NewSheet, random: Random): SheetSnapshot {
  const starter = startingPlayer === 'random' ? random.below(players.length) : startingPlayer
  const base = emptyPad(players, starter, way)
  // The players were asked for before.
  return opened({ base, done: 0, stage: stageAfter(base, 'setup'), told: null, closed: 0 }, [])
}

/** Every edit must be one that the pad could take when it was made. */
function opened(kept: Kept, edits: readonly Edit[]): SheetSnapshot {
  if (kept.done > edits.length) throw new Error(`${kept.done} edits are made, ${edits.length} are there`)
  edits.reduce(checkedEdit, kept.base)
  return chart.open({ ...kept, edits })
}

function checkedEdit(pad: Pad, edit: Edit): Pad {
  const wrong = whyNot(pad, edit)
  if (wrong !== null) throw new Error(`an edit can't be made: ${wrong}`)
  return edited(pad, edit)
}

function openedAnew(record: ScoreSheetRecord): SheetSnapshot {
  const base = padOf(record)
  const closed = record.sheet.detail === 'points' ? 0 : record.sheet.shifts.length
  return chart.open({ base, edits: [], done: 0, stage: firstOpen(base), told: null, closed })
}

const EVENTS = { undo: 'UNDO', redo: 'REDO', tally: 'TALLY', next: 'NEXT', skip: 'SKIP' } as const

function eventOf(act: Act): SheetEvent {
  if (act.type === 'edit') return { type: 'EDIT', edit: act.edit }
  if (act.type === 'go') return { type: 'GO', stage: act.stage }
  return { type: EVENTS[act.type] }
}

function renaming(pad: Pad, name: string, to: string): Edit {
  const players = pad.players.map((player, was) => ({ ...player, was, name: player.name === name ? to : player.name }))
  return { type: 'table', players, startingPlayer: pad.startingPlayer }
}

function recordOf(pad: Pad, closed: number): SheetRecord {
  const sheet = sheetOf(pad, closed)
  const result = sheetResult(sheet, pad.players.length)
  return { setup: { startingPlayer: pad.startingPlayer }, sheet, result, doubts: recordDoubts(pad) }
}

function progress({ context: { pad, stage } }: SheetSnapshot) {
  const shift = shiftOfStage(stage)
  return {
    label: { key: 'sheet', params: { shift: shift === null ? (stage === 'setup' ? 0 : 3) : shift + 1 } },
    points: seatsOf(pad).map((seat) => seatPointsOf(pad, seat).total),
  }
}

function ofTotals(
  totals: readonly number[],
  startingPlayer: number,
  told: readonly number[] = [],
  marksLeft?: readonly (number | null)[],
): SheetRecord {
  const sheet: Sheet = { detail: 'points', totals: [...totals], ...(marksLeft && { marksLeft: [...marksLeft] }) }
  const counted = sheetResult(sheet, totals.length)!
  if (told.length === 0 || told.join() === counted.winners.join())
    return { setup: { startingPlayer }, sheet, result: counted }
  const winners = [...told]
  return { setup: { startingPlayer }, sheet: { ...sheet, winners }, result: { ...counted, winners } }
}
