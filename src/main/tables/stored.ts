/** A table as it is kept, and back. */
import * as v from 'valibot'
import { transition } from 'xstate'
import { refusal } from '../../contract/errors.ts'
import { decision } from '../../contract/schemas/coal-baron.ts'
import type { DigitalRecord } from '../../games/coal-baron/index.ts'
import { coalBaronMachine, waitingFor, type CoalBaronSnapshot } from '../../games/coal-baron/machine.ts'
import { readRecord } from '../../games/record.ts'
import type { GameChange, StoredGame } from '../records/games.ts'
import { summaryOf } from './summary.ts'
import { recordOf, snapshotOf, sound, type Table } from './table.ts'

export const changeOf = (table: Table): GameChange => ({
  record: JSON.stringify(recordOf(table)),
  pending: table.snapshot.context.pending,
  revision: table.revision,
  summary: summaryOf(table),
})

/**
 * The table that was kept. It stands right after its last decision: drawn tiles or orders lie hidden again, and a
 * ceremony that was under way begins anew. Throws `storage-damaged` where what was kept is no game by the rules.
 */
export const tableOf = (stored: StoredGame): Table => {
  const record = digitalRecord(stored.record)
  const snapshot = undamaged(() => snapshotOf(record, pendingOf(stored.pending)))
  return {
    head: record,
    overAt: record.finishedAt,
    snapshot: stored.finishedAt === null ? snapshot : atTheEnd(snapshot),
    revision: stored.revision,
    touchedAt: stored.touchedAt,
  }
}

/** Throws `storage-damaged` where the text is no record by the rules, `not-found` where it is that of a physical table. */
export const digitalRecord = (text: string): DigitalRecord => {
  const read = readRecord(text)
  if (read.problem) throw refusal('storage-damaged', { at: read.problem.path })
  if (read.record.mode !== 'digital') throw refusal('not-found', { id: read.record.id })
  return read.record as DigitalRecord
}

const pendingOf = (pending: unknown) => v.parse(v.array(decision), pending)

const undamaged = <T>(work: () => T): T => {
  try {
    return work()
  } catch (cause) {
    throw Object.assign(refusal('storage-damaged', { at: 'pending' }), { cause })
  }
}

/** A game whose end was seen already is not ended again. */
const atTheEnd = (snapshot: CoalBaronSnapshot): CoalBaronSnapshot =>
  waitingFor(snapshot) === 'ceremony'
    ? atTheEnd(sound(transition(coalBaronMachine, snapshot, { type: 'SKIP' })[0]))
    : snapshot
