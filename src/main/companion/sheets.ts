/** Score sheets of physical tables: begun, opened and written on. A change is on disk before anybody hears of it. */
import { randomUUID } from 'node:crypto'
import type { NewSheet, SheetAction, SheetState } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'
import type { Random } from '../../games/random.ts'
import { writeRecord } from '../../games/record.ts'
import type { EventHub } from '../events.ts'
import type { Stores } from '../records/store.ts'
import { afterAction } from './act.ts'
import { beginSheet } from './new-sheet.ts'
import { recordOf, stateOf, type OpenSheet } from './sheet.ts'
import { changeOf, openSheetOf } from './stored.ts'

export interface SheetsOptions {
  store: Stores
  events: EventHub
  now: () => Date
  random: Random
}

export interface SheetsService {
  create: (sheet: NewSheet) => SheetState
  open: (id: string) => SheetState
  act: (call: { id: string; revision: number; action: SheetAction }) => SheetState
  record: (id: string) => string
}

export const sheetsService = ({ store, events, now, random }: SheetsOptions): SheetsService => {
  const load = (id: string): OpenSheet => {
    const stored = store.games.load(id)
    if (!stored) throw refusal('not-found', { id })
    return openSheetOf(stored, store.sheetEdits.load(id))
  }

  const told = (sheet: OpenSheet): SheetState => {
    const state = stateOf(sheet)
    events.emit('sheet.changed', state)
    events.emit('tables.changed', store.games.list())
    return state
  }

  return {
    create(newSheet) {
      const begun = beginSheet(newSheet, { id: randomUUID(), at: now().toISOString(), random })
      store.atomically(() => {
        store.games.create(changeOf(begun))
        store.people.seat(newSheet.players)
      })
      return told(begun)
    },
    open: (id) => stateOf(load(id)),
    act({ id, revision, action }) {
      const before = load(id)
      if (revision !== before.revision) throw refusal('stale', { revision: before.revision })
      const after = afterAction(before, action, now())
      store.atomically(() => {
        store.games.save(changeOf(after))
        if (action.type === 'edit') store.sheetEdits.put(id, before.snapshot.context.done, action.edit)
        if (action.type === 'edit' && action.edit.type === 'table') store.people.seat(action.edit.players)
      })
      return told(after)
    },
    record: (id) => writeRecord(recordOf(load(id))),
  }
}
