/** A score sheet at work: what of its record never changes, and a snapshot of its statechart for the rest. */
import { isOver, standingOf } from '../../games/coal-baron/companion/tally.ts'
import type { CompanionSnapshot } from '../../games/coal-baron/companion/machine.ts'
import { seatsOf } from '../../games/coal-baron/companion/pad.ts'
import { sheetOf } from '../../games/coal-baron/companion/sheet-of.ts'
import { starterOf } from '../../games/coal-baron/companion/starter.ts'
import { shiftOfStage } from '../../games/coal-baron/companion/stages.ts'
import type { Timer } from '../../games/timer.ts'
import { sheetResult, type CompanionRecord } from '../../games/coal-baron/sheet.ts'
import type { SheetState, TableSummary } from '../../contract/api.ts'
import { nextRedo, nextUndo } from '../../games/coal-baron/companion/history.ts'

/** Never changed: an action makes a new one. */
export interface OpenSheet {
  /** What of the record stays as it was when the game began; `recordOf` has the rest. */
  head: Omit<CompanionRecord, 'finishedAt' | 'players' | 'setup' | 'sheet' | 'result'>
  /** When the last entry was made; null while one is missing. */
  overAt: string | null
  snapshot: CompanionSnapshot
  timer: Timer | null
  revision: number
  touchedAt: string
}

const padOf = ({ snapshot }: OpenSheet) => snapshot.context.pad

const playersOf = (sheet: OpenSheet) => padOf(sheet).players.map((player) => ({ ...player, control: 'human' }))

/** When the game was over, now that its snapshot is this: since everything is entered. */
export const overSince = (before: string | null, { context }: CompanionSnapshot, now: string): string | null =>
  isOver(context.pad) ? (before ?? now) : null

/** The record so far, with its result once everything is entered. */
export const recordOf = (sheet: OpenSheet): CompanionRecord & { result: ReturnType<typeof sheetResult> } => {
  const pad = padOf(sheet)
  const entered = sheetOf(pad, sheet.snapshot.context.closed)
  return {
    ...sheet.head,
    finishedAt: sheet.overAt,
    players: playersOf(sheet),
    setup: { startingPlayer: pad.startingPlayer },
    sheet: entered,
    result: sheetResult(entered, pad.players.length),
  }
}

export const stateOf = (sheet: OpenSheet): SheetState => {
  const { head, overAt, snapshot, timer, revision } = sheet
  const { pad, stage, told, closed } = snapshot.context
  return {
    id: head.id,
    game: 'coal-baron',
    revision,
    startedAt: head.startedAt,
    finishedAt: overAt,
    pad,
    stage,
    told,
    closed,
    undo: nextUndo(snapshot.context),
    redo: nextRedo(snapshot.context),
    timer,
  }
}

/** The sheet's line on the home screen. */
export const summaryOf = (sheet: OpenSheet): TableSummary => {
  const { context } = sheet.snapshot
  const { result } = recordOf(sheet)
  return {
    id: sheet.head.id,
    game: 'coal-baron',
    mode: 'companion',
    players: playersOf(sheet),
    startedAt: sheet.head.startedAt,
    touchedAt: sheet.touchedAt,
    finishedAt: sheet.overAt,
    shift: shiftNumber(sheet),
    moves: context.done,
    turn: null,
    points: seatsOf(context.pad).map((seat) => standingOf(context.pad, seat).total),
    winners: result?.winners ?? null,
  }
}

/** 0 in the set-up, 3 from the third shift to the end. */
const shiftNumber = ({ snapshot: { context } }: OpenSheet): number => {
  const shift = shiftOfStage(context.stage)
  return shift === null ? (context.stage === 'setup' ? 0 : 3) : shift + 1
}

/** Who begins the shift that is open; as long as nobody knows, who began the game. */
export const starterNow = ({ snapshot: { context } }: OpenSheet): number =>
  starterOf(context.pad, shiftOfStage(context.stage) ?? 0) ?? context.pad.startingPlayer
