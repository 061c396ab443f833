import { transition } from 'xstate'
import type { SheetAction } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'
import { whyNot } from '../../games/coal-baron/companion/edits.ts'
import { companionMachine, type CompanionEvent } from '../../games/coal-baron/companion/machine.ts'
import { newTimer, timed, type Timer } from '../../games/timer.ts'
import { later } from '../later.ts'
import { overSince, starterNow, type OpenSheet } from './sheet.ts'

/** The sheet after an action. Throws `bad-arguments` for an edit that it can't take, `not-allowed-now` for anything else. */
export const afterAction = (sheet: OpenSheet, action: SheetAction, now: Date): OpenSheet => {
  const touched = { ...sheet, revision: sheet.revision + 1, touchedAt: now.toISOString() }
  if (action.type === 'time' || action.type === 'limit')
    return { ...touched, timer: afterTimerAct(sheet, action, now.getTime()) }
  const snapshot = afterEvent(sheet, action)
  const at = later(sheet.head.startedAt, touched.touchedAt)
  return { ...touched, snapshot, overAt: overSince(sheet.overAt, snapshot, at) }
}

const afterEvent = ({ snapshot }: OpenSheet, action: PadAction) => {
  const event = eventOf(action)
  if (!snapshot.can(event)) {
    const at = action.type === 'edit' ? whyNot(snapshot.context.pad, action.edit) : null
    throw at === null
      ? refusal('not-allowed-now', { action: action.type, waiting: snapshot.context.stage })
      : refusal('bad-arguments', { call: 'sheets.act', at: `action.edit.${at}`, problem: 'not-on-this-sheet' })
  }
  return transition(companionMachine, snapshot, event)[0]
}

type PadAction = Exclude<SheetAction, { type: 'time' | 'limit' }>

const EVENTS = { undo: 'UNDO', redo: 'REDO', tally: 'TALLY', next: 'NEXT', skip: 'SKIP' } as const

const eventOf = (action: PadAction): CompanionEvent => {
  if (action.type === 'edit') return { type: 'EDIT', edit: action.edit }
  if (action.type === 'go') return { type: 'GO', stage: action.stage }
  return { type: EVENTS[action.type] }
}

const afterTimerAct = (
  sheet: OpenSheet,
  action: Extract<SheetAction, { type: 'time' | 'limit' }>,
  now: number,
): Timer => {
  const starter = starterNow(sheet)
  const timer = sheet.timer ?? newTimer(sheet.snapshot.context.pad.players.length, starter)
  return action.type === 'limit' ? { ...timer, limit: action.seconds } : timed(timer, action.act, now, starter)
}
