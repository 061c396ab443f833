/** Rebuilds the columns beside a record from it if they aren't valid: a database may be anybody's. */
import type { Database } from 'better-sqlite3'
import type { Catalogue } from '../../../games/facets/facets.ts'
import { parsedRecord } from '../../../games/record/record.ts'
import { archiveRows } from './archive-rows.ts'
import { jsonColumnsOf, type GameChange, type Mend } from './games.ts'
import type { WholeGame } from './whole-game.ts'

/** Rebuilds a stored game from its record; null if it is no game by the rules. */
export type Remake = (found: WholeGame) => GameChange | null

export function mending(db: Database, catalogue: Catalogue, remake: Remake): Mend {
  const find = db.prepare<[string], Omit<WholeGame, 'edits'>>(FIND)
  const edits = db.prepare<[string], string>('SELECT edit FROM sheet_edits WHERE game = ? ORDER BY number').pluck()
  const write = db.prepare(WRITE)
  const keepInBin = db.prepare('UPDATE archive SET removed = 1 WHERE id = ?')
  const uncount = db.prepare('UPDATE archive SET figures = NULL WHERE id = ?')
  const rows = archiveRows(db, catalogue)
  const tried = new Set<string>()

  const put = ({ id, removedAt }: WholeGame, { record, summary }: GameChange): void => {
    const { finishedAt, moves, turn } = summary
    write.run({ id, moves, turn, ...jsonColumnsOf(summary) })
    if (finishedAt !== null) rows.put({ ...summary, finishedAt }, parsedRecord(record))
    if (removedAt !== null) keepInBin.run(id)
  }

  const mend = db.transaction((id: string): boolean => {
    const row = find.get(id)
    const found = row && { ...row, edits: edits.all(id) }
    const change = found && remade(found, remake)
    if (change) put(found, change)
    else uncount.run(id)
    return Boolean(change)
  })

  return (id) => {
    if (tried.has(id)) return false
    tried.add(id)
    return mend(id)
  }
}

function remade(found: WholeGame, remake: Remake): GameChange | null {
  try {
    return remake(found)
  } catch {
    return null
  }
}

const FIND = `
  SELECT id, record, pending, revision, touched_at AS touchedAt, removed_at AS removedAt, finished_at AS finishedAt
  FROM games WHERE id = ?`

const WRITE = `
  UPDATE games SET players = @players, progress = @progress, moves = @moves, turn = @turn, points = @points, winners = @winners
  WHERE id = @id`
