/** Score sheets of older versions, which stored edits that reading refuses: such an edit is set aside, and the sheet opens without it. */
import * as v from 'valibot'
import type { Catalogue } from '../../games/facets/facets.ts'
import { parsedRecord } from '../../games/record/record.ts'
import type { StoredGame } from '../store/games/games.ts'
import { recordOf, type OpenSheet, type ScoredGame } from './open-sheet.ts'
import { headOf, keptOf, openSheetOf, scoredGame, sheetRecord } from './stored-sheet.ts'
import { present } from '../../games/building-blocks/present.ts'

/** A sheet, and all its edits in order. */
export interface LoadedSheet {
  sheet: OpenSheet
  edits: readonly unknown[]
  /** Whether the stored edits are others: some of them were set aside. */
  isMended: boolean
}

/** Throws `game-unreadable` if setting edits aside does not help, and `not-found` like `openSheetOf`. */
export function loadedSheet(stored: StoredGame, edits: readonly unknown[], catalogue: Catalogue): LoadedSheet {
  try {
    return { sheet: openSheetOf(stored, edits, catalogue), edits, isMended: false }
  } catch (error) {
    const mended = mendedOrNull(stored, edits, catalogue)
    if (!mended) throw error
    return mended
  }
}

function mendedOrNull(...of: Parameters<typeof mendedSheet>): LoadedSheet | null {
  try {
    return mendedSheet(...of)
  } catch {
    return null
  }
}

function mendedSheet(stored: StoredGame, edits: readonly unknown[], catalogue: Catalogue): LoadedSheet {
  const record = parsedRecord(stored.record)
  const game = scoredGame(catalogue, record.game)
  const { kept, timer, endedAt, setAside } = keptOf(game, record, stored.pending)
  // Edits that are missing can't be named, so the sheet can't be mended.
  if (kept.done > edits.length) throw new Error(`${kept.done} edits are made, ${edits.length} are there`)
  const replayed = replay(game, kept, edits)
  const course = game.scoreSheet.open({ ...kept, done: replayed.done }, replayed.made)
  const sheet: OpenSheet = {
    ...{ game, head: headOf(record), course, timer, endedAt },
    overAt: game.scoreSheet.isOver(course) ? (record.finishedAt ?? stored.touchedAt) : null,
    setAside: [...setAside, ...replayed.refused],
    ...{ revision: stored.revision, touchedAt: stored.touchedAt },
  }
  sheetRecord(JSON.stringify(recordOf(sheet)), catalogue)
  return { sheet, edits: replayed.made, isMended: true }
}

/** Makes one edit after the other. `done` counts those made that weren't taken back. */
function replay({ wire, scoreSheet }: ScoredGame, kept: { done: number }, edits: readonly unknown[]) {
  const made: unknown[] = []
  const refused: unknown[] = []
  let done = 0
  let sheet = scoreSheet.open({ ...kept, done: 0 }, [])
  edits.forEach((edit, at) => {
    const isRight =
      v.is(present(wire.sheet, 'the wire of a sheet').edit, edit) && scoreSheet.whyNot(sheet, edit) === null
    const after = isRight ? scoreSheet.after(sheet, { type: 'edit', edit }) : null
    if (after === null) return void refused.push(edit)
    sheet = after
    made.push(edit)
    if (at < kept.done) done++
  })
  return { made, refused, done }
}
