/** A backup in place of the games there are, looked at before and put back without closing anything. */
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { GameLine, RestorePreview } from '../../../contract/archive.ts'
import { refusal } from '../../../contract/errors.ts'
import { shutOthersOut } from '../../platform/private.ts'
import { storageRefusal } from '../../platform/storage-errors.ts'
import { oneRow } from '../../platform/one-row.ts'
import { migrate, missing } from '../schema/migrate.ts'
import { MIGRATIONS } from '../schema/migrations/migrations.ts'
import { hasRows } from '../schema/row-forms.ts'
import { hasShape, isWhole, openForeign, quoted, tableNames } from '../schema/shape.ts'

/** The copy of the backup that is being put back. */
export const restoring = (folder: string): string => join(folder, 'restoring.db')

export function dropCopy(copy: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${copy}${end}`, { force: true })
}

/**
 * Puts the games of a backup in place of those in `db`, all or none; settings and notices stay. Throws `storage-damaged` and
 * changes nothing if it can't be read.
 */
export const restoreBackup = (db: Database.Database, folder: string, file: string): void =>
  withBackup(db, folder, file, () => takeOver(db))

/** Throws `storage-damaged` if the backup can't be restored. Changes nothing. */
export const checkRestore = (db: Database.Database, folder: string, file: string): void =>
  withBackup(db, folder, file, () => {})

/** Returns what a restore would change. Throws like `restoreBackup`; changes nothing. */
export const previewRestore = (db: Database.Database, folder: string, file: string): RestorePreview =>
  withBackup(db, folder, file, () => ({
    gone: games(db, 'main', 'restored', 'theirs.id IS NULL'),
    back: games(db, 'restored', 'main', 'theirs.id IS NULL'),
    other: games(db, 'restored', 'main', 'theirs.revision <> ours.revision'),
    reviews: { gone: listed(db, `${REVIEWED} AND NOT ${SAME_COURSE}`), kept: reviewsKept(db) },
  }))

/** The number of games in a backup that aren't in `db`, or not as far. Throws the same. */
export const gamesAhead = (db: Database.Database, folder: string, file: string): number =>
  withBackup(db, folder, file, () => oneRow(db.prepare<[], number>(AHEAD).pluck()))

const AHEAD = `
  SELECT count(*) FROM restored.games AS theirs LEFT JOIN main.games AS ours ON ours.id = theirs.id
  WHERE theirs.removed_at IS NULL AND theirs.revision > coalesce(ours.revision, -1)`

/** Lends `work` the backup as the attached database `restored`, a copy in today's shape. */
function withBackup<T>(db: Database.Database, folder: string, file: string, work: () => T): T {
  const copy = restoring(folder)
  try {
    copyFileSync(file, copy)
    shutOthersOut(copy)
    upToDate(copy)
    return attached(db, copy, work)
  } catch (error) {
    throw storageRefusal(error)
  } finally {
    dropCopy(copy)
  }
}

function attached<T>(db: Database.Database, file: string, work: () => T): T {
  db.prepare('ATTACH ? AS restored').run(file)
  try {
    return work()
  } finally {
    db.exec('DETACH restored')
  }
}

/** An older backup gets today's shape before it is read. */
function upToDate(file: string): void {
  const db = openForeign(file)
  try {
    const steps = missing(db, MIGRATIONS)
    if (!hasShape(db) || !isWhole(db)) throw refusal('storage-damaged')
    for (const step of steps) migrate(db, step)
    if (!hasRows(db)) throw refusal('storage-damaged')
  } catch (error) {
    // Data that a migration can't read are not ours; errors of the disk stay the disk's.
    if (error instanceof TypeError) throw Object.assign(refusal('storage-damaged'), { cause: error })
    throw error
  } finally {
    db.close()
  }
}

/** State of the data folder itself, whichever games it has. */
const STAYING = ['settings', 'notices', 'changes', 'searches', 'seasons', 'review_queue', 'puzzle_answers']

/** A game went the same way there: a review of it here holds for it there. */
const SAME_COURSE = `
  EXISTS (SELECT 1 FROM restored.games AS theirs
    WHERE theirs.id = ours.id AND theirs.finished_at IS NOT NULL
      AND ours.record -> 'setup' = theirs.record -> 'setup' AND ours.record -> 'moves' = theirs.record -> 'moves')`
const REVIEWED = 'FROM main.games AS ours WHERE EXISTS (SELECT 1 FROM main.reviews WHERE reviews.game = ours.id)'

const KEEP_REVIEWS = `
  CREATE TEMP TABLE kept_reviews AS
  SELECT r.* FROM main.reviews AS r JOIN main.games AS ours ON ours.id = r.game WHERE ${SAME_COURSE}`
const PUT_REVIEWS = `
  INSERT OR REPLACE INTO main.reviews SELECT * FROM temp.kept_reviews;
  DROP TABLE temp.kept_reviews`

function takeOver(db: Database.Database): void {
  db.transaction(() => {
    db.pragma('defer_foreign_keys = ON')
    const tables = tableNames()
      .filter((name) => !STAYING.includes(name))
      .map(quoted)
    db.exec(KEEP_REVIEWS)
    for (const table of tables) db.exec(`DELETE FROM main.${table}`)
    for (const table of tables) db.exec(`INSERT INTO main.${table} SELECT * FROM restored.${table}`)
    db.exec(PUT_REVIEWS)
  })()
}

/** Games that are shown one by one. */
const MOST_SHOWN = 50

/** Games of one database that aren't in the other, or not the same: how many, and the latest of them. */
const games = (db: Database.Database, ours: string, theirs: string, where: string): RestorePreview['gone'] =>
  listed(
    db,
    `FROM ${ours}.games AS ours
     LEFT JOIN ${theirs}.games AS theirs ON theirs.id = ours.id AND theirs.removed_at IS NULL
     WHERE ours.removed_at IS NULL AND ${where}`,
  )

const reviewsKept = (db: Database.Database): number =>
  oneRow(db.prepare<[], number>(`SELECT count(*) ${REVIEWED} AND ${SAME_COURSE}`).pluck())

/** The games of these clauses: how many, and the latest of them. */
function listed(db: Database.Database, from: string): RestorePreview['gone'] {
  const rows = db.prepare<[number], Omit<GameLine, 'players'> & { players: string }>(
    `SELECT ours.id, ours.game, ours.mode, ours.players, ours.started_at AS startedAt, ours.finished_at AS finishedAt ${from}
     ORDER BY ours.touched_at DESC LIMIT ?`,
  )
  return {
    count: oneRow(db.prepare<[], number>(`SELECT count(*) ${from}`).pluck()),
    games: rows.all(MOST_SHOWN).map((row) => ({ ...row, players: JSON.parse(row.players) as GameLine['players'] })),
  }
}
