import type { SheetAction } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'
import { isPlayedAt } from '../../games/building-blocks/forms.ts'
import { takenBack } from '../../games/building-blocks/seating.ts'
import { newTimer, reseated, timed, type Timer, type TimerAct } from '../../games/building-blocks/timer.ts'
import { later } from '../platform/later.ts'
import { overSince, playersOf, type OpenSheet } from './open-sheet.ts'

/** The sheet after an action. Throws `bad-arguments` for an edit that it can't take, `not-allowed-now` for anything else. */
export function afterAction(sheet: OpenSheet, action: SheetAction, now: Date): OpenSheet {
  const touched = { ...sheet, revision: sheet.revision + 1, touchedAt: now.toISOString() }
  if (isAbout(action)) return { ...touched, ...told(sheet, action) }
  if (action.type === 'set-aside-seen') return { ...touched, setAside: [] }
  if (isForTimer(action)) return { ...touched, timer: afterTimerAct(sheet, action, now.getTime()) }
  const course = sheet.game.scoreSheet.after(sheet.course, action) ?? refuse(sheet, action)
  const overAt = overSince(sheet, course, endOf(sheet.head.startedAt, touched.touchedAt))
  const after = { ...touched, course, overAt, endedAt: overAt ?? sheet.endedAt }
  return { ...after, timer: timerAfter(sheet, action, after) }
}

/** Times stay with the players. */
function timerAfter(sheet: OpenSheet, action: SheetAction, after: OpenSheet): Timer | null {
  const { scoreSheet } = sheet.game
  const edit = editOf(sheet, action)
  const before = edit === null ? undefined : scoreSheet.seated(edit)?.map(({ was }) => was)
  if (!sheet.timer || !before) return sheet.timer
  const moved = action.type === 'undo' ? takenBack(before, playersOf(after).length) : before
  return reseated(sheet.timer, moved, scoreSheet.starter(after.course))
}

/** The edit that an action makes, takes back or makes again. */
function editOf({ game, course }: OpenSheet, action: SheetAction): unknown {
  if (isEdit(action)) return action.edit
  const { undo, redo } = game.scoreSheet.shown(course)
  const steps: Record<string, unknown> = { undo, redo }
  return steps[action.type] ?? null
}

/** Nobody sits at a table for longer: what is completed then was entered later, and how long it took isn't known. */
const LONGEST = 12 * 60 * 60_000

/** The end of a game that is complete now; its beginning if nobody knows when it ended. */
const endOf = (startedAt: string, now: string): string =>
  Date.parse(now) - Date.parse(startedAt) > LONGEST ? startedAt : later(startedAt, now)

interface About {
  type: 'about'
  startedAt: string
  minutes: number | null
  place: string | null
  notes: string | null
}

const isAbout = (action: SheetAction): action is About => action.type === 'about'

/** When, for how long and where people played, as they tell it. */
function told(
  { head, overAt, endedAt }: OpenSheet,
  { startedAt, minutes, place, notes }: About,
): Pick<OpenSheet, 'head' | 'overAt' | 'endedAt'> {
  const end = new Date(Date.parse(startedAt) + (minutes ?? 0) * 60_000).toISOString()
  if (!isPlayedAt(end))
    throw refusal('bad-arguments', { call: 'sheets.act', at: 'action.minutes', problem: 'out-of-range' })
  const about = { place: place ?? undefined, notes: notes ?? undefined }
  // The times tell it from now on.
  const { minutes: _, ...kept } = head
  return { head: { ...kept, startedAt, ...about }, overAt: overAt && end, endedAt: endedAt && end }
}

function refuse({ game, course }: OpenSheet, action: SheetAction): never {
  const at = isEdit(action) ? game.scoreSheet.whyNot(course, action.edit) : null
  throw at === null
    ? refusal('not-allowed-now', { action: action.type, waiting: game.scoreSheet.page(course) })
    : refusal('bad-arguments', { call: 'sheets.act', at: `action.edit.${at}`, problem: 'not-on-this-sheet' })
}

export const isEdit = (action: SheetAction): action is { type: 'edit'; edit: unknown } => action.type === 'edit'

type TimerAction = { type: 'time'; act: TimerAct } | { type: 'limit'; seconds: number | null }

const isForTimer = (action: SheetAction): action is TimerAction => action.type === 'time' || action.type === 'limit'

function afterTimerAct(sheet: OpenSheet, action: TimerAction, now: number): Timer {
  const starter = sheet.game.scoreSheet.starter(sheet.course)
  const timer = sheet.timer ?? newTimer(playersOf(sheet).length, starter)
  return action.type === 'limit' ? { ...timer, limit: action.seconds } : timed(timer, action.act, now, starter)
}
