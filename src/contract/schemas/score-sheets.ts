/** Schemas of score sheets of physical tables: their creation, their edits and their state. */
import * as v from 'valibot'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { Wired } from '../../games/facets/ideas.ts'
import { part, type Wire } from '../../games/facets/wire.ts'
import {
  colorWord,
  differentPlayers,
  list,
  name,
  notes,
  playedAt,
  seatOf,
  text,
  whole,
} from '../../games/building-blocks/shared-schemas.ts'
import { call, type FunctionsOf } from './call.ts'
import { ofAnyGame, revision, tableId, time } from './shared.ts'
import { withStarter } from './table.ts'

type Sheets<W extends Wire> = NonNullable<W['sheet']>
const sheetOf = <W extends Wire>({ wire }: Wired<W>) => wire.sheet as Sheets<W>

/** Whether physical tables of a game are scored. */
export const isScored = ({ wire }: Wired): boolean => wire.sheet !== undefined

/** At a physical table everybody is a person. */
const newPerson = v.strictObject({ name, color: colorWord, control: v.literal('human') })

const newSheetOf = <W extends Wire>(game: Wired<W>) =>
  v.strictObject({
    game: v.literal(game.identity.id),
    players: differentPlayers(newPerson, game.identity.seats),
    /** The game's own. */
    options: part(sheetOf(game), 'options'),
  })

/** The most characters that are shown of an edit that was set aside. */
export const MOST_SET_ASIDE = 200

/** Seconds that a turn may take; null for as long as it takes. */
const limit = v.nullable(v.pipe(whole(3600), v.minValue(1)))
/** The duration of a game; null if it is unknown. */
export const minutes = v.nullable(v.pipe(whole(7 * 24 * 60), v.minValue(1)))
const milliseconds = whole(Number.MAX_SAFE_INTEGER)

const actionOf = <W extends Wire>(game: Wired<W>) =>
  v.variant('type', [
    v.strictObject({ type: v.literal('edit'), edit: part(sheetOf(game), 'edit') }),
    v.strictObject({ type: v.literal('undo') }),
    v.strictObject({ type: v.literal('redo') }),
    v.strictObject({ type: v.literal('time'), act: v.picklist(['start', 'pause', 'next', 'back', 'restart']) }),
    v.strictObject({ type: v.literal('limit'), seconds: limit }),
    v.strictObject({
      type: v.literal('about'),
      startedAt: playedAt,
      minutes,
      place: v.nullable(name),
      notes: v.nullable(notes),
    }),
    /** Somebody has read which edits were set aside, so that they are forgotten. */
    v.strictObject({ type: v.literal('set-aside-seen') }),
    /** The game's own, such as turning the page. */
    part(sheetOf(game), 'act'),
  ])

/** A window in which sheets are open, by a name of its own. */
const windowName = v.pipe(text, v.uuid())

const sheetInWindow = v.strictObject({ id: tableId, window: windowName })

const actOnSheetOf = <W extends Wire>(game: Wired<W>) =>
  v.strictObject({
    ...{ game: v.literal(game.identity.id), id: tableId, revision, action: actionOf(game) },
    /** The window in which pages are turned and entries taken back; absent for a window that follows the others. */
    window: v.exactOptional(windowName),
  })

export const timerOf = (seats: number) =>
  v.strictObject({
    limit,
    seat: seatOf(seats),
    used: list(milliseconds, seats),
    turn: milliseconds,
    since: v.nullable(milliseconds),
  })

/** The state of a score sheet. Its tally, its warnings and its final table follow from the pad. */
export function sheetStateOf<W extends Wire>(game: Wired<W>) {
  const sheet = sheetOf(game)
  return v.strictObject({
    id: tableId,
    game: v.literal(game.identity.id),
    revision,
    /** The window whose page and undo are shown; absent for the page that was turned last in any window. */
    window: v.exactOptional(windowName),
    startedAt: time,
    finishedAt: v.nullable(time),
    place: v.nullable(name),
    notes: v.nullable(notes),
    pad: part(sheet, 'pad'),
    /** The page that is open and how far it is. */
    at: part(sheet, 'at'),
    /** The edits that `undo` and `redo` would take back and make again. */
    undo: v.nullable(part(sheet, 'edit')),
    redo: v.nullable(part(sheet, 'edit')),
    /** Null until it is used. */
    timer: v.nullable(timerOf(game.identity.seats.most)),
    /** Edits of an older version that the sheet no longer accepts; `edit` is null if the game doesn't know it. */
    setAside: v.exactOptional(
      list(
        v.strictObject({
          edit: v.nullable(part(sheet, 'edit')),
          text: v.pipe(v.string(), v.maxLength(MOST_SET_ASIDE)),
        }),
      ),
    ),
  })
}

export function sheetsCallsOf(catalogue: Catalogue) {
  const state = ofAnyGame(catalogue, sheetStateOf, isScored)
  return {
    /** `tables.list` has score sheets of physical tables too; they are removed and restored like any table. */
    'sheets.create': call([withStarter(ofAnyGame(catalogue, newSheetOf, isScored))], state, 'writes'),
    'sheets.open': call([tableId], state),
    /** The sheet on this window's own page, with its own undo. A window begins at the page that was turned last. */
    'sheets.attend': call([sheetInWindow], state),
    /** Like `tables.act`: refused with `stale` on an old revision, on disk before the answer, shown by `sheet.changed`. */
    'sheets.act': call([ofAnyGame(catalogue, actOnSheetOf, isScored)], revision, 'writes'),
    /** The sheet as a record file, finished or not. */
    'sheets.record': call([tableId], v.string()),
  }
}

export type NewSheet<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof newSheetOf<W>>>
export type SheetAction<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof actionOf<W>>>
export type ActOnSheet<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof actOnSheetOf<W>>>
export type SheetState<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof sheetStateOf<W>>>

export type SheetsApi = FunctionsOf<ReturnType<typeof sheetsCallsOf>>
