/**
 * Windows on a sheet. They share its entries; each has its own page, and takes back and makes again its own entries alone. What
 * is known of them ends with the process: entries from before are anybody's.
 */
import { refusal } from '../../contract/errors.ts'
import { movesSeats } from '../../games/building-blocks/seating.ts'
import type { OpenSheet, SheetInWindow } from './open-sheet.ts'

/** A sheet before a change by a window: all its edits, and whose they are, in the order that the change needs. */
export interface Stepped {
  sheet: OpenSheet
  edits: readonly unknown[]
  owners: Owners
}

export interface Windows {
  /** The sheet on the page that this window has open. */
  turned: (sheet: OpenSheet, window: string) => OpenSheet
  /** The same with the edits that this window can take back and make again. */
  seen: (sheet: OpenSheet, edits: readonly unknown[], window: string) => SheetInWindow
  /**
   * The sheet in which the window's own edit is the one that `undo` takes back or `redo` makes again. Throws `not-allowed-now`
   * if it has none, and `built-on` if the edits of others build on it. Nothing is remembered before `note`.
   */
  atOwnEdit: (sheet: OpenSheet, edits: readonly unknown[], window: string, type: 'undo' | 'redo') => Stepped
  /** Notes the window's page, and whose each edit is. */
  note: (sheet: OpenSheet, whose: Owners, window: string | undefined) => void
  /** Whose each edit is, in their order; undefined for anybody's. */
  owners: (id: string) => Owners
}

export type Owners = readonly (string | undefined)[]

/** Windows that are remembered for a sheet, and sheets. */
const MOST = 32

export function sheetWindows(): Windows {
  const owners = new Map<string, Owners>()
  const courses = new Map<string, Map<string, unknown>>()

  const ownersOf = (id: string) => owners.get(id) ?? []
  const coursesOf = (id: string) => courses.get(id) ?? new Map<string, unknown>()

  const turned = (sheet: OpenSheet, window: string): OpenSheet => {
    const known = coursesOf(sheet.head.id)
    const page = known.get(window) ?? sheet.course
    remember(courses, sheet.head.id, remember(known, window, page))
    return { ...sheet, course: sheet.game.scoreSheet.turnedTo(sheet.course, page) }
  }

  const isOwn = (id: string, window: string) => (edit: number) => (ownersOf(id)[edit] ?? window) === window

  /** The place of the edit that the window would take back or make again; -1 where it has none. */
  const ownEdit = ({ head, game, course }: OpenSheet, count: number, window: string, type: 'undo' | 'redo') => {
    const places = [...Array(count).keys()]
    const done = game.scoreSheet.edits(course)
    const isMine = isOwn(head.id, window)
    return type === 'undo'
      ? places.slice(0, done).findLastIndex(isMine)
      : places.findIndex((place) => place >= done && isMine(place))
  }

  return {
    turned,
    owners: ownersOf,
    seen(sheet, edits, window) {
      const editFor = (type: 'undo' | 'redo') => edits[ownEdit(sheet, edits.length, window, type)] ?? null
      return { sheet: turned(sheet, window), window, undo: editFor('undo'), redo: editFor('redo') }
    },
    atOwnEdit(sheet, edits, window, type) {
      const { head, game, course } = sheet
      const done = game.scoreSheet.edits(course)
      const from = ownEdit(sheet, edits.length, window, type)
      if (from < 0) throw refusal('not-allowed-now', { action: type, waiting: game.scoreSheet.page(course) })
      const to = type === 'undo' ? done - 1 : done
      if (from === to) return { sheet, edits, owners: ownersOf(head.id) }
      // What was entered for a seat would be another player's.
      if (edits.slice(Math.min(from, to), Math.max(from, to) + 1).some((edit) => reseats(sheet, edit)))
        throw refusal('built-on')
      const moved = withMoved(edits, from, to)
      return {
        sheet: { ...sheet, course: reopened(sheet, moved) },
        edits: moved,
        owners: withMoved(padded(ownersOf(head.id), edits.length), from, to),
      }
    },
    note({ head, course }, whose, window) {
      remember(owners, head.id, whose)
      if (window !== undefined) remember(courses, head.id, remember(coursesOf(head.id), window, course))
    },
  }
}

/** Whether an edit gives anybody another seat. */
function reseats({ game: { scoreSheet }, course }: OpenSheet, edit: unknown): boolean {
  const before = scoreSheet.seated(edit)?.map(({ was }) => was)
  return before !== undefined && movesSeats(before, scoreSheet.players(course).length)
}

/** The sheet with its edits in another order. Throws `built-on` if one of them can't be made there. */
function reopened({ game: { scoreSheet }, course }: OpenSheet, edits: readonly unknown[]): unknown {
  try {
    return scoreSheet.open(scoreSheet.kept(course), edits)
  } catch {
    throw refusal('built-on')
  }
}

function withMoved<T>(items: readonly T[], from: number, to: number): T[] {
  const others = items.toSpliced(from, 1)
  return others.toSpliced(to, 0, items[from])
}

/** The first owners, as many as edits were made; an edit from before is anybody's. */
export const padded = (owners: Owners, length: number): Owners => Array.from({ length }, (_, edit) => owners[edit])

/** Sets an entry, and forgets the oldest beyond the most. */
function remember<K, T>(map: Map<K, T>, key: K, value: T): Map<K, T> {
  map.delete(key)
  map.set(key, value)
  if (map.size > MOST) map.delete(map.keys().next().value as K)
  return map
}
