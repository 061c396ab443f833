/** Judges the games found in a damaged file: by the rules, with every decision. */
import type { Catalogue } from '../../games/facets/facets.ts'
import { parsedRecord, type GameRecord } from '../../games/record/record.ts'
import { isSameJson } from '../../games/building-blocks/same-json.ts'
import { readGame } from '../../games/record/valid-study.ts'
import { changeOf as changeOfSheet, openSheetOf } from '../score-sheet/stored-sheet.ts'
import type { GameChange, StoredGame } from '../store/games/games.ts'
import type { FoundGame } from '../store/salvage/read.ts'
import { changeOfRecord } from '../archive/change.ts'
import { changeOf, tableOf } from '../tables/stored-table.ts'

/** A game as it is kept again, with those of its edits that fit it. */
export interface Judged {
  change: GameChange
  edits: unknown[]
}

/** Null if it is no game. `known` says that this very record was found valid elsewhere. */
export const judged = (found: FoundGame, known: boolean, catalogue: Catalogue): Judged | null =>
  attempt(() => asItWas(found, known, catalogue)) ?? attempt(() => fromRecord(found, catalogue))

function attempt(work: () => Judged): Judged | null {
  try {
    return work()
  } catch {
    return null
  }
}

function asItWas(found: FoundGame, known: boolean, catalogue: Catalogue): Judged {
  const edits = found.edits.map((edit) => JSON.parse(edit) as unknown)
  const record = parsedRecord(found.record)
  if (found.finishedAt !== null && record.finishedAt !== null)
    return { change: finished(found, record, known, catalogue), edits }
  const stored = storedOf(found)
  const change =
    record.mode === 'companion'
      ? changeOfSheet(openSheetOf(stored, edits, catalogue))
      : changeOf(tableOf(stored, catalogue))
  return { change, edits }
}

/** Returns the record with the kept positions that are valid. Throws if it is no game by the rules. */
function validRecord({ record }: FoundGame, catalogue: Catalogue): GameRecord {
  const read = readGame(record, catalogue)
  if (read.problem) throw new Error('no game by the rules')
  return read.record
}

/** A finished game's record stays the text that it is, unless positions kept with it are damaged. */
function finished(found: FoundGame, record: GameRecord, known: boolean, catalogue: Catalogue): GameChange {
  const valid = known ? record : validRecord(found, catalogue)
  return {
    record: isSameJson(valid, record) ? found.record : JSON.stringify(valid),
    pending: JSON.parse(found.pending),
    revision: found.revision,
    summary: {
      ...changeOfRecord(record, found.touchedAt, catalogue).summary,
      id: found.id,
      touchedAt: found.touchedAt,
    },
  }
}

/**
 * Judges a game by its record alone, without the damaged data beside it: a table goes back to its last whole move, a
 * score sheet to its first gap.
 */
function fromRecord(found: FoundGame, catalogue: Catalogue): Judged {
  const bare = { ...storedOf(found), pending: [] }
  const { mode } = parsedRecord(found.record)
  const change =
    mode === 'companion' ? changeOfSheet(openSheetOf(bare, [], catalogue)) : changeOf(tableOf(bare, catalogue))
  return { change, edits: [] }
}

const storedOf = ({ record, pending, revision, touchedAt, finishedAt }: FoundGame): StoredGame => ({
  record,
  pending: JSON.parse(pending) as unknown,
  revision,
  touchedAt,
  finishedAt,
})
