/** A score sheet as it is kept, and back: the pad before the first edit, every edit, and how many of them are made. */
import * as v from 'valibot'
import { getInitialSnapshot } from 'xstate'
import { refusal } from '../../contract/errors.ts'
import { whole } from '../../contract/schemas/base.ts'
import { edit as editSchema, pad, sheetState, timer } from '../../contract/schemas/companion.ts'
import { edited, whyNot, type Edit } from '../../games/coal-baron/companion/edits.ts'
import { companionMachine } from '../../games/coal-baron/companion/machine.ts'
import { padOf } from '../../games/coal-baron/companion/sheet-of.ts'
import { firstOpen } from '../../games/coal-baron/companion/stages.ts'
import type { CompanionRecord } from '../../games/coal-baron/sheet.ts'
import { readRecord } from '../../games/record.ts'
import type { GameChange, StoredGame } from '../records/games.ts'
import { recordOf, summaryOf, type OpenSheet } from './sheet.ts'

const openSchema = v.strictObject({
  base: pad,
  done: whole(Number.MAX_SAFE_INTEGER),
  stage: sheetState.entries.stage,
  told: sheetState.entries.told,
  closed: sheetState.entries.closed,
  timer: v.nullable(timer),
})
type Open = v.InferOutput<typeof openSchema>

export const changeOf = (sheet: OpenSheet): GameChange => {
  const { base, done, stage, told, closed } = sheet.snapshot.context
  const open: Open = { base, done, stage, told, closed, timer: sheet.timer }
  return {
    record: JSON.stringify(recordOf(sheet)),
    pending: open,
    revision: sheet.revision,
    summary: summaryOf(sheet),
  }
}

/**
 * The sheet that was kept, with its edits. A record that came from elsewhere has none and is open at its first gap, or at
 * its end. Throws `storage-damaged` where what was kept is no score sheet.
 */
export const openSheetOf = (stored: StoredGame, storedEdits: readonly unknown[]): OpenSheet => {
  const record = companionRecord(stored.record)
  const { timer, ...open } = undamaged('pending', () => openOf(record, stored.pending))
  const edits = undamaged('edits', () => editsOf(open, storedEdits))
  return {
    head: headOf(record),
    overAt: record.finishedAt,
    snapshot: getInitialSnapshot(companionMachine, { ...open, edits }),
    timer,
    revision: stored.revision,
    touchedAt: stored.touchedAt,
  }
}

const headOf = ({
  format,
  version,
  game,
  mode,
  id,
  startedAt,
  place,
  notes,
  from,
}: CompanionRecord): OpenSheet['head'] => ({ format, version, game, mode, id, startedAt, place, notes, from })

const companionRecord = (text: string): CompanionRecord => {
  const read = readRecord(text)
  if (read.problem) throw refusal('storage-damaged', { at: read.problem.path })
  if (read.record.mode !== 'companion') throw refusal('not-found', { id: read.record.id })
  return read.record as CompanionRecord
}

const openOf = (record: CompanionRecord, pending: unknown): Open =>
  Array.isArray(pending) ? openedAnew(record) : v.parse(openSchema, pending)

const openedAnew = (record: CompanionRecord): Open => {
  const base = padOf(record)
  const closed = record.sheet.detail === 'points' ? 0 : record.sheet.shifts.length
  return { base, done: 0, stage: firstOpen(base), told: null, closed, timer: null }
}

/** Every edit must be one that the pad could take when it was made. */
const editsOf = ({ base, done }: Omit<Open, 'timer'>, stored: readonly unknown[]): Edit[] => {
  const edits = v.parse(v.array(editSchema), stored)
  if (done > edits.length) throw new Error(`${done} edits are made, ${edits.length} are there`)
  edits.reduce((now, edit) => {
    const wrong = whyNot(now, edit)
    if (wrong !== null) throw new Error(`an edit can't be made: ${wrong}`)
    return edited(now, edit)
  }, base)
  return edits
}

const undamaged = <T>(at: string, work: () => T): T => {
  try {
    return work()
  } catch (cause) {
    throw Object.assign(refusal('storage-damaged', { at }), { cause })
  }
}
