/** Score sheets of physical tables: begun, opened and written on. A change is on disk before anybody hears of it. */
import { randomUUID } from 'node:crypto'
import type { ActOnSheet } from '../../contract/schemas/score-sheets.ts'
import type { NewSheet, SheetState } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { Random } from '../../games/base/random.ts'
import { writeRecord } from '../../games/record/record.ts'
import { tellSummary, type EventHub } from '../base/events.ts'
import { checkToldApart } from '../base/told-apart.ts'
import type { Stores } from '../store/store.ts'
import { afterAction, isEdit } from './sheet-action.ts'
import { beginSheet } from './new-sheet.ts'
import { playersOf, recordOf, stateOf, type OpenSheet } from './open-sheet.ts'
import { changeOf, openSheetOf, scoredGame } from './stored-sheet.ts'

export interface SheetsOptions {
  catalogue: Catalogue
  store: Stores
  events: EventHub
  now: () => Date
  random: Random
}

export interface SheetsService {
  create: (sheet: NewSheet) => SheetState
  open: (id: string) => SheetState
  act: (call: ActOnSheet) => SheetState
  record: (id: string) => string
}

export function sheetsService({ catalogue, store, events, now, random }: SheetsOptions): SheetsService {
  const load = (id: string): OpenSheet => {
    const stored = store.games.load(id)
    if (!stored) throw refusal('not-found', { id })
    return openSheetOf(stored, store.sheetEdits.load(id), catalogue)
  }

  /** After the edits made so far; a player whom it gives a seat has sat down last. */
  const keepEdit = ({ head, game, course }: OpenSheet, edit: unknown): void => {
    store.sheetEdits.put(head.id, game.scoreSheet.edits(course), edit)
    const seated = game.scoreSheet.seated(edit)
    if (seated) store.people.seat(seated)
  }

  return {
    create(newSheet) {
      const begun = beginSheet(scoredGame(catalogue, newSheet.game), newSheet, {
        id: randomUUID(),
        at: now().toISOString(),
        random,
      })
      const change = changeOf(begun)
      store.atomically(() => {
        store.games.create(change)
        store.people.seat(newSheet.players)
      })
      tellSummary(events, change.summary)
      return stateOf(begun)
    },
    open: (id) => stateOf(load(id)),
    act({ game, id, revision, action }) {
      const before = load(id)
      if (game !== before.head.game) throw refusal('bad-arguments', { at: 'game', problem: `not-${before.head.game}` })
      if (revision !== before.revision) throw refusal('stale', { revision: before.revision })
      const after = afterAction(before, action, now())
      checkToldApart(playersOf(after), playersOf(before))
      const change = changeOf(after)
      const state = stateOf(after)
      store.atomically(() => {
        store.games.save(change)
        if (isEdit(action)) keepEdit(before, action.edit)
      })
      events.emit('sheet.changed', state)
      tellSummary(events, change.summary, before.overAt !== null)
      return state
    },
    record: (id) => writeRecord(recordOf(load(id))),
  }
}
