/** Score sheets of physical tables: begun, opened and written on. A change is on disk before anybody hears of it. */
import { randomUUID } from 'node:crypto'
import type { ActOnSheet } from '../../contract/schemas/score-sheets.ts'
import type { NewSheet, SheetAction, SheetState } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { Random } from '../../games/base/random.ts'
import { writeRecord } from '../../games/record/record.ts'
import { tellSummary, type EventHub } from '../base/events.ts'
import { checkToldApart } from '../base/told-apart.ts'
import type { Stores } from '../store/store.ts'
import { afterAction, isEdit } from './sheet-action.ts'
import { beginSheet } from './new-sheet.ts'
import { playersOf, recordOf, stateInWindow, stateOf, type OpenSheet } from './open-sheet.ts'
import { changeOf, openSheetOf, scoredGame } from './stored-sheet.ts'
import { sheetWindows } from './windows.ts'

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
  attend: (of: { id: string; window: string }) => SheetState
  act: (call: ActOnSheet) => SheetState
  record: (id: string) => string
}

/** A sheet, and all its edits in order. */
interface Loaded {
  sheet: OpenSheet
  edits: readonly unknown[]
}

export function sheetsService({ catalogue, store, events, now, random }: SheetsOptions): SheetsService {
  const windows = sheetWindows()

  const load = (id: string): Loaded => {
    const stored = store.games.load(id)
    if (!stored) throw refusal('not-found', { id })
    const edits = store.sheetEdits.load(id)
    return { sheet: openSheetOf(stored, edits, catalogue), edits }
  }

  /** The sheet as the window has it before an action; for `undo` and `redo` with the window's own edit in their way. */
  const before = ({ sheet, edits }: Loaded, { window, action: { type } }: ActOnSheet): Loaded => {
    if (window === undefined) return { sheet, edits }
    const turned = windows.turned(sheet, window)
    return type === 'undo' || type === 'redo'
      ? windows.atOwnEdit(turned, edits, window, type)
      : { sheet: turned, edits }
  }

  /** After the edits made so far; a player whom it gives a seat has sat down last. */
  const keepEdit = ({ head, game, course }: OpenSheet, edit: unknown): void => {
    store.sheetEdits.put(head.id, game.scoreSheet.edits(course), edit)
    const seated = game.scoreSheet.seated(edit)
    if (seated) store.people.seat(seated)
  }

  /** Whose each edit is after one by this window, or after any other action. */
  const ownersAfter = ({ head, game, course }: OpenSheet, action: SheetAction, window: string | undefined) => {
    const owners = windows.owners(head.id)
    if (!isEdit(action)) return owners
    const made = game.scoreSheet.edits(course)
    return [...Array.from({ length: made }, (_, edit) => owners[edit]), window]
  }

  const stateFor = ({ sheet, edits }: Loaded, window: string | undefined): SheetState =>
    window === undefined ? stateOf(sheet) : stateInWindow(windows.seen(sheet, edits, window))

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
    open: (id) => stateOf(load(id).sheet),
    attend: ({ id, window }) => stateFor(load(id), window),
    act(call) {
      const { game, id, revision, action, window } = call
      const loaded = load(id)
      const { head, overAt, ...stored } = loaded.sheet
      if (game !== head.game) throw refusal('bad-arguments', { at: 'game', problem: `not-${head.game}` })
      if (revision !== stored.revision) throw refusal('stale', { revision: stored.revision })
      const { sheet, edits } = before(loaded, call)
      const after = afterAction(sheet, action, now())
      checkToldApart(playersOf(after), playersOf(sheet))
      const change = changeOf(after)
      store.atomically(() => {
        store.games.save(change)
        if (edits !== loaded.edits) store.sheetEdits.replace(id, edits)
        if (isEdit(action)) keepEdit(sheet, action.edit)
      })
      windows.note(after, ownersAfter(sheet, action, window), window)
      const state = stateFor({ sheet: after, edits: store.sheetEdits.load(id) }, window)
      events.emit('sheet.changed', state)
      tellSummary(events, change.summary, overAt !== null)
      return state
    },
    record: (id) => writeRecord(recordOf(load(id).sheet)),
  }
}
