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

export type Owners = readonly (string | undefined)[]

/** Windows that are remembered for a sheet, and sheets. */
const MOST = 32

/** Which of its own edits a window changes. */
type Step = 'undo' | 'redo'

export class SheetWindows {
  readonly #owners = new Map<string, Owners>()
  readonly #courses = new Map<string, Map<string, unknown>>()

  /** Returns whose each edit is, in their order; undefined for anybody's. */
  owners(id: string): Owners {
    return this.#owners.get(id) ?? []
  }

  /** Returns the sheet on the page that this window has open. */
  turned(sheet: OpenSheet, window: string): OpenSheet {
    const known = this.#coursesOf(sheet.head.id)
    const page = known.get(window) ?? sheet.course
    remember(this.#courses, sheet.head.id, remember(known, window, page))
    return { ...sheet, course: sheet.game.scoreSheet.turnedTo(sheet.course, page) }
  }

  /** Returns the same with the edits that this window can take back and make again. */
  seen(sheet: OpenSheet, edits: readonly unknown[], window: string): SheetInWindow {
    const editFor = (step: Step) => edits[this.#ownEdit(sheet, edits.length, window, step)] ?? null
    return { sheet: this.turned(sheet, window), window, undo: editFor('undo'), redo: editFor('redo') }
  }

  /**
   * Returns the sheet in which the window's own edit is the one that `undo` takes back or `redo` makes again. Throws
   * `not-allowed-now` if it has none, and `built-on` if the edits of others build on it. Nothing is remembered before `note`.
   */
  atOwnEdit(sheet: OpenSheet, edits: readonly unknown[], window: string, step: Step): Stepped {
    const { head, game, course } = sheet
    const done = game.scoreSheet.edits(course)
    const from = this.#ownEdit(sheet, edits.length, window, step)
    if (from < 0) throw refusal('not-allowed-now', { action: step, waiting: game.scoreSheet.page(course) })
    const to = step === 'undo' ? done - 1 : done
    if (from === to) return { sheet, edits, owners: this.owners(head.id) }
    // An edit that moves over one that reseats players would change somebody else's seat.
    if (edits.slice(Math.min(from, to), Math.max(from, to) + 1).some((edit) => reseats(sheet, edit)))
      throw refusal('built-on')
    const moved = withMoved(edits, from, to)
    return {
      sheet: { ...sheet, course: reopened(sheet, moved) },
      edits: moved,
      owners: withMoved(padded(this.owners(head.id), edits.length), from, to),
    }
  }

  /** Notes the window's page, and whose each edit is. */
  note({ head, course }: OpenSheet, whose: Owners, window: string | undefined): void {
    remember(this.#owners, head.id, whose)
    if (window !== undefined) remember(this.#courses, head.id, remember(this.#coursesOf(head.id), window, course))
  }

  #coursesOf(id: string): Map<string, unknown> {
    return this.#courses.get(id) ?? new Map<string, unknown>()
  }

  /** The place of the edit that the window would take back or make again; -1 if it has none. */
  #ownEdit({ head, game, course }: OpenSheet, count: number, window: string, step: Step): number {
    const owners = this.owners(head.id)
    const isOwn = (edit: number) => (owners[edit] ?? window) === window
    const places = [...Array(count).keys()]
    const done = game.scoreSheet.edits(course)
    return step === 'undo'
      ? places.slice(0, done).findLastIndex(isOwn)
      : places.findIndex((place) => place >= done && isOwn(place))
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
