/** Score sheets of physical tables: begun, opened and written on. A change is on disk before anybody hears of it. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { ActOnSheet, SheetsApi } from '../../contract/schemas/score-sheets.ts'
import type { NewSheet, SheetState } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { Result } from '../../games/facets/rules.ts'
import type { Random } from '../../games/building-blocks/random.ts'
import { writeRecord } from '../../games/record/record.ts'
import { tellSummary, type EventHub } from '../platform/events.ts'
import { checkToldApart } from '../platform/told-apart.ts'
import type { Stores } from '../store/store.ts'
import { afterAction, isEdit } from './sheet-action.ts'
import { beginSheet } from './new-sheet.ts'
import { playersOf, recordOf, stateInWindow, stateOf, type OpenSheet } from './open-sheet.ts'
import { loadedSheet, type LoadedSheet } from './mended-sheet.ts'
import { changeOf, scoredGame } from './stored-sheet.ts'
import { padded, SheetWindows, type Stepped } from './windows.ts'

export interface SheetsOptions {
  catalogue: Catalogue
  store: Stores
  events: EventHub
  now: () => Date
  random: Random
}

export class SheetsService {
  readonly #deps: SheetsOptions
  readonly #windows = new SheetWindows()

  constructor(options: SheetsOptions) {
    this.#deps = options
  }

  readonly api: SheetsApi = {
    'sheets.create': (sheet) => this.create(sheet),
    'sheets.open': (id) => this.open(id),
    'sheets.attend': (of) => this.attend(of),
    'sheets.act': (call) => this.act(call).revision,
    'sheets.record': (id) => this.record(id),
  }

  create(newSheet: NewSheet): SheetState {
    const { catalogue, store, events, now, random } = this.#deps
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
  }

  open(id: string): SheetState {
    return stateOf(this.#load(id).sheet)
  }

  attend({ id, window }: { id: string; window: string }): SheetState {
    return this.#stateFor(this.#load(id), window)
  }

  /** Makes an edit as `author`, who turns no page: the one that is open stays. Refuses as `sheets.act` does. */
  write(id: string, revision: number, edit: unknown, author: string): void {
    const { game } = this.#load(id).sheet
    if (!v.is(game.wire.sheet!.edit, edit)) throw refusal('bad-arguments', { at: 'edit', problem: 'not-an-edit' })
    this.act({ game: game.identity.id, id, revision, action: { type: 'edit', edit } }, author)
  }

  /** Null while entries are missing. */
  result(id: string): Result | null {
    return recordOf(this.#load(id).sheet).result
  }

  act(call: ActOnSheet, author = call.window): SheetState {
    const { store, events, now } = this.#deps
    const { game, id, revision, action, window } = call
    const loaded = this.#load(id)
    const { head, overAt, ...stored } = loaded.sheet
    if (game !== head.game) throw refusal('bad-arguments', { at: 'game', problem: `not-${head.game}` })
    if (revision !== stored.revision) throw refusal('stale', { revision: stored.revision })
    const { sheet, edits, owners } = this.#before(loaded, call)
    const after = afterAction(sheet, action, now())
    checkToldApart(playersOf(after), playersOf(sheet))
    const change = changeOf(after)
    const kept = isEdit(action) ? [...edits.slice(0, editsMade(sheet)), action.edit] : edits
    store.atomically(() => {
      store.games.save(change)
      if (edits !== loaded.edits || loaded.isMended) store.sheetEdits.replace(id, edits)
      if (isEdit(action)) this.#keepEdit(sheet, action.edit)
    })
    const whose = isEdit(action) ? [...padded(owners, editsMade(sheet)), author] : owners
    this.#windows.note(after, whose, window)
    const state = this.#stateFor({ sheet: after, edits: kept }, window)
    events.emit('sheet.changed', state)
    tellSummary(events, change.summary, overAt !== null)
    return state
  }

  record(id: string): string {
    return writeRecord(recordOf(this.#load(id).sheet))
  }

  #load(id: string): LoadedSheet {
    const { catalogue, store } = this.#deps
    const stored = store.games.load(id)
    if (!stored) throw refusal('not-found', { id })
    return loadedSheet(stored, store.sheetEdits.load(id), catalogue)
  }

  /** The sheet as the window has it before an action; for `undo` and `redo` with the window's own edit in their way. */
  #before({ sheet, edits }: LoadedSheet, { id, window, action: { type } }: ActOnSheet): Stepped {
    const owners = this.#windows.owners(id)
    if (window === undefined) return { sheet, edits, owners }
    const turned = this.#windows.turned(sheet, window)
    return type === 'undo' || type === 'redo'
      ? this.#windows.atOwnEdit(turned, edits, window, type)
      : { sheet: turned, edits, owners }
  }

  /** Adds it to the edits made so far; a player whom it seats has sat down last. */
  #keepEdit(sheet: OpenSheet, edit: unknown): void {
    const { store } = this.#deps
    store.sheetEdits.put(sheet.head.id, editsMade(sheet), edit)
    const seated = sheet.game.scoreSheet.seated(edit)
    if (seated) store.people.seat(seated)
  }

  #stateFor({ sheet, edits }: Pick<LoadedSheet, 'sheet' | 'edits'>, window: string | undefined): SheetState {
    return window === undefined ? stateOf(sheet) : stateInWindow(this.#windows.seen(sheet, edits, window))
  }
}

/** The number of edits made; those after them were taken back. */
const editsMade = ({ game, course }: OpenSheet): number => game.scoreSheet.edits(course)
